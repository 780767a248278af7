import { StatusTag, useFormat, usePortal, useT } from '@lichen/kit';

interface Props {
  day: number | null;
  /** True if new proof is due. */
  isDue: boolean;
}

/** Due date of the renewal: red once it has passed, a warning while new proof is due. */
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
