import { paths } from '@lichen/contracts/api/paths';
import { docEvidence } from '@lichen/contracts/docs/doc-evidence.entity';
import { useRecords, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';

/** Maximum number of evidence rows that are read to find the records. */
const ROWS = 500;

/** Lists the records that a document is evidence for. */
export function MadeRecords({ docId }: { docId: string }) {
  const t = useT();
  const rows = useRecords(docEvidence, { doc_id: docId, closed: false, limit: ROWS }).data?.list ?? [];
  const made = new Map(rows.map((row) => [row.record_id, row.record_entity]));
  if (made.size === 0) return null;
  return (
    <section className="doc-rests">
      <h2>{t('Made from this document')}</h2>
      <ul>
        {[...made].map(([id, entity]) => (
          <li key={id}>
            {entity.endsWith('activitys') ? <Link to={paths.activity(id)}>{t('Activity')}</Link> : t('Record')}
          </li>
        ))}
      </ul>
    </section>
  );
}
