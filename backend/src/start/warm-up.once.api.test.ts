import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAhead, warmUp } from './warm-up';

const said: unknown[] = [];
const refusing = { error: (of: unknown) => said.push(of) };
const folder = mkdtempSync(join(tmpdir(), 'lichen-warm-up-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('loads every file of the server', async () => {
  expect(await warmUp(refusing)).toEqual([]);
  expect(said).toEqual([]);
});

it('says which file cannot be loaded, and loads the others', async () => {
  for (const room of ['platform', 'modules/area']) mkdirSync(join(folder, room), { recursive: true });
  const broken = join(folder, 'modules/area/broken.handler.js');
  writeFileSync(broken, "throw new Error('no handler')");
  const loaded = join(folder, 'modules/area/loaded');
  writeFileSync(
    join(folder, 'modules/area/fine.handler.js'),
    `require('node:fs').writeFileSync(${JSON.stringify(loaded)}, '')`,
  );

  expect(await warmUp(refusing, folder)).toEqual([broken]);
  expect(said).toMatchObject([{ file: broken, err: { message: 'no handler' } }]);
  expect(existsSync(loaded)).toBe(true);
});

it('lets modules read ahead one after the other, and says what cannot be read', async () => {
  said.length = 0;
  const done: string[] = [];
  const fails = async () => {
    throw new Error('no table');
  };
  const reads = async (turn: () => Promise<unknown>) => {
    await turn();
    done.push('read');
  };
  await readAhead(
    [{ name: 'broken', readAhead: fails }, { name: 'none' }, { name: 'whole', readAhead: reads }],
    refusing,
  );
  expect(done).toEqual(['read']);
  expect(said).toMatchObject([{ module: 'broken', err: { message: 'no table' } }]);
});
