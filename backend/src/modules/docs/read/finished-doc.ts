import type { FieldErrors } from '@lichen/contracts/api/problems';
import type { docReading } from '@lichen/contracts/docs/doc-reading.entity';
import { docTypeOf } from '@lichen/contracts/docs/types/all-types';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Knowledge } from '../fields/knowledge';
import { isBlank, typesOf, type Values } from '../review/form-values';
import { type Doc, type DocReading, isSame, standing, startsOf } from '../review/standing';
import { formReadings, valuesOf } from './form-readings';
import { matchesOf, type SenderSigns } from './matches';
import type { ServiceReading } from '../provider/service-reading';
import type { ReadOutput } from './read-output';

type ReadingRow = Omit<
  RecordOf<typeof docReading>,
  '_id' | 'doc_id' | 'reading_version' | 'version' | 'created_on' | 'created_by' | 'updated_on'
>;

/** Result of a reading: the row to store, and the changes that the document shows at once. */
export interface Finding {
  readonly reading: ReadingRow;
  readonly typed: Partial<Doc>;
}

interface KnownHere {
  readonly knowledge: Knowledge;
  readonly currency: string | null;
  readonly partnerByKey: ReadonlyMap<string, string>;
}

/** Returns the types that a person chose, or else the type that the reader determined; null if there is none. */
function typesRead({ doc_ids }: Doc, type: string | null): string[] | null {
  if (doc_ids && doc_ids.length > 0) return [...doc_ids];
  return type !== null && docTypeOf(type) ? [type] : null;
}

/** Returns the partners that the document may be from by what earlier documents and its email tell. */
const signsOf = (
  { email_id, partner_id }: Doc,
  key: string | null | undefined,
  partnerByKey: KnownHere['partnerByKey'],
): SenderSigns => ({
  taught: key ? (partnerByKey.get(key) ?? null) : null,
  mailed: email_id === null ? null : partner_id,
});

const withPages = ({ contents }: Doc, pages: number) => (contents ? { ...contents, pages } : null);

/** Converts a reading to form values, adds records it mentions, and determines the document's types. */
export function findingOf(
  record: Doc,
  { pages, parts, reading, service }: ServiceReading & Pick<ReadOutput, 'pages' | 'parts'>,
  { knowledge, currency, partnerByKey }: KnownHere,
): Finding {
  const doc_ids = typesRead(record, reading.type);
  const fields = formReadings(typesOf(doc_ids), reading.fields, currency);
  const signs = signsOf(record, reading.landmarks?.supplier, partnerByKey);
  return {
    reading: {
      ...{ type: reading.type, type_permille: Math.round(reading.typeConfidence * 1000), language: reading.language },
      ...{ fields: [...fields, ...matchesOf(fields, knowledge, signs)], checks: [...reading.checks] },
      ...{ pages: [...pages], parts: parts && [...parts], landmarks: reading.landmarks },
      ...{ service: service?.name ?? null, service_state: service?.state ?? null },
    },
    typed: {
      doc_ids,
      doc_type_id: doc_ids?.[0] ?? null,
      contents: withPages(record, pages.filter(({ page }) => page > 0).length),
    },
  };
}

/** Returns the values that a person entered or confirmed, which a new reading does not replace. */
function keptValues({ prep_data, original_data, confirmed, places }: Doc, starts: Values): Values {
  const entries = Object.entries(prep_data ?? {}).filter(
    ([name, value]) =>
      !isBlank(value) &&
      (confirmed?.includes(name) ||
        places?.[name] ||
        (!isSame(value, original_data?.[name]) && !isSame(value, starts[name]))),
  );
  return Object.fromEntries(entries);
}

/** Returns the values of a document after a reading. */
export function valuesRead(record: Doc, reading: DocReading): Pick<Doc, 'original_data' | 'prep_data'> {
  const types = typesOf(record.doc_ids);
  const starts = startsOf(types);
  const original_data = { ...starts, ...valuesOf(types, reading.fields) };
  return { original_data, prep_data: { ...original_data, ...keptValues(record, starts) } };
}

/** Returns the document's values from a reading and the state that follows from them. */
export function finishedDoc(
  record: Doc,
  values: ReturnType<typeof valuesRead>,
  reading: DocReading,
  today: number,
  ofAnswers: FieldErrors,
): Partial<Doc> {
  const said = { ...values, auto_parse: true, error_message: null, checks: [...reading.checks] };
  return { ...said, ...standing({ ...record, ...said, status: 'ready' }, reading, today, ofAnswers) };
}
