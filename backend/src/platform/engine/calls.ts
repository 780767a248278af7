import { readInput } from '@lichen/contracts/entity/input-errors';
import { invalid } from '@lichen/contracts/api/problems';
import type { Call } from '@lichen/contracts/entity/entity';
import type { ServedCall } from '../module';
import { sha256 } from '../sha256';
import type { Plain } from '../store/columns';
import { recordsOver } from '../store/scoped-records';
import { sumsOver } from '../store/scoped-sums';
import type { DataCall, Engine } from './engine';
import { runOnce } from './unit/idempotency';
import type { Query } from './list-query';
import { expectAllowed, expectSubscribed } from './permissions/permit';
import type { Context } from './rules';
import { openJobBatch } from './jobs/write-job-batch';
import { inUnitOfWork } from './unit/open-unit-of-work';

/**
 * Converts query parameters to a call's input: one value, or an array when repeated. Empty values are ignored, as in
 * lists.
 */
function inputOf(query: Query): Plain {
  const said = Object.entries(query).flatMap(([name, values]) => {
    const given = values.filter((value) => value !== '');
    return given.length > 0 ? [[name, given.length > 1 ? given : given[0]] as const] : [];
  });
  return Object.fromEntries(said);
}

type CallInput = Parameters<ServedCall['handle']>[0];

/** Derives the idempotency key of one of several transactions that share a key. */
const partKey = (key: string | undefined, part: string | undefined): string | undefined =>
  key === undefined || part === undefined ? key : sha256(`${key}\n${part}`);

/** Returns whether a request addresses this call, and not another one of the same name. */
export function isAskedAs({ method, at }: Pick<Call, 'method' | 'at'>, { verb, id, name }: DataCall): boolean {
  if (at === undefined)
    return id === undefined && method === (verb === 'list' ? 'GET' : verb === 'create' ? 'POST' : '');
  if (id === undefined) return false;
  const asked = { read: 'GET', update: 'PATCH', remove: 'DELETE', action: 'POST', question: 'GET' } as const;
  return method === asked[verb as keyof typeof asked] && at === (name === undefined ? '{id}' : `{id}/${name}`);
}

/** Answers a named question, or runs a named operation in one audited transaction. */
export async function answerCall(
  engine: Engine,
  served: ServedCall,
  request: DataCall,
  context: Context,
): Promise<unknown> {
  const { call, handle } = served;
  expectAllowed(call.allow, context);
  expectSubscribed(call, context);
  const sent = call.method === 'GET' ? inputOf(request.query) : request.body;
  const input = readInput(call.input, call.at === undefined ? sent : { ...sent, id: request.id });
  if ('errors' in input) throw invalid(input.errors);
  const { platform, registry } = engine;
  const write: CallInput['write'] = (work) => {
    if (!call.writes) throw new Error(`${call.name} does not declare that it writes`);
    return inUnitOfWork(platform, registry, context, (unit) => work(unit, openJobBatch(engine, unit, context)));
  };
  return handle({
    input: input.data,
    context,
    platform,
    ask: registry.ask,
    read: recordsOver(platform.database, platform.database, context.companyId),
    sums: sumsOver(platform.database, context.companyId),
    entities: () => [...registry.entities.values()].map(({ entity }) => entity),
    write,
    writeOnce: ({ part, body }, work) => {
      if (!call.once) throw new Error(`${call.name} does not declare that it is done once`);
      const key = partKey(request.idempotencyKey, part);
      return write((unit, portion) =>
        runOnce(platform.database, unit.sql, context, { key, entity: call.name, body }, () => work(unit, portion)),
      );
    },
  });
}
