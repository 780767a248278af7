import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { heardLog } from '../heard-log';
import { type World, makeWorld } from '../world';
import { complaint, fieldsOf, send, targetsOf } from './fields';
import { MARKER, hostileTo } from './hostile-values';

/** Fewer texts than this means that the walk has lost part of the product. */
const FLOOR = 1000;

let world: World;
let walked = 0;
let logged: readonly string[];

beforeAll(async () => {
  world = await makeWorld({ modules: SUBSCRIPTIONS, environment: { LICHEN_LOG_LEVEL: 'debug' } });
  logged = heardLog(world);
}, 180_000);

afterAll(async () => {
  process.stdout.write(`every field: ${walked} texts walked\n`);
  await world.stop();
  expect(walked).toBeGreaterThanOrEqual(FLOOR);
});

it('keeps hostile text exactly as it was written, or refuses it under its field', async () => {
  const wrong: string[] = [];
  for (const target of (await targetsOf(world)).filter(({ method }) => method === 'PATCH'))
    for (const [name, field] of fieldsOf(target.entity)) {
      if (field.kind !== 'text' && field.kind !== 'longText') continue;
      for (const hostile of hostileTo(field).filter(({ isText }) => isText)) {
        walked += 1;
        const answer = await send(world, target, { [name]: hostile.value });
        const isKept = answer.status === 200 && answer.body.obj[name] === hostile.value;
        if (!isKept && complaint(target, name, hostile, answer) !== undefined)
          wrong.push(`${target.path}.${name}: ${answer.status}`);
      }
    }

  expect(wrong).toEqual([]);
}, 180_000);

it('has logged none of it', () => {
  expect(logged.length).toBeGreaterThan(100);
  expect(logged.filter((line) => line.includes(MARKER))).toEqual([]);
});
