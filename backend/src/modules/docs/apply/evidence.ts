import type { docEvidence } from '@lichen/contracts/docs/doc-evidence.entity';
import type { FieldReading } from '@lichen/contracts/docs/reading';
import type { ShownPlace } from '@lichen/contracts/docs/shown-place';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { shownPlace } from '../review/places';
import type { Doc, DocReading } from '../review/standing';
import type { Made } from './maker';

export type Evidence = RecordOf<typeof docEvidence>;
type EvidenceRow = Omit<Evidence, 'version' | 'created_on' | 'created_by' | 'updated_on'>;

interface MadeRecord extends Made {
  readonly id: string;
  readonly docType: string;
  /** The record before the document changed it. */
  readonly before?: object;
}

const placeOf = (read: Pick<FieldReading, 'page' | 'box'> | ShownPlace | undefined) => ({
  page: read?.page ?? null,
  box: read?.box ?? null,
});

const known = new WeakMap<DocReading, ReadonlyMap<string, FieldReading>>();

/** Returns the readings by field. Lists have thousands of cells, each of which is looked for. */
function byField(reading: DocReading): ReadonlyMap<string, FieldReading> {
  const kept = known.get(reading);
  if (kept) return kept;
  // The first reading of a field counts.
  const made = new Map(reading.fields.map((each) => [each.field, each] as const).reverse());
  known.set(reading, made);
  return made;
}

/** Returns the reading of a field; of a cell that has none, that of its list, with the cell's value. */
function readingAt(reading: DocReading | null, path: string): Pick<FieldReading, 'page' | 'box' | 'value'> | undefined {
  const of = (name: string) => (reading ? byField(reading).get(name) : undefined);
  const [list = '', at, cell] = path.split('.');
  const whole = of(path);
  if (whole || at === undefined || cell === undefined) return whole;
  const rows = of(list);
  const row = Array.isArray(rows?.value) ? (rows.value as readonly unknown[])[Number(at)] : undefined;
  return rows && { ...rows, value: (row as Readonly<Record<string, unknown>> | undefined)?.[cell] ?? null };
}

/** Returns the path under which a cell was read: rows may have been removed or added since. Undefined for a new row. */
function pathAsRead({ original_data, prep_data }: Doc, path: string): string | undefined {
  const [list = '', at, ...cell] = path.split('.');
  const [was, is] = [original_data?.[list], prep_data?.[list]];
  if (at === undefined || !Array.isArray(was) || !Array.isArray(is) || was.length === is.length) return path;
  const row = JSON.stringify(is[Number(at)]);
  const before = was.findIndex((each) => JSON.stringify(each) === row);
  return before < 0 ? undefined : [list, before, ...cell].join('.');
}

/** Returns evidence for each field of a created record: the document's field and its place on the page. */
export function evidenceOf(
  doc: Doc,
  reading: DocReading | null,
  { id, docType, entity, draft, from, before }: MadeRecord,
  newId: () => string,
): readonly EvidenceRow[] {
  return Object.entries(from)
    .filter(([to]) => draft[to] !== undefined)
    .map(([record_field, field]) => {
      const path = pathAsRead(doc, field);
      const read = path === undefined ? undefined : readingAt(reading, path);
      return {
        ...{ _id: newId(), doc_id: doc._id, doc_type: docType, reading_version: doc.reading_version },
        ...{
          field,
          ...placeOf(shownPlace(doc, field) ?? read),
          record_entity: entity.name,
          record_id: id,
          record_field,
        },
        ...{ value_as_read: read?.value ?? null, value_as_applied: draft[record_field] ?? null, closed_on: null },
        value_before: (before as Readonly<Record<string, unknown>> | undefined)?.[record_field] ?? null,
      };
    });
}
