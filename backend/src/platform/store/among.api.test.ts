import { type FreshDatabase, freshDatabase } from '../../../test/database/fresh-database';
import { probe, probeMigrations, probeRow } from '../../../test/probe';
import type { ColumnTuples } from './among';
import { scopedRecords } from './scoped-records';
import type { Where } from './sql';

let fresh: FreshDatabase;
const of = (company: string) => scopedRecords(fresh.database, fresh.database, probe, company);
const found = async (among: ColumnTuples, where?: Where) =>
  (await of('company-a').partAmong(['_id'], among, where)).map(({ _id }) => _id).sort();

beforeAll(async () => {
  fresh = await freshDatabase(probeMigrations);
  await of('company-a').insert([
    probeRow('a', { title: "O'Hara", count: 1 }),
    probeRow('b', { title: "O'Hara", count: 2 }),
    probeRow('c', { title: 'Grün "1"', count: 1 }),
    probeRow('d', { title: 'Grün "1"', count: null }),
    probeRow('e', { title: '1', count: 9_007_199_254_740_991 }),
  ]);
  await of('company-b').insert([probeRow('a', { title: "O'Hara", count: 1 })]);
});
afterAll(() => fresh.close());

it('finds records by several columns together, also by one that is empty', async () => {
  const rows = [
    ["O'Hara", 1],
    ['Grün "1"', null],
    ['1', 9_007_199_254_740_991],
    ['Grün "1"', 2],
  ];

  expect(await found({ columns: ['title', 'count'], rows })).toEqual(['a', 'd', 'e']);
});

it('narrows what it finds, and asks no other company', async () => {
  const among = { columns: ['count'], rows: [[1]] };

  expect(await found(among)).toEqual(['a', 'c']);
  expect(await found(among, { title: 'Grün "1"' })).toEqual(['c']);
  expect(await found(among, { company_id: 'company-b' })).toEqual(['a', 'c']);
  expect(await found({ columns: ['count'], rows: [] })).toEqual([]);
});
