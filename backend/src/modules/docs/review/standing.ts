import type { FieldErrors } from '@lichen/contracts/api/problems';
import type { doc } from '@lichen/contracts/docs/doc.entity';
import type { docReading } from '@lichen/contracts/docs/doc-reading.entity';
import {
  type DocQueue,
  type DocStatus,
  type FieldState,
  isUnderWay,
  MAY_UNAPPLY,
  SURE_FROM,
} from '@lichen/contracts/docs/doc-statuses';
import { type DocType, importedBy } from '@lichen/contracts/docs/doc-type';
import { categoriesOf } from '@lichen/contracts/docs/types/all-types';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { billNumberOf } from './copies/bill-number';
import { isBlank, isEmpty, isNeededBeside, ruleErrors, typesOf, type Values } from './form-values';

export type Doc = RecordOf<typeof doc>;
export type DocReading = RecordOf<typeof docReading>;

/** Derived fields of a document that has not been entered or read yet. */
export const NEW_DOC = {
  doc_type_id: null,
  categories: null,
  original_data: null,
  field_states: null,
  checks: null,
  errors: null,
  warnings: null,
  error_message: null,
  contents: null,
  content_hash: null,
  file_id: null,
  bill_number: null,
  same_as: null,
  received_from: null,
  email_id: null,
  set_aside: null,
  part_of: null,
  part_pages: null,
  combined_in: null,
  combined_of: null,
  job_id: null,
  reading_version: null,
  edited: false,
  manual_entry: false,
  can_enter: true,
  ignore_entry: false,
  auto_parse: false,
  postponed: false,
  applied_by_itself: false,
  waits_for: null,
  applied_types: null,
  applied_on: null,
  expiry_date: null,
  expiry_told: null,
  location_id: null,
  survey_type_id: null,
  survey_hash: null,
  data_shared: false,
} as const;

/** Returns the default values of the types. */
export const startsOf = (types: readonly DocType[]): Values => Object.assign({}, ...types.map(({ starts }) => starts));

function isEntered(types: readonly DocType[], values: Values): boolean {
  const starts = startsOf(types);
  return Object.entries(values).some(([name, value]) => !isBlank(value) && value !== starts[name]);
}

/** Compares values as JSON; a missing value equals null. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

interface Judged {
  readonly types: readonly DocType[];
  readonly values: Values;
  readonly errors: FieldErrors;
  readonly reading: Pick<DocReading, 'fields' | 'checks'> | null;
}

/** Returns true if a type cannot be applied without a field, or without a row of a list that has such a field. */
function isNeeded({ reads, rows }: DocType, name: string, values: Values): boolean {
  const ofRow = Object.values(rows[name]?.reads ?? {});
  return [...(reads[name] ? [reads[name]] : []), ...ofRow].some((as) => isNeededBeside(as, values));
}

function stateOf(name: string, { values, errors, reading, types }: Judged, record: Doc): FieldState | undefined {
  const value = values[name];
  if (Object.keys(errors).some((each) => each === name || each.startsWith(`${name}.`))) return 'does_not_hold';
  if (isEmpty(value)) return types.some((type) => isNeeded(type, name, values)) ? 'to_check' : undefined;
  // Showing a value on the page confirms it.
  if (record.confirmed?.includes(name) || record.places?.[name]) return 'confirmed';
  const read = reading?.fields.find(({ field }) => field === name);
  if (!read || !isSame(record.original_data?.[name], value)) return 'confirmed';
  if (reading?.checks.some(({ holds, fields }) => !holds && fields.includes(name))) return 'does_not_hold';
  return read.flags.length > 0 || read.confidence < SURE_FROM ? 'to_check' : 'read';
}

function statesOf(judged: Judged, record: Doc): Record<string, FieldState> {
  const names = judged.types.flatMap(({ form, rows }) => [...Object.keys(form.fields), ...Object.keys(rows)]);
  const states = [...new Set(names)].map((name) => [name, stateOf(name, judged, record)] as const);
  return Object.fromEntries(states.filter((each): each is readonly [string, FieldState] => each[1] !== undefined));
}

function statusOf(
  { types, values, errors }: Judged,
  states: Readonly<Record<string, FieldState>>,
  hasImport: boolean,
): DocStatus {
  if (types.length === 0 || !(hasImport || isEntered(types, values))) return 'capture';
  if (Object.keys(errors).length > 0) return 'invalid';
  return Object.values(states).some((state) => state === 'to_check' || state === 'does_not_hold')
    ? 'ready'
    : 'validated';
}

type Placed = Pick<Doc, 'ignore_entry' | 'postponed' | 'set_aside'>;

/** Returns true while the server is working on the document. */
export const isInWork = ({ status }: Pick<Doc, 'status'>): boolean => isUnderWay(status);

/** Returns the queue of a document in a status. */
export const queueOf = (status: DocStatus, { ignore_entry, postponed, set_aside }: Placed): DocQueue => {
  if (set_aside !== null) return 'replaced';
  if (isUnderWay(status)) return 'reading';
  if (status === 'applied') return 'applied';
  return ignore_entry ? 'refused' : postponed ? 'postponed' : 'to_review';
};

/** Returns the expiry date of a document; of several, the earliest. */
function expiryOf(types: readonly DocType[], values: Values): number | null {
  const listed = types.flatMap(({ makes }) =>
    makes.kind === 'expiry' && makes.list !== undefined
      ? ((values[makes.list] ?? []) as readonly Values[]).map((row) => row[makes.field])
      : [],
  );
  const days = [values['expiry_date'], ...listed].filter((day) => typeof day === 'number');
  return days.length > 0 ? Math.min(...days) : null;
}

/** Derives errors, field states, status and queue from the types and values of a document. */
export function standing(
  record: Doc,
  reading: Judged['reading'],
  today: number,
  /** Errors of its survey answers. */
  ofAnswers: FieldErrors = {},
): Partial<Doc> {
  const types = typesOf(record.doc_ids);
  const values = record.prep_data ?? {};
  const ofTypes = types.map((type) => ruleErrors(type, values, today));
  const errors = Object.assign({}, ofAnswers, ...ofTypes) as FieldErrors;
  const hasImport = record.import_id !== null && types.some((type) => importedBy(type) !== null);
  const judged = { types, values, errors, reading };
  const field_states = statesOf(judged, record);
  const isKept = isUnderWay(record.status) || MAY_UNAPPLY.includes(record.status);
  const expiry_date = expiryOf(types, values);
  const status = isKept ? record.status : statusOf(judged, field_states, hasImport);
  return {
    status,
    queue: queueOf(status, record),
    errors: Object.keys(errors).length > 0 && status !== 'capture' ? errors : null,
    field_states,
    doc_type_id: types[0]?.id ?? null,
    categories: types.length > 0 ? [...categoriesOf(types.map(({ id }) => id))] : null,
    can_enter: types.every(({ manualEntry }) => manualEntry),
    expiry_date,
    // A changed expiry date is announced again.
    expiry_told: expiry_date === record.expiry_date ? record.expiry_told : null,
    bill_number: billNumberOf(values),
    location_id: typeof values['location_id'] === 'string' ? values['location_id'] : null,
    partner_id: typeof values['partner_id'] === 'string' ? values['partner_id'] : record.partner_id,
    edited: record.original_data !== null && !isSame(record.original_data, record.prep_data),
    manual_entry: record.reading_version === null && record.original_data === null && isEntered(types, values),
  };
}
