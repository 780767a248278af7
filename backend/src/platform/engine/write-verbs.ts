import { notFound } from '@lichen/contracts/problems';
import type { Allow } from '@lichen/contracts/roles';
import type { Plain } from '../store/columns';
import { type DataCall, type Engine, answerOf, idOf } from './engine';
import { onceFor } from './idempotency';
import { expectAllowed, expectSubscribed } from './permit';
import type { Context, Served } from './rules';
import { act, create, remove, update } from './verbs';
import type { Unit } from './unit';
import { inUnit } from './writing';

function allowOf({ entity }: Served, { verb, name = '' }: DataCall): Allow {
  if (verb === 'create' || verb === 'update' || verb === 'remove') return entity.allow[verb];
  const action = Object.hasOwn(entity.actions, name) ? entity.actions[name] : undefined;
  if (!action) throw notFound();
  return action.allow;
}

async function run(engine: Engine, served: Served, call: DataCall, context: Context, unit: Unit): Promise<Plain> {
  if (call.verb === 'create') {
    const created = await create(served, call.body, engine.registry, unit, context);
    return answerOf(engine, served, created, unit.records, context);
  }
  const target = { id: idOf(served, call, context), version: call.version };
  if (call.verb === 'remove') {
    const { _id, version } = await remove(served, target, unit, context);
    return { ok: true, obj: { _id, version } };
  }
  const changed =
    call.verb === 'update'
      ? await update(served, target, call.body, engine.registry, unit, context)
      : await act(served, target, call.name ?? '', call.body, unit, context);
  return answerOf(engine, served, changed, unit.records, context);
}

/** Creates, updates, removes and actions: permitted, run once for a key, in one transaction. */
export async function write(engine: Engine, served: Served, call: DataCall, context: Context): Promise<Plain> {
  const { platform, registry } = engine;
  expectAllowed(allowOf(served, call), context);
  expectSubscribed(served.entity, context);
  const key = call.verb === 'create' ? call.idempotencyKey : undefined;
  return inUnit(platform, registry, context, (unit) =>
    onceFor(platform.database, unit.sql, context, { key, entity: call.entity, body: call.body }, () =>
      run(engine, served, call, context, unit),
    ),
  );
}
