import { t } from '../t';

/** An error message, which screen readers announce at once. */
export function Failure({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <p className="notice danger" role="alert">
      {t(text)}
    </p>
  );
}

/** A success message, which screen readers announce at the next pause. */
export function Success({ text }: { text: string | null }) {
  return <div role="status">{text && <p className="notice success">{text}</p>}</div>;
}
