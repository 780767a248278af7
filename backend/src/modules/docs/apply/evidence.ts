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

const placeOf = (read: FieldReading | ShownPlace | undefined) => ({ page: read?.page ?? null, box: read?.box ?? null });

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
      const read = reading?.fields.find((each) => each.field === field);
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
