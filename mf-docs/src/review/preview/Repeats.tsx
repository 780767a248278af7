import { paths } from '@lichen/contracts/api/paths';
import type { Repeat } from '@lichen/contracts/docs/doc.call';
import { useFormat, useT, useTn } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import type { Doc } from '../../shared/documents';

interface Props {
  record: Doc;
  repeats: readonly Repeat[];
  /** Number of further such records. */
  more: number;
}

/** Stored records that a previewed one repeats, except those that the document's warnings name already. */
export function Repeats({ record: { warnings }, repeats, more }: Props) {
  const t = useT();
  const tn = useTn();
  const format = useFormat();
  const known = new Set(warnings?.map(({ id }) => id));
  const shown = repeats.filter(({ id }) => !known.has(id));
  const others =
    shown.length > 0
      ? t('and {count} more', { count: more })
      : tn(more, '{count} more stored record may be the same', '{count} more stored records may be the same');
  return (
    <>
      {shown.map(({ message, id, from, to }) => (
        <span key={id} className="doc-made-problem">
          {t(message)} <Link to={paths.activity(id)}>{format.period(from, to)}</Link>
        </span>
      ))}
      {more > 0 && <span className="doc-made-problem">{others}</span>}
    </>
  );
}
