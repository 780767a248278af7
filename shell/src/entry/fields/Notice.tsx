import { t } from '../t';

/** A refusal, read out at once. */
export function Failure({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <p className="notice danger" role="alert">
      {t(text)}
    </p>
  );
}

/** Good news, read out when there is a pause. */
export function Success({ text }: { text: string | null }) {
  return <div role="status">{text && <p className="notice success">{text}</p>}</div>;
}
