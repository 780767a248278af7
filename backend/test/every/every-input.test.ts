import type { Call, Entity } from '@lichen/contracts/entity/entity';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import type { z } from 'zod';
import { callOf, inputOf, recordOf } from '../examples';
import { heardLog } from '../heard-log';
import { HOSTILE, MARKER } from './hostile-values';
import { addressOf, storedRows } from './matrix';
import type { Answer } from '../sender';
import { type World, makeWorld } from '../world';

/** Fewer cells than this means that the walk has lost part of the product. */
const FLOOR = 1700;

let world: World;
let logged: readonly string[];
let walked = 0;
beforeAll(async () => {
  // Nothing runs beside the walk: what is stored after a refusal is the refusal's doing.
  world = await makeWorld({ modules: SUBSCRIPTIONS, environment: { LICHEN_LOG_LEVEL: 'debug', LICHEN_WORKERS: '0' } });
  logged = heardLog(world);
}, 180_000);
afterAll(async () => {
  process.stdout.write(`every input: ${walked} cells walked\n`);
  await world.stop();
  expect(walked).toBeGreaterThanOrEqual(FLOOR);
});

/** One action or call, with what it takes and an input that fits. */
interface Target {
  name: string;
  fields: readonly string[];
  send(input: Record<string, unknown>): Promise<Answer>;
  input: Record<string, unknown>;
}

const fieldsOf = (schema: z.ZodType): string[] =>
  'shape' in schema ? Object.keys(schema.shape as Record<string, unknown>) : [];

async function actionsOf(entity: Entity): Promise<Target[]> {
  const names = Object.keys(entity.actions);
  const id = names.length > 0 && entity.kind !== 'singleton' ? await recordOf(world, entity.name) : undefined;
  const at = entity.kind === 'singleton' ? entity.name : `${entity.name}/${id ?? 'none'}`;
  return names.map((name) => ({
    name: `${entity.name}.${name}`,
    fields: fieldsOf((entity.actions[name] as { input: z.ZodType }).input),
    send: (input) => world.admin.send('POST', `${at}/${name}`, input),
    input: inputOf(entity.name, name),
  }));
}

const query = (input: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(input).map(([key, value]): [string, string] => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );

const targetOf = ({ name, method, input, at }: Call): Target => ({
  name: at === undefined ? name : `${method} ${name} ${at}`,
  fields: fieldsOf(input),
  send: (sent) =>
    method === 'GET'
      ? world.admin.send('GET', `${name}?${query(sent)}`)
      : world.admin.send(method, addressOf({ name, at }), sent),
  input: callOf(name, method),
});

async function targets(): Promise<Target[]> {
  const { entities, calls } = world.engine.registry;
  const actions: Target[] = [];
  for (const { entity } of entities.values()) actions.push(...(await actionsOf(entity)));
  return [...actions, ...[...calls.values()].flat().map(({ call }) => targetOf(call))];
}

/** Messages of the validation library itself, which nobody may see. */
const LIBRARY = /Invalid (input|option|key|string|union)|expected |Unrecognized|Too (big|small): /;

const WRONG = [...HOSTILE.map(({ name, value }) => ({ name, value })), { name: 'null', value: null }];

it('answers every bad input of every action and call in words of the product, or takes it', async () => {
  const all = await targets();
  const wrong: string[] = [];
  for (const { name, fields, send, input } of all)
    for (const field of fields)
      for (const { name: what, value } of WRONG) {
        walked += 1;
        const before = await storedRows(world);
        const { status, body } = await send({ ...input, [field]: value });
        const said = JSON.stringify(body);
        const isKept = status >= 400 && JSON.stringify(await storedRows(world)) !== JSON.stringify(before);
        if (status >= 500 || isKept || (status >= 400 && LIBRARY.test(said)))
          wrong.push(`${name}.${field}, ${what}: ${status} ${said.slice(0, 200)}`);
      }

  expect(wrong).toEqual([]);
  expect(all.length).toBeGreaterThan(55);
}, 300_000);

it('names every key that an action or call does not know', async () => {
  const wrong: string[] = [];
  for (const { name, send, input } of (await targets()).filter(({ name }) => !name.startsWith('DELETE'))) {
    walked += 1;
    const { status, body } = await send({ ...input, bogus: 'x' });
    const said = [FIELD_TEXTS.unknownField, FIELD_TEXTS.unknownFilter];
    if (status !== 400 || !said.includes(body.errors?.bogus))
      wrong.push(`${name}: ${status} ${JSON.stringify(body).slice(0, 160)}`);
  }

  expect(wrong).toEqual([]);
}, 120_000);

it('has logged none of it', () => {
  expect(logged.length).toBeGreaterThan(FLOOR);
  expect(logged.filter((line) => line.includes(MARKER))).toEqual([]);
});
