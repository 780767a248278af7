import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { Problem, notFound } from '@lichen/contracts/api/problems';
import type { Plain } from '../store/columns';
import { type DataCall, type Engine, answerOf, idOf } from './engine';
import { runOnce } from './unit/idempotency';
import { operate } from './operate';
import { expectAllowed, expectSubscribed } from './permissions/permit';
import type { Context, Served } from './rules';
import { removedRecord } from './unit/removed-records';
import { expectRowAccess, needsRow } from './permissions/row-access';
import { remove, restore } from './remove';
import { type Target, act, create, update } from './verbs';
import type { UnitOfWork } from './unit/unit-of-work';
import { operationOf } from './registry';
import { inUnitOfWork } from './unit/open-unit-of-work';

function allowOf({ entity }: Served, { verb, name = '' }: DataCall): Entity['allow']['list'] {
  if (isVerb(verb)) return entity.allow[verb];
  if (isRestore(entity, { verb, name })) return entity.allow.remove;
  const action = Object.hasOwn(entity.actions, name) ? entity.actions[name] : undefined;
  if (!action) throw notFound();
  return action.allow;
}

/** Returns whether the call restores a record, which needs the permission to remove it. */
const isRestore = ({ restorable }: Entity, { verb, name }: Pick<DataCall, 'verb' | 'name'>): boolean =>
  restorable === true && verb === 'action' && name === 'restore';

const isVerb = (verb: DataCall['verb']): verb is 'create' | 'update' | 'remove' =>
  verb === 'create' || verb === 'update' || verb === 'remove';

/**
 * Throws unless the person has access to the row both before and after the change, so that nobody moves rows from or to
 * other people's records.
 */
async function expectRowOpen(engine: Engine, served: Served, call: DataCall, context: Context, unit: UnitOfWork) {
  const { entity } = served;
  const open = (row: Plain | undefined) =>
    expectRowAccess(entity, 'update', row, engine.registry, unit.records, context);
  if (call.verb === 'create') return open(call.body);
  if (isRestore(entity, call)) {
    const id = idOf(served, call, context);
    const { record } = await removedRecord(engine.platform.database, unit, entity, id, context);
    return open(record as unknown as Plain);
  }
  const before = (await unit.records(entity).find(idOf(served, call, context))) as Plain | undefined;
  await open(before);
  if (call.verb === 'update') await open({ ...before, ...call.body });
}

async function changedBy(
  engine: Engine,
  served: Served,
  { verb, name = '', body, target }: DataCall & { target: Target },
  context: Context,
  unit: UnitOfWork,
): Promise<RecordOf<Entity> | Problem> {
  const { registry } = engine;
  if (verb === 'update') return update(served, target, body, registry, unit, context);
  const operation = operationOf(registry, served.entity, name);
  return operation
    ? operate(engine, { served, operation }, target, body, unit, context)
    : act(served, target, name, body, unit, context);
}

async function run(
  engine: Engine,
  served: Served,
  call: DataCall,
  context: Context,
  unit: UnitOfWork,
): Promise<Plain | Problem> {
  if (call.verb === 'create') {
    const created = await create(served, call.body, engine.registry, unit, context);
    return answerOf(engine, served, created, unit.records, context);
  }
  const target = { id: idOf(served, call, context), version: call.version };
  const removing = { database: engine.platform.database, registry: engine.registry };
  const { removedBy } = served.entity;
  if (call.verb === 'remove' && removedBy !== undefined)
    return run(engine, served, { ...call, verb: 'action', name: removedBy, body: {} }, context, unit);
  if (call.verb === 'remove') {
    const { _id, version } = await remove(removing, served, target, unit, context);
    return { ok: true, obj: { _id, version } };
  }
  if (isRestore(served.entity, call)) {
    const restored = await restore(removing, served.entity, target.id, unit, context);
    return answerOf(engine, served, restored, unit.records, context);
  }
  const changed = await changedBy(engine, served, { ...call, target }, context, unit);
  if (changed instanceof Problem) return changed;
  return answerOf(engine, served, changed, unit.records, context);
}

/**
 * Runs creates, updates, removals and actions: checks permissions, runs once per idempotency key, in one transaction.
 */
export async function write(engine: Engine, served: Served, call: DataCall, context: Context): Promise<Plain> {
  const { platform, registry } = engine;
  const verb = isRestore(served.entity, call) ? 'remove' : call.verb;
  const isThrough = isVerb(verb) && needsRow(served.entity, verb, context);
  if (!isThrough) expectAllowed(allowOf(served, call), context);
  expectSubscribed(served.entity, context);
  const key = call.verb === 'create' ? call.idempotencyKey : undefined;
  const answer = await inUnitOfWork(platform, registry, context, (unit) =>
    runOnce(platform.database, unit.sql, context, { key, entity: call.entity, body: call.body }, async () => {
      if (isThrough) await expectRowOpen(engine, served, call, context, unit);
      return run(engine, served, call, context, unit);
    }),
  );
  if (answer instanceof Problem) throw answer;
  return answer;
}
