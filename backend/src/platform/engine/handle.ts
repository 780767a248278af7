import { notFound } from '@lichen/contracts/api/problems';
import type { Ask } from '../module';
import { answerCall, isAskedAs } from './calls';
import type { DataCall, Engine } from './engine';
import { list } from './list-verb';
import { ask, preview, read } from './read-verbs';
import { expectServed } from './registry';
import type { Context } from './rules';
import { write } from './write-verbs';

/** Runs a data call: find, permit, parse, run, audit, announce. All access to data goes through it. */
export async function handle(engine: Engine, context: Context, call: DataCall): Promise<unknown> {
  const named = engine.registry.calls.get(call.entity);
  const served = engine.registry.entities.get(call.entity);
  if (!named && !served) throw notFound();
  expectServed(engine.registry, call.entity);
  const asked = named?.find((each) => isAskedAs(each.call, call));
  if (asked) return answerCall(engine, asked, call, context);
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

/** Lets module routes run reading calls. */
export const readingCalls =
  (engine: Engine): Ask =>
  (entity, context) =>
    handle(engine, context, { entity, verb: 'list', body: {}, query: {} });
