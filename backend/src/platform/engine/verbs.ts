import { CALL_TEXTS } from '@lichen/contracts/text/texts';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { readInput } from '@lichen/contracts/entity/input-errors';
import { Problem, invalid, notFound } from '@lichen/contracts/api/problems';
import { checkRecord, parseChanges, parseDraft } from '@lichen/contracts/entity/schema';
import { columnsOf, type Plain } from '../store/columns';
import { onlyChanged } from './unit/differences';
import { referenceErrors } from './integrity/references';
import type { Registry } from './registry';
import type { Context, Effect, Served, PreparedRecord } from './rules';
import type { UnitOfWork } from './unit/unit-of-work';
import { newRow } from './unit/row-writes';
import { uniqueErrors } from './integrity/unique';
import { expectNoErrors } from './unit/open-unit-of-work';
import { type Codes, resolveCodes } from './integrity/resolve-codes';

type Stored = RecordOf<Entity>;

/** Parses a draft with defaults filled in. Throws `invalid` with a message for every wrong field. */
export function parsedDraft({ entity, rules }: Served, body: Plain, codes: Codes, context: Context): Plain {
  const { values, errors } = parseDraft(entity, resolveCodes(codes, entity, { ...rules.defaults, ...body }));
  expectNoErrors({ ...checkRecord(entity, values, context.today), ...errors });
  return values;
}

/** The part of a unit that only reads: enough to validate a draft. */
type ReadingUnit = Pick<UnitOfWork, 'records' | 'read' | 'ask'>;

/** Calculates from a record's facts and derives its fields; used by saves, previews and recalculations alike. */
export function deriveFrom({ rules }: Served, record: Stored, facts: unknown, context: Context): PreparedRecord {
  const calculated = rules.calculate?.(record, facts, context);
  return { record: { ...record, ...rules.derive?.(record, facts, context, calculated) }, facts, calculated };
}

/** Returns the effects of a record that is created or changed. */
export const effectsOf = (
  { rules }: Served,
  before: Stored | null,
  { record: after, facts, calculated }: PreparedRecord,
  context: Context,
): readonly Effect[] => rules.effects?.({ before, after }, facts, context, calculated) ?? [];

/** Reads the facts, applies the rules that need them, calculates and derives. */
export async function validateAndDerive(
  served: Served,
  record: Stored,
  before: Stored | null,
  unit: ReadingUnit,
  context: Context,
): Promise<PreparedRecord> {
  const { rules } = served;
  const facts = await rules.facts?.(unit.read, record, context, before, unit.ask);
  expectNoErrors(rules.check?.(record, facts, context) ?? {});
  expectNoErrors(await uniqueErrors(unit.read, served.entity, record, before));
  return deriveFrom(served, record, facts, context);
}

/** Prepares a new record: validates, calculates, derives. Makes its id unless one was reserved. */
export async function prepareNew(
  served: Served,
  body: Plain,
  registry: Registry,
  unit: ReadingUnit,
  context: Context,
  id?: string,
): Promise<PreparedRecord> {
  const { entity, rules } = served;
  const draft = rules.complete ? { ...(await rules.complete(unit.read, body)), ...body } : body;
  const values = parsedDraft(served, draft, registry, context);
  await rules.hold?.(unit.read, values, context);
  expectNoErrors(await referenceErrors(registry, unit.records, entity, values));
  const record = {
    // Derived fields start empty; `initial` and `derive` fill those they know.
    ...columnsOf(entity).blank,
    ...values,
    ...rules.initial?.(values as never, context),
    ...newRow(context),
    ...(entity.table?.discriminator ? { [entity.table.discriminator]: entity.name } : {}),
    _id: id ?? context.newId(),
  } as unknown as Stored;
  return validateAndDerive(served, record, null, unit, context);
}

/** Checks and writes a new record with its effects; throws `invalid` with messages by field. */
export async function create(
  served: Served,
  body: Plain,
  registry: Registry,
  unit: UnitOfWork,
  context: Context,
  id?: string,
): Promise<Stored> {
  const prepared = await prepareNew(served, body, registry, unit, context, id);
  await unit.insert(served.entity, prepared.record, 'create');
  await unit.apply(effectsOf(served, null, prepared, context));
  return prepared.record;
}

/** The record that a call changes. */
export interface Target {
  id: string;
  /** Version that the caller last read, from `If-Match`. */
  version?: number | undefined;
}

/** Returns the stored record; throws `notFound`, or `conflict` if the caller read another version of it. */
export async function current(
  served: Served,
  { id, version }: Target,
  unit: UnitOfWork,
  context: Context,
): Promise<Stored> {
  const record = await unit.records(served.entity).find(id);
  if (!record) throw notFound();
  if (version !== undefined && version !== record.version) throw new Problem('conflict', CALL_TEXTS.stale);
  served.rules.mayChange?.(record, context);
  return record;
}

/** Writes parsed changes, or those of an action, with their effects. Writes nothing if no value differs. */
export async function change(
  served: Served,
  before: Stored,
  changes: Plain,
  type: string,
  unit: UnitOfWork,
  context: Context,
) {
  const prepared = await validateAndDerive(served, { ...before, ...changes }, before, unit, context);
  const written = onlyChanged(before as unknown as Plain, prepared.record as unknown as Plain);
  if (Object.keys(written).length === 0) return before;
  const after = await unit.update(served.entity, before, written, type);
  await unit.apply(effectsOf(served, before, { ...prepared, record: after }, context));
  return after;
}

/** Returns the part of `body` that changes the record, validated as far as possible without facts. Throws `invalid`. */
export async function validatedChanges(
  { entity }: Served,
  before: Stored,
  body: Plain,
  registry: Registry,
  { records }: Pick<ReadingUnit, 'records'>,
  context: Context,
): Promise<Plain> {
  const { values, errors } = parseChanges(entity, resolveCodes(registry, entity, body));
  expectNoErrors(errors);
  const changes = onlyChanged(before as unknown as Plain, values);
  expectNoErrors(checkRecord(entity, { ...before, ...changes }, context.today, before as unknown as Plain));
  expectNoErrors(await referenceErrors(registry, records, entity, changes));
  return changes;
}

/** Checks and writes the changed fields of a record, with its effects; throws `invalid` or `conflict`. */
export async function update(
  served: Served,
  target: Target,
  body: Plain,
  registry: Registry,
  unit: UnitOfWork,
  context: Context,
): Promise<Stored> {
  const before = await current(served, target, unit, context);
  const changes = await validatedChanges(served, before, body, registry, unit, context);
  return change(served, before, changes, 'update', unit, context);
}

/** Parses the input of an action. Throws `invalid` with a message for every wrong field. */
export function parsedInput(entity: Entity, name: string, body: Plain): unknown {
  const action = Object.hasOwn(entity.actions, name) ? entity.actions[name] : undefined;
  if (!action) throw notFound();
  const input = readInput(action.input, body);
  if ('errors' in input) throw invalid(input.errors);
  return input.data;
}

/** Runs an action of a record and writes what it changes; throws what its rules refuse. */
export async function act(
  served: Served,
  target: Target,
  name: string,
  body: Plain,
  unit: UnitOfWork,
  context: Context,
): Promise<Stored> {
  const { rules } = served;
  const run = rules.actions && Object.hasOwn(rules.actions, name) ? rules.actions[name] : undefined;
  if (!run) throw notFound();
  const input = parsedInput(served.entity, name, body);
  const before = await current(served, target, unit, context);
  const changes = run({ record: before, input: input as never, context });
  return change(served, before, changes as Plain, name, unit, context);
}
