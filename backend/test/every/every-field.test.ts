import type { Entity } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { changesOf, draftOf, hasDraft, recordOf } from '../examples';
import { heardLog } from '../heard-log';
import { type Hostile, MARKER, hostileTo } from './hostile-values';
import { storedRows } from './matrix';
import type { Answer } from '../sender';
import { type World, makeWorld } from '../world';

/** Fewer cells than this means that the walk has lost part of the product. */
const FLOOR = 16_000;
const TEN_MEGABYTES = 10 * 1024 * 1024;

let world: World;
let walked = 0;
let logged: readonly string[];

beforeAll(async () => {
  world = await makeWorld({ modules: SUBSCRIPTIONS, environment: { LICHEN_LOG_LEVEL: 'debug' } });
  logged = heardLog(world);
}, 180_000);

afterAll(async () => {
  process.stdout.write(`every field: ${walked} cells walked\n`);
  await world.stop();
  expect(walked).toBeGreaterThanOrEqual(FLOOR);
});

interface Target {
  entity: Entity;
  method: string;
  path: string;
  draft: Record<string, unknown>;
}

async function targets(): Promise<Target[]> {
  const found: Target[] = [];
  for (const { entity } of world.engine.registry.entities.values()) {
    const isSingle = entity.kind === 'singleton';
    const draft = await draftOf(world, entity.name);
    if (hasDraft(entity.name)) found.push({ entity, method: 'POST', path: entity.name, draft });
    if (entity.allow.update.length === 0) continue;
    const path = isSingle ? entity.name : `${entity.name}/${await recordOf(world, entity.name)}`;
    found.push({ entity, method: 'PATCH', path, draft: changesOf(entity.name) });
  }
  return found;
}

const fieldsOf = (entity: Entity) => Object.entries(entity.fields) as [string, Field][];

function send({ method, path, draft }: Target, name: string, value: unknown): Promise<Answer> {
  walked += 1;
  return world.admin.send(method, path, { ...draft, [name]: value });
}

/** The message stands under the field itself or one of its parts. */
const isUnder = (name: string, { body }: Answer) =>
  Object.entries((body.errors ?? {}) as Record<string, string>).some(
    ([at, message]) => (at === name || at.startsWith(`${name}.`)) && message.length > 0,
  );

/** Returns the complaint about an answer that is not the refusal expected for the value. */
function complaint(target: Target, name: string, hostile: Hostile, answer: Answer): string | undefined {
  const at = `${target.method} ${target.entity.name}.${name}, ${hostile.name}: ${answer.status}`;
  // A body that is too deep is refused before it has fields.
  if (hostile.name === 'deep nesting' && answer.status === 400) return undefined;
  return answer.status === 400 && isUnder(name, answer)
    ? undefined
    : `${at} ${JSON.stringify(answer.body).slice(0, 200)}`;
}

it('refuses what is malformed under its field, and stores nothing of it', async () => {
  const all = await targets();
  const before = await storedRows(world);
  const wrong: string[] = [];
  for (const target of all)
    for (const [name, field] of fieldsOf(target.entity)) {
      const isText = field.kind === 'text' || field.kind === 'longText';
      const takesTexts = isText || field.kind === 'texts';
      for (const hostile of hostileTo(field)) {
        if (hostile.isText && isText) continue;
        if (hostile.name === 'far too long' && takesTexts && (field as { max: number }).max > 20_000) continue;
        const said = complaint(target, name, hostile, await send(target, name, hostile.value));
        if (said) wrong.push(said);
      }
    }

  expect(wrong).toEqual([]);
  expect(await storedRows(world)).toEqual(before);
}, 300_000);

it('refuses numbers that JSON can write and nobody can keep', async () => {
  const wrong: string[] = [];
  const before = await storedRows(world);
  for (const target of (await targets()).filter(({ method }) => method === 'PATCH'))
    for (const [name, field] of fieldsOf(target.entity)) {
      if (!['decimal', 'integer', 'day', 'instant'].includes(field.kind)) continue;
      for (const number of ['1e999', '-1e999', '9007199254740993', '1e-300']) {
        walked += 1;
        const answer = await world.admin.send(target.method, target.path, `{"${name}":${number}}`);
        if (answer.status !== 400) wrong.push(`${target.entity.name}.${name} ${number}: ${answer.status}`);
      }
    }

  expect(wrong).toEqual([]);
  expect(Object.keys(await storedRows(world))).toEqual(Object.keys(before));
}, 180_000);

it('keeps hostile text exactly as it was written, or refuses it under its field', async () => {
  const wrong: string[] = [];
  for (const target of (await targets()).filter(({ method }) => method === 'PATCH'))
    for (const [name, field] of fieldsOf(target.entity)) {
      if (field.kind !== 'text' && field.kind !== 'longText') continue;
      for (const hostile of hostileTo(field).filter(({ isText }) => isText)) {
        const answer = await send(target, name, hostile.value);
        const isKept = answer.status === 200 && answer.body.obj[name] === hostile.value;
        if (!isKept && complaint(target, name, hostile, answer) !== undefined)
          wrong.push(`${target.path}.${name}: ${answer.status}`);
      }
    }

  expect(wrong).toEqual([]);
}, 180_000);

it('turns away ten megabytes without reading them into a field', async () => {
  const huge = MARKER + 'x'.repeat(TEN_MEGABYTES);
  const wrong: string[] = [];
  const all = await targets();
  const before = await storedRows(world);
  for (const target of all) {
    const [name] = fieldsOf(target.entity)[0] ?? [];
    if (name === undefined) continue;
    const answer = await send(target, name, huge).catch(() => ({ status: 413 }) as Answer);
    if (answer.status < 400 || answer.status >= 500) wrong.push(`${target.entity.name}: ${answer.status}`);
  }

  expect(wrong).toEqual([]);
  expect(await storedRows(world)).toEqual(before);
}, 180_000);

it('has logged none of it', () => {
  expect(logged.length).toBeGreaterThan(100);
  expect(logged.filter((line) => line.includes(MARKER))).toEqual([]);
});
