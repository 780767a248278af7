import type { Call, Entity } from '@lichen/contracts/entity/entity';
import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import type { z } from 'zod';
import { addressOf } from './matrix';
import { callOf, inputOf, recordOf } from '../examples';
import { type World, makeWorld } from '../world';
import type { Answer } from '../sender';

/** Fewer cells than this means that the walk has lost part of the product. */
const FLOOR = 3500;
const ABSENT = '00000000-0000-7000-8000-000000000000';

let world: World;
let foreign: ReadonlyMap<string, string>;
let walked = 0;

beforeAll(async () => {
  world = await makeWorld({ modules: SUBSCRIPTIONS, environment: { LICHEN_WORKERS: '0' } });
  foreign = await recordsOf(world);
}, 300_000);
afterAll(async () => {
  process.stdout.write(`every named id: ${walked} cells walked\n`);
  await world.stop();
  expect(walked).toBeGreaterThanOrEqual(FLOOR);
});

/** A record of every entity of a company, by the entity. */
async function recordsOf(of: World): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const { entity } of of.engine.registry.entities.values()) {
    const id = entity.kind === 'singleton' ? undefined : await recordOf(of, entity.name);
    if (id) found.set(entity.name, id);
  }
  return found;
}

type Body = Record<string, unknown>;
interface Schema {
  readonly def: {
    readonly type: string;
    readonly shape?: Readonly<Record<string, Schema>>;
    readonly element?: Schema;
    readonly innerType?: Schema;
    readonly in?: Schema;
    readonly options?: readonly Schema[];
  };
}

/** Names of what may hold the id of a record; `values` of fields go by the names of the fields. */
const NAMES_RECORD = /(?:^|_)(?:ids?|of|row|forget|to|with)$/;

/** Bodies in which one text of an input names a record, beside the example of the rest. */
function* withId({ def }: Schema, example: unknown, within = ''): Generator<(id: string) => unknown> {
  if (def.type === 'string') {
    if (NAMES_RECORD.test(within)) yield (id) => id;
  } else if (def.innerType ?? def.in) yield* withId((def.innerType ?? def.in) as Schema, example, within);
  else if (def.element) for (const made of withId(def.element, undefined, within)) yield (id) => [made(id)];
  else if (def.options) for (const option of def.options) yield* withId(option, example, within);
  else if (def.shape)
    for (const [name, schema] of Object.entries(def.shape)) {
      const own = (example ?? {}) as Body;
      for (const made of withId(schema, own[name], name)) yield (id) => ({ ...own, [name]: made(id) });
    }
}

interface Target {
  readonly name: string;
  readonly input: z.ZodType;
  readonly example: Body;
  send(input: Body): Promise<Answer>;
}

const query = (input: Body) =>
  new URLSearchParams(
    Object.entries(input).flatMap(([key, value]): [string, string][] =>
      (Array.isArray(value) ? value : [value]).map((each) => [
        key,
        typeof each === 'string' ? each : JSON.stringify(each),
      ]),
    ),
  );

const callTarget = ({ name, method, input, at }: Call): Target => ({
  ...{ name: `${method} ${name} ${at ?? ''}`, input, example: callOf(name, method) },
  send: (sent) =>
    method === 'GET'
      ? world.stranger.send('GET', `${name}?${query(sent)}`)
      : world.stranger.send(
          method,
          addressOf({ name, at }, typeof sent['id'] === 'string' ? sent['id'] : undefined),
          sent,
        ),
});

const actionTargets = (entity: Entity, own: ReadonlyMap<string, string>): Target[] =>
  Object.entries(entity.actions).flatMap(([name, { input }]) => {
    const id = own.get(entity.name);
    if (id === undefined && entity.kind !== 'singleton') return [];
    const path = entity.kind === 'singleton' ? `${entity.name}/${name}` : `${entity.name}/${id}/${name}`;
    const target: Target = {
      ...{ name: `${entity.name}.${name}`, input, example: inputOf(entity.name, name) },
      send: (sent) => world.stranger.send('POST', path, sent),
    };
    return [target];
  });

/** An answer without what is different every time, and without the id that was asked about. */
const said = ({ status, body }: Answer, id: string): string =>
  JSON.stringify({ status, body: { ...body, instance: undefined } })
    .replaceAll(id, 'ID')
    .replace(/"\d{13}"|\b\d{13}\b/g, 'NOW')
    .replace(/[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g, 'NEW');

it('answers a record of another company within a call or an action as one that is nowhere', async () => {
  const { entities, calls } = world.engine.registry;
  const own = await recordsOf({ ...world, admin: world.stranger });
  const targets = [
    ...[...calls.values()].flat().map(({ call }) => callTarget(call)),
    ...[...entities.values()].flatMap(({ entity }) => actionTargets(entity, own)),
  ];
  const wrong: string[] = [];
  for (const { name, input, example, send } of targets)
    for (const made of withId(input as unknown as Schema, example)) {
      let absent = said(await send(made(ABSENT) as Body), ABSENT);
      for (const [entity, id] of foreign) {
        walked += 1;
        const answer = said(await send(made(id) as Body), id);
        // The request may have changed something itself, so the absent id is tried once more for comparison.
        if (answer !== absent) absent = said(await send(made(ABSENT) as Body), ABSENT);
        if (answer !== absent)
          wrong.push(`${name} ${JSON.stringify(made(entity))}: ${answer.slice(0, 160)} <> ${absent.slice(0, 160)}`);
      }
    }
  expect(wrong).toEqual([]);
}, 300_000);
