import type { Field } from '@lichen/contracts/entity/fields';
import { parseChanges } from '@lichen/contracts/entity/schema';
import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { heardLog } from '../heard-log';
import type { Answer } from '../sender';
import { type World, makeWorld } from '../world';
import { type Target, complaint, fieldsOf, isUnder, send, targetsOf } from './fields';
import { type Hostile, MARKER, hostileTo } from './hostile-values';
import { storedRows } from './matrix';

/** Fewer cells than this means that the walk has lost part of the product. */
const FLOOR = 16_000;
/** More requests than this mean that fields are no longer asked together. */
const CEILING = 6000;
const TEN_MEGABYTES = 10 * 1024 * 1024;

let world: World;
let walked = 0;
let asked = 0;
let logged: readonly string[];
let targets: readonly Target[];

beforeAll(async () => {
  world = await makeWorld({ modules: SUBSCRIPTIONS, environment: { LICHEN_LOG_LEVEL: 'debug' } });
  logged = heardLog(world);
  targets = await targetsOf(world);
}, 180_000);

afterAll(async () => {
  process.stdout.write(`every field: ${walked} cells walked in ${asked} requests\n`);
  await world.stop();
  expect(walked).toBeGreaterThanOrEqual(FLOOR);
  expect(asked).toBeLessThan(CEILING);
});

interface Cell {
  name: string;
  hostile: Hostile;
}

function cellsOf({ entity }: Target): Cell[] {
  return fieldsOf(entity).flatMap(([name, field]) => {
    const isText = field.kind === 'text' || field.kind === 'longText';
    const takesTexts = isText || field.kind === 'texts';
    const isLong = takesTexts && (field as { max: number }).max > 20_000;
    return hostileTo(field)
      .filter((hostile) => !(hostile.isText && isText) && !(hostile.name === 'far too long' && isLong))
      .map((hostile) => ({ name, hostile }));
  });
}

const ask = (target: Target, values: Record<string, unknown>): Promise<Answer> => {
  asked += 1;
  return send(world, target, values);
};

/** The part of a write that refuses a value whatever the other fields say, or null where only the whole record tells. */
function refusedBy({ entity }: Target, { name, hostile }: Cell): string | null {
  if (hostile.name === 'deep nesting') return 'body';
  if (isUnder(name, parseChanges(entity, { [name]: hostile.value }).errors)) return 'schema';
  const { kind } = entity.fields[name] as Field;
  return kind === 'ref' || kind === 'code' ? 'reference' : null;
}

/** Cells that one request can ask together: one of each field, refused by the same part. */
function roundsOf(target: Target, cells: readonly Cell[]): Cell[][] {
  const rounds = new Map<string, Cell[]>();
  const counts = new Map<string, number>();
  for (const cell of cells) {
    const part = refusedBy(target, cell);
    const of = `${part} ${part === null ? '' : cell.name}`;
    const at = counts.get(of) ?? 0;
    counts.set(of, at + 1);
    rounds.set(`${part} ${at}`, [...(rounds.get(`${part} ${at}`) ?? []), cell]);
  }
  return [...rounds.values()];
}

/**
 * Complaints about a write. Values that are refused whatever the other fields say are sent together, because the answer
 * names every field that is wrong; what stays unnamed, and what only the whole record can refuse, is sent alone.
 */
async function complaintsAbout(target: Target): Promise<string[]> {
  const cells = cellsOf(target);
  const wrong: string[] = [];
  for (const round of roundsOf(target, cells)) {
    const answer = await ask(target, Object.fromEntries(round.map(({ name, hostile }) => [name, hostile.value])));
    // A body that is refused before it has fields is refused whichever of them is too deep.
    const isOfNoField = answer.status === 400 && answer.body.errors === undefined;
    for (const { name, hostile } of round) {
      const isDeep = hostile.name === 'deep nesting';
      let said = complaint(target, name, hostile, answer);
      if (round.length > 1 && (isDeep ? !isOfNoField : said))
        said = complaint(target, name, hostile, await ask(target, { [name]: hostile.value }));
      if (said) wrong.push(said);
    }
  }
  walked += cells.length;
  return wrong;
}

it('refuses what is malformed under its field, and stores nothing of it', async () => {
  const before = await storedRows(world);
  const wrong: string[] = [];
  for (const target of targets) wrong.push(...(await complaintsAbout(target)));

  expect(wrong).toEqual([]);
  expect(await storedRows(world)).toEqual(before);
}, 300_000);

const NUMBERS = ['decimal', 'integer', 'day', 'instant'] satisfies Field['kind'][];

it('refuses numbers that JSON can write and nobody can keep', async () => {
  const wrong: string[] = [];
  const before = await storedRows(world);
  for (const target of targets.filter(({ method }) => method === 'PATCH'))
    for (const [name, field] of fieldsOf(target.entity)) {
      if (!(NUMBERS as string[]).includes(field.kind)) continue;
      for (const number of ['1e999', '-1e999', '9007199254740993', '1e-300']) {
        walked += 1;
        asked += 1;
        const answer = await world.admin.send(target.method, target.path, `{"${name}":${number}}`);
        if (answer.status !== 400) wrong.push(`${target.entity.name}.${name} ${number}: ${answer.status}`);
      }
    }

  expect(wrong).toEqual([]);
  expect(Object.keys(await storedRows(world))).toEqual(Object.keys(before));
}, 180_000);

it('turns away ten megabytes without reading them into a field', async () => {
  const huge = Buffer.from(JSON.stringify(MARKER + 'x'.repeat(TEN_MEGABYTES)));
  const wrong: string[] = [];
  const before = await storedRows(world);
  for (const { entity, method, path, draft } of targets) {
    const [name] = fieldsOf(entity)[0] ?? [];
    if (name === undefined) continue;
    walked += 1;
    asked += 1;
    const { [name]: _replaced, ...others } = draft;
    const begun = `${JSON.stringify({ ...others, [name]: 0 }).slice(0, -2)}`;
    const body = Buffer.concat([Buffer.from(begun), huge, Buffer.from('}')]);
    const answer = await world.admin.send(method, path, body).catch(() => ({ status: 413 }) as Answer);
    if (answer.status < 400 || answer.status >= 500) wrong.push(`${entity.name}: ${answer.status}`);
  }

  expect(wrong).toEqual([]);
  expect(await storedRows(world)).toEqual(before);
}, 180_000);

it('has logged none of it', () => {
  expect(logged.length).toBeGreaterThan(100);
  expect(logged.filter((line) => line.includes(MARKER))).toEqual([]);
});
