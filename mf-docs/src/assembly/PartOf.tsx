import { paths } from '@lichen/contracts/api/paths';
import type { PageRange } from '@lichen/contracts/docs/assembly/page-range';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { useRecord, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import type { Doc } from '../shared/documents';

/** The document that this one was split from and its pages there; nothing for a document that was not split off. */
export const PartOf = ({ record: { part_of: id, part_pages: pages } }: { record: Doc }) =>
  id && pages ? <WholeOf id={id} pages={pages} /> : null;

function WholeOf({ id, pages: { from, to } }: { id: string; pages: PageRange }) {
  const t = useT();
  const whole = useRecord(doc, id).data;
  if (!whole) return null;
  const words = { document: whole.name, page: from, from, to };
  return (
    <Link to={paths.document(id)}>
      {from === to ? t('Part of {document}, page {page}', words) : t('Part of {document}, pages {from} to {to}', words)}
    </Link>
  );
}
