import { NAME_TEXTS } from '@lichen/contracts/imports/import.entity';
import { importRow, type RowProblem, type RowVerdict } from '@lichen/contracts/imports/import-row.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { type FieldErrors, Problem } from '@lichen/contracts/api/problems';
import { checkRecord, parseDraft } from '@lichen/contracts/entity/schema';
import { FIELD_TEXTS, TEXTS } from '@lichen/contracts/text/texts';
import type { Drafting, JobBatch, Promised } from '../../../platform/engine/jobs/job-batch';
import type { PreparedRecord } from '../../../platform/engine/rules';
import { yieldToEventLoop } from '../../../platform/jobs/yield-to-event-loop';
import type { ImportKind } from '../../../platform/imports/import-kind';
import { type ImportPlan, type ReadImportRow, readImportRow } from '../import-plan';
import type { FindName } from '../new-records/record-names.query';

export type ImportRow = RecordOf<typeof importRow>;

/** Context in which every page of an import is validated. */
export interface RowValidation {
  readonly kind: ImportKind;
  readonly plan: ImportPlan;
  readonly findName: FindName;
  /** Planned records that rows may refer to before they are written. */
  readonly promised: readonly Promised[];
}

/** A row after reading, with its draft; the draft is null when the row has problems. */
export interface DraftedRow {
  readonly row: ImportRow;
  readonly reading: ReadImportRow;
  readonly draft: PreparedRecord | null;
  /** Values that another record has already: the row may be an update of that record; otherwise these are problems. */
  readonly taken: readonly RowProblem[];
}

/** Outcome of one row: a new draft, an existing record, or its problems. */
export interface ValidatedRow {
  readonly row: ImportRow;
  readonly reading: ReadImportRow;
  readonly values: Record<string, unknown>;
  readonly verdict: RowVerdict;
  readonly problems: readonly RowProblem[];
  readonly draft: PreparedRecord | null;
  /** Id of the existing record, or of the one that the row creates. */
  readonly activityId: string | null;
}

async function findNames(reading: ReadImportRow, findName: FindName): Promise<void> {
  for (const { field, entity, text } of reading.names) {
    const name = await findName(entity, text);
    if (typeof name === 'object') {
      reading.values[field] = name.id;
      reading.labels[field] = name.name;
    } else
      reading.problems.push({
        repair: 'record',
        field,
        message: NAME_TEXTS[name],
        text: reading.writtenOf(field) ?? text,
        cell: reading.addressOf(field),
      });
  }
}

const isMissing = (entity: Entity, field: string, message: string) =>
  message === TEXTS.required || message === (entity.fields as Record<string, { missing?: string }>)[field]?.missing;

/** Converts errors of fields to problems of the row; a field that could not be read has its problem already. */
function problemsOf(entity: Entity, errors: FieldErrors, { problems, values, addressOf }: ReadImportRow): RowProblem[] {
  const told = new Set(problems.map(({ field }) => field));
  return Object.entries(errors).flatMap(([path, message]) => {
    const [field = ''] = path.split('.');
    if (told.has(field)) return [];
    const text = values[field];
    return {
      repair: isMissing(entity, field, message) ? ('missing' as const) : ('rule' as const),
      field,
      message,
      text: text === undefined || text === null || typeof text === 'object' ? '' : String(text),
      cell: addressOf(field),
    };
  });
}

/** True when the only errors are values that another record has already. */
const isTaken = (errors: FieldErrors) => Object.values(errors).every((message) => message === FIELD_TEXTS.taken);

/** Returns the draft of a row; on errors it returns null and adds them to the row's problems or to `taken`. */
async function draftOf(
  {
    kind: {
      served: { entity, rules },
      starts,
    },
  }: RowValidation,
  reading: ReadImportRow,
  drafting: Drafting,
  { id, taken }: { id: string | undefined; taken: RowProblem[] },
): Promise<PreparedRecord | null> {
  const { values, problems } = reading;
  if (reading.isTotal || reading.isHeading) return null;
  // Defaults apply to new records only; they must not replace values of a stored record.
  const begun = { ...starts, ...values };
  if (problems.length > 0) {
    const body = { ...rules.defaults, ...begun };
    const { values: parsed, errors } = parseDraft(entity, body);
    const all = { ...checkRecord(entity, parsed, drafting.context.today), ...errors };
    problems.push(...problemsOf(entity, all, reading));
    return null;
  }
  try {
    return await drafting.draft(entity, begun, id);
  } catch (error) {
    if (!(error instanceof Problem) || (error.code !== 'invalid' && error.code !== 'refused')) throw error;
    const errors = error.errors ?? { '': error.message };
    const wrong = isTaken(errors) ? taken : problems;
    wrong.push(...problemsOf(entity, errors, reading));
    return null;
  }
}

/** Rows to compare with: the earlier ones while the whole file is validated, otherwise all others. */
export type Claims = 'before' | 'all';

/** Records that other rows of the import match or have created; no two rows stand for the same record. */
async function claimedBy(batch: JobBatch, ids: readonly string[], rows: readonly ImportRow[], claims: Claims) {
  const [first] = rows;
  if (ids.length === 0 || !first) return new Set<string>();
  const own = new Set(rows.map(({ _id }) => _id));
  const where = {
    import_id: first.import_id,
    activity_id: { in: ids },
    verdict: { in: ['existing', 'new'] },
    ...(claims === 'before' ? { place: { below: first.place } } : {}),
  };
  const found = await batch.unit.read(importRow).part(['_id', 'activity_id'], { where });
  return new Set(found.flatMap(({ _id, activity_id }) => (own.has(_id) || !activity_id ? [] : [activity_id])));
}

/** Reads the rows and resolves the records that their cells name. */
async function readRows({ plan, findName }: RowValidation, rows: readonly ImportRow[]) {
  const readings: { row: ImportRow; reading: ReadImportRow }[] = [];
  for (const row of rows) {
    const reading = readImportRow(plan, row.place, row.cells);
    await findNames(reading, findName);
    readings.push({ row, reading });
  }
  return readings;
}

/** Ids of the records that a row refers to. */
export async function namedIn(
  { plan, findName }: RowValidation,
  { place, cells }: Pick<ImportRow, 'place' | 'cells'>,
): Promise<string[]> {
  const ids: string[] = [];
  for (const { entity, text } of readImportRow(plan, place, cells).names) {
    const name = await findName(entity, text);
    if (typeof name === 'object') ids.push(name.id);
  }
  return ids;
}

/** Validates a page of rows as if each were written, disregarding what the import itself has written. */
export async function draftedRows(
  judging: RowValidation,
  rows: readonly ImportRow[],
  drafting: Drafting,
): Promise<DraftedRow[]> {
  const readings = await readRows(judging, rows);
  await drafting.ahead(
    judging.kind.served.entity,
    readings.map(({ reading }) => reading.values),
  );
  const drafted: DraftedRow[] = [];
  for await (const { row, reading } of yieldToEventLoop(readings)) {
    const promised = row.verdict === 'new' ? (row.activity_id ?? undefined) : undefined;
    const taken: RowProblem[] = [];
    const draft = await draftOf(judging, reading, drafting, { id: promised, taken });
    drafted.push({ row, reading, draft, taken });
  }
  return drafted;
}

/** The record that a row would be stored as; for values taken by another record, the row's own. */
const recordOf = ({ draft, reading, taken }: DraftedRow): Readonly<Record<string, unknown>> | null =>
  draft ? (draft.record as unknown as Readonly<Record<string, unknown>>) : taken.length > 0 ? reading.values : null;

function repeatedProblem({ values, addressOf }: ReadImportRow, { fixed = [] }: ImportKind['identity']): RowProblem {
  const [field = ''] = fixed;
  const text = String(values[field] ?? '');
  return { repair: 'rule', field, message: FIELD_TEXTS.taken, text, cell: addressOf(field) };
}

/** Finds the rows of a page whose record exists already. */
export async function validatedRows(
  { kind: { identity }, plan: { settings } }: RowValidation,
  page: readonly DraftedRow[],
  batch: JobBatch,
  claims: Claims = 'all',
): Promise<ValidatedRow[]> {
  const records = page.map(recordOf).filter((record) => record !== null);
  const rows = page.map(({ row }) => row);
  const existing = await identity.existing(batch.unit.read, records, (ids) => claimedBy(batch, ids, rows, claims));
  const claimed = new Set<string>();
  const made = new Set<string>();
  return page.map((drafted): ValidatedRow => {
    const { row, reading, draft, taken } = drafted;
    const { values, isTotal, isHeading } = reading;
    const record = recordOf(drafted);
    const problems = [...reading.problems, ...taken];
    if (isHeading || (isTotal && settings.skip_totals))
      return { row, reading, values, verdict: 'skipped', problems: [], draft, activityId: null };
    const wrong = { row, reading, values, verdict: 'error' as const, problems, draft: null, activityId: null };
    if (!record) return wrong;
    const own = identity.of(record);
    const free = (existing.get(own) ?? []).find((id) => !claimed.has(id));
    if (free) {
      claimed.add(free);
      return { row, reading, values, verdict: 'existing', problems: [], draft, activityId: free };
    }
    if (!draft) return wrong;
    // Two rows of the same page are drafted before either is written.
    const isSecond = claims === 'all' && identity.isOnlyOne?.(record) && made.has(own);
    if (isSecond) return { ...wrong, problems: [repeatedProblem(reading, identity)] };
    made.add(own);
    return { row, reading, values, verdict: 'new', problems, draft, activityId: draft.record._id };
  });
}
