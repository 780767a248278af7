import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsIn } from './migrations-in';
import type { Schema } from './schema';

let room: string;
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'migrations-in-'));
  mkdirSync(join(room, 'migrations'));
});
afterEach(() => rmSync(room, { recursive: true, force: true }));

const put = (file: string, text: string) => writeFileSync(join(room, 'migrations', file), text);

it('names migrations by their files, in the order they run, and passes tests and maps by', () => {
  for (const file of ['2030-01-01-02-b.ts', '2030-01-01-01-a.ts', '2030-01-01-01-a.ts.map', 'a.api.test.ts', 'c.js'])
    put(file, 'throw new Error("loaded")');

  expect(migrationsIn(room).map(({ name }) => name)).toEqual(['2030-01-01-01-a', '2030-01-01-02-b']);
});

it('runs what the file says', async () => {
  put('2030-01-01-01-a.ts', 'export const up = (schema: { seen: string[] }) => schema.seen.push("a");');
  const schema = { seen: [] as string[] };

  await migrationsIn(room)[0]?.up(schema as unknown as Schema);

  expect(schema.seen).toEqual(['a']);
});
