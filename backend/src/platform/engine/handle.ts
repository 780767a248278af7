import { notFound } from '@lichen/contracts/api/problems';
import type { Ask, ServedCall } from '../module';
import { answerCall } from './calls';
import type { DataCall, Engine } from './engine';
import { list } from './list-verb';
import { ask, preview, read } from './read-verbs';
import { expectServed } from './registry';
import type { Context } from './rules';
import { write } from './write-verbs';

/** The call of a name that is asked in this way. */
function callOf(named: readonly ServedCall[], { verb }: DataCall): ServedCall {
  const method = verb === 'list' ? 'GET' : verb === 'create' ? 'POST' : undefined;
  const found = named.find(({ call }) => call.method === method);
  if (!found) throw notFound();
  return found;
}

/** find → permit → parse → run → audit → announce. The one way to data. */
export async function handle(engine: Engine, context: Context, call: DataCall): Promise<unknown> {
  const named = engine.registry.calls.get(call.entity);
  const served = engine.registry.entities.get(call.entity);
  if (!named && !served) throw notFound();
  expectServed(engine.registry, call.entity);
  if (named) return answerCall(engine, callOf(named, call), call, context);
  if (!served) throw notFound();
  switch (call.verb) {
    case 'list':
      return served.entity.kind === 'singleton'
        ? read(engine, served, call, context)
        : list(engine, served, call, context);
    case 'read':
      return read(engine, served, call, context);
    case 'question':
      return ask(engine, served, call, context);
    case 'preview':
      return preview(engine, served, call, context);
    default:
      return write(engine, served, call, context);
  }
}

/** Lets routes of modules ask reading calls. */
export const readingCalls =
  (engine: Engine): Ask =>
  (entity, context) =>
    handle(engine, context, { entity, verb: 'list', body: {}, query: {} });
