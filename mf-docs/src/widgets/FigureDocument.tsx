import { paths } from '@lichen/contracts/api/paths';
import { docEvidence } from '@lichen/contracts/docs/doc-evidence.entity';
import { docTypeOf } from '@lichen/contracts/docs/types/all-types';
import type { Field } from '@lichen/contracts/entity/fields';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Slots } from '@lichen/contracts/slots';
import { useRecords, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import './figure-document.css';

type Evidence = RecordOf<typeof docEvidence>;

/** Maximum number of values read for one record; no form has more fields. */
const ROWS = 100;

const fieldsOf = ({ doc_type }: Evidence) => (docTypeOf(doc_type)?.form.fields ?? {}) as Record<string, Field>;

const labelOf = (row: Evidence): string => fieldsOf(row)[row.field]?.label ?? row.field;

/** Returns the index of a field in the form of its type. */
const placeOf = (row: Evidence): number => Object.keys(fieldsOf(row)).indexOf(row.field);

/** Links each value of a record to its place on the document; for a manually entered record, links its evidence. */
export default function FigureDocument({ doc_id, record_id }: Slots['figure.document']) {
  const t = useT();
  const found = useRecords(docEvidence, { doc_id, record_id, closed: false, limit: ROWS });
  // A document that a user attached as evidence has no values that were read from it.
  const title = t(found.data?.count === 0 ? 'Evidence' : 'From the document');
  const placed = (found.data?.list ?? []).filter(({ page }) => page !== null).sort((a, b) => placeOf(a) - placeOf(b));
  return (
    <section className="doc-origin" aria-label={title}>
      <p>
        <strong>{title}</strong> <Link to={paths.document(doc_id)}>{t('Open document')}</Link>
      </p>
      {placed.length > 0 && (
        <ul>
          {placed.map((row) => (
            <li key={row._id}>
              <span>{t(labelOf(row))}</span>
              <Link to={paths.document(doc_id, { page: row.page, field: row.field })}>
                {t('Page {page}', { page: row.page ?? 1 })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
