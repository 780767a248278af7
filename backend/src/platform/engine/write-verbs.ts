import type { Entity, RecordOf } from '@lichen/contracts/entity';
import { Problem, notFound } from '@lichen/contracts/problems';
import type { Allow } from '@lichen/contracts/roles';
import type { Plain } from '../store/columns';
import { type DataCall, type Engine, answerOf, idOf } from './engine';
import { onceFor } from './idempotency';
import { operate } from './operate';
import { expectAllowed, expectSubscribed } from './permit';
import type { Context, Served } from './rules';
import { expectThrough, needsRow } from './through';
import { type Target, act, create, remove, update } from './verbs';
import type { Unit } from './unit';
import { operationOf } from './registry';
import { inUnit } from './writing';

function allowOf({ entity }: Served, { verb, name = '' }: DataCall): Allow {
  if (verb === 'create' || verb === 'update' || verb === 'remove') return entity.allow[verb];
  const action = Object.hasOwn(entity.actions, name) ? entity.actions[name] : undefined;
  if (!action) throw notFound();
  return action.allow;
}

const isVerb = (verb: DataCall['verb']): verb is 'create' | 'update' | 'remove' =>
  verb === 'create' || verb === 'update' || verb === 'remove';

/** Before the change and after it: nobody takes a row from where they may not reach, nor puts one there. */
async function expectRowOpen(engine: Engine, served: Served, call: DataCall, context: Context, unit: Unit) {
  const { entity } = served;
  const open = (row: Plain | undefined) => expectThrough(entity, row, engine.registry, unit.records, context);
  if (call.verb === 'create') return open(call.body);
  const before = (await unit.records(entity).find(idOf(served, call, context))) as Plain | undefined;
  await open(before);
  if (call.verb === 'update') await open({ ...before, ...call.body });
}

async function changedBy(
  { platform, registry }: Engine,
  served: Served,
  { verb, name = '', body, target }: DataCall & { target: Target },
  context: Context,
  unit: Unit,
): Promise<RecordOf<Entity> | Problem> {
  if (verb === 'update') return update(served, target, body, registry, unit, context);
  const operation = operationOf(registry, served.entity, name);
  return operation
    ? operate(platform, { served, operation }, target, body, unit, context)
    : act(served, target, name, body, unit, context);
}

async function run(
  engine: Engine,
  served: Served,
  call: DataCall,
  context: Context,
  unit: Unit,
): Promise<Plain | Problem> {
  if (call.verb === 'create') {
    const created = await create(served, call.body, engine.registry, unit, context);
    return answerOf(engine, served, created, unit.records, context);
  }
  const target = { id: idOf(served, call, context), version: call.version };
  if (call.verb === 'remove') {
    const { _id, version } = await remove(served, target, unit, context);
    return { ok: true, obj: { _id, version } };
  }
  const changed = await changedBy(engine, served, { ...call, target }, context, unit);
  if (changed instanceof Problem) return changed;
  return answerOf(engine, served, changed, unit.records, context);
}

/** Creates, updates, removes and actions: permitted, run once for a key, in one transaction. */
export async function write(engine: Engine, served: Served, call: DataCall, context: Context): Promise<Plain> {
  const { platform, registry } = engine;
  const isThrough = isVerb(call.verb) && needsRow(served.entity, call.verb, context);
  if (!isThrough) expectAllowed(allowOf(served, call), context);
  expectSubscribed(served.entity, context);
  const key = call.verb === 'create' ? call.idempotencyKey : undefined;
  const answer = await inUnit(platform, registry, context, (unit) =>
    onceFor(platform.database, unit.sql, context, { key, entity: call.entity, body: call.body }, async () => {
      if (isThrough) await expectRowOpen(engine, served, call, context, unit);
      return run(engine, served, call, context, unit);
    }),
  );
  if (answer instanceof Problem) throw answer;
  return answer;
}
