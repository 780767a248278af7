import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { notFound } from '@lichen/contracts/api/problems';
import type { Plain } from '../store/columns';
import { onlyChanged } from './unit/differences';
import { refsOf } from './integrity/references';
import type { Registry } from './registry';
import type { Context, Served, PreparedRecord } from './rules';
import type { UnitOfWork } from './unit/unit-of-work';
import { effectsOf, validatedChanges, validateAndDerive } from './verbs';

type Stored = RecordOf<Entity>;

/** Reads what many rows refer to, one query per entity, so that validating each row needs no query. */
export async function readReferred(
  entity: Entity,
  rows: readonly Plain[],
  { entities }: Pick<Registry, 'entities'>,
  { records }: Pick<UnitOfWork, 'records'>,
): Promise<void> {
  for (const [name, field] of refsOf(entity)) {
    const served = entities.get(field.entity);
    const ids = rows.map((row) => row[name]).filter((id): id is string => typeof id === 'string');
    if (served) await records(served.entity).ahead(ids);
  }
}

/** Error for a record that was deleted while records that refer to it were being prepared. */
const gone = (entity: Entity, field: string) => new Error(`${entity.name}: what ${field} names was deleted meanwhile`);

/** Throws if a draft refers to a record that no longer exists: drafts are prepared before their transaction begins. */
async function expectReferred(
  entity: Entity,
  drafts: readonly Plain[],
  registry: Pick<Registry, 'entities'>,
  unit: UnitOfWork,
): Promise<void> {
  await readReferred(entity, drafts, registry, unit);
  const own = new Set(drafts.map((draft) => draft['_id']));
  for (const [name, field] of refsOf(entity)) {
    const target = registry.entities.get(field.entity)?.entity;
    const ids = new Set(drafts.map((draft) => draft[name]).filter((id): id is string => typeof id === 'string'));
    for (const id of ids)
      if (target && !own.has(id) && !(await unit.records(target).find(id))) throw gone(entity, name);
  }
}

/** Inserts prepared records of one entity, with their effects, in few statements. */
export async function insertDrafted(
  served: Served,
  drafts: readonly PreparedRecord[],
  registry: Pick<Registry, 'entities'>,
  unit: UnitOfWork,
  context: Context,
): Promise<void> {
  const records = drafts.map(({ record }) => record);
  await expectReferred(served.entity, records as unknown as Plain[], registry, unit);
  await unit.insertAll(served.entity, records, 'create');
  await unit.apply(drafts.flatMap((draft) => [...effectsOf(served, null, draft, context)]));
}

/**
 * Reads records of one entity, with a `read` that has preloaded what their facts need. Throws `notFound` if one is
 * missing.
 */
async function openTogether({ entity, rules }: Served, ids: readonly string[], unit: UnitOfWork, context: Context) {
  const records: Stored[] = ids.length > 0 ? await unit.records(entity).list({ where: { id: { in: ids } } }) : [];
  if (records.length < ids.length) throw notFound();
  for (const record of records) rules.mayChange?.(record, context);
  return { records, read: (await rules.preload?.(unit.read, records)) ?? unit.read };
}

/** Updates records of one entity by id: like `update` for each, in few statements. */
export async function updateTogether(
  served: Served,
  bodies: ReadonlyMap<string, Plain>,
  registry: Registry,
  unit: UnitOfWork,
  context: Context,
): Promise<void> {
  const { records, read } = await openTogether(served, [...bodies.keys()], unit, context);
  const reading = { records: unit.records, read, ask: unit.ask };
  const updates: { record: Stored; changes: Plain; prepared: PreparedRecord }[] = [];
  for (const record of records) {
    const wanted = await validatedChanges(served, record, bodies.get(record._id) ?? {}, registry, reading, context);
    const prepared = await validateAndDerive(served, { ...record, ...wanted }, record, reading, context);
    const changes = onlyChanged(record as unknown as Plain, prepared.record as unknown as Plain);
    if (Object.keys(changes).length > 0) updates.push({ record, changes, prepared });
  }
  const after = await unit.updateAll(served.entity, updates, 'update');
  await unit.apply(
    updates.flatMap(({ record, prepared }, at) => [
      ...effectsOf(served, record, { ...prepared, record: after[at] ?? prepared.record }, context),
    ]),
  );
}

/** Removes records of one entity: like `remove` for each, in few statements. */
export async function removeTogether(
  served: Served,
  ids: readonly string[],
  unit: UnitOfWork,
  context: Context,
): Promise<void> {
  const { entity, rules } = served;
  const { records, read } = await openTogether(served, ids, unit, context);
  const effects = [];
  for (const record of records) {
    const facts = await rules.facts?.(read, record, context, record, unit.ask);
    rules.mayRemove?.(record, facts, context);
    effects.push(...(rules.effects?.({ before: record, after: null }, facts, context, undefined) ?? []));
  }
  await unit.apply(effects);
  await unit.removeAll(entity, records);
}
