import { join } from 'node:path';
import { allModules } from '../../src/modules';
import { readDictionaries } from '../../src/platform/dictionaries';
import { platformMigrations } from '../../src/platform/platform-migrations';

const reference = join(__dirname, '../../reference');
const rooms = [
  { name: 'platform', migrations: platformMigrations },
  ...allModules(reference, readDictionaries(join(reference, 'dictionaries'))),
].map(({ name, migrations }): [string, string[]] => [name, migrations.map((migration) => migration.name)]);

/** Databases remember these names, so they keep the number that they share; no later one may. */
const SHIPPED_WITH_ONE_NUMBER = new Set([
  '2026-11-21-01',
  '2026-11-21-02',
  '2026-11-21-03',
  '2026-11-21-79',
  '2026-11-21-99',
  '2026-11-22-13',
]);

const numberOf = (name: string) => name.slice(0, '2026-11-21-00'.length);

it('finds the migrations of every room', () => {
  const counts = Object.fromEntries(rooms.map(([room, names]) => [room, names.length]));

  expect(counts['platform']).toBeGreaterThanOrEqual(15);
  expect(counts['business']).toBeGreaterThanOrEqual(3);
  expect(counts['activities']).toBeGreaterThanOrEqual(33);
  expect(counts['compliance']).toBeGreaterThanOrEqual(4);
});

it.each(rooms)('%s names its migrations by day, number and what they make', (_room, names) => {
  expect(names.filter((name) => !/^\d{4}-\d{2}-\d{2}-\d{2}(-[a-z0-9]+)+$/.test(name))).toEqual([]);
});

it.each(rooms)('%s gives each migration a number of its own', (_room, names) => {
  const numbers = names.map(numberOf);
  const twice = names.filter((name, at) => numbers.indexOf(numberOf(name)) !== at);

  expect(twice.filter((name) => !SHIPPED_WITH_ONE_NUMBER.has(numberOf(name)))).toEqual([]);
});

it('gives no two migrations of the portal one name', () => {
  const names = rooms.flatMap(([, all]) => all);

  expect(new Set(names).size).toBe(names.length);
});
