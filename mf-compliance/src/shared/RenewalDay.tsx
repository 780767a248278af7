import { StatusTag, useFormat, usePortal, useT } from '@lichen/kit';

interface Props {
  day: number | null;
  /** New proof is due. */
  isDue: boolean;
}

/** The day on which proof has to be renewed: red once it has passed, a warning once new proof is due. */
export function RenewalDay({ day, isDue }: Props) {
  const t = useT();
  const format = useFormat();
  const { today } = usePortal();
  if (day === null) return <>–</>;
  const isPast = day < today();
  return (
    <span className="cp-renewal">
      <span>{format.day(day)}</span>
      {(isPast || isDue) && <StatusTag tone={isPast ? 'bad' : 'attention'}>{t(isPast ? 'Expired' : 'Due')}</StatusTag>}
    </span>
  );
}
