import { type FreshDatabase, freshDatabase } from '../../../test/database/fresh-database';
import { probe, probeMigrations, probeRow } from '../../../test/probe';
import { cachedRecords } from './record-cache';
import { recordsOver } from './scoped-records';
import type { Sql } from './sql';

let fresh: FreshDatabase;
let statements: number;

/** The database, with a count of its queries. */
const counted = (): Sql => ({
  all: (text, params) => {
    statements += 1;
    return fresh.database.all(text, params);
  },
  run: (text, params) => fresh.database.run(text, params),
});
const remembered = () => cachedRecords(recordsOver(fresh.database, counted(), 'company-a'))(probe);

beforeEach(async () => {
  fresh = await freshDatabase(probeMigrations);
  statements = 0;
  for (const company of ['company-a', 'company-b'])
    await recordsOver(
      fresh.database,
      fresh.database,
      company,
    )(probe).insert([probeRow(`1 of ${company}`, { title: company }), probeRow(`2 of ${company}`, { title: company })]);
});
afterEach(() => fresh.close());

it('finds what was read ahead without asking again, each as a find alone would', async () => {
  const ids = ['1 of company-a', '2 of company-a'];
  const probes = remembered();
  await probes.ahead([...ids, ...ids]);
  const found = await Promise.all(ids.map((id) => probes.find(id)));

  expect(statements).toBe(1);
  expect(found).toEqual(await Promise.all(ids.map((id) => remembered().find(id))));
  expect(found.map((each) => each?.title)).toEqual(['company-a', 'company-a']);
});

it('reads ahead nothing of another company', async () => {
  const probes = remembered();
  await probes.ahead(['1 of company-a', '1 of company-b', '2 of company-b']);

  expect(await probes.find('1 of company-b')).toBeUndefined();
});

it('forgets what was read ahead when the table is written', async () => {
  const probes = remembered();
  await probes.ahead(['1 of company-a', '2 of company-a']);
  const [first] = await probes.list({ where: { id: '1 of company-a' } });
  await probes.update(first as NonNullable<typeof first>, { title: 'new' });

  expect((await probes.get('1 of company-a')).title).toBe('new');
});

const inTransaction = () =>
  cachedRecords(recordsOver(fresh.database, counted(), 'company-a'), { inTransaction: true })(probe);

it('holds what a write rests on with the statement that reads it', async () => {
  const probes = inTransaction();
  const found = [await probes.steady('1 of company-a'), await probes.held('1 of company-a', 'shared')];
  found.push(await probes.find('1 of company-a'), await probes.steady('1 of company-a'));

  expect(statements).toBe(1);
  expect(new Set(found.map((each) => each?.title))).toEqual(new Set(['company-a']));
});

it('asks again where a record was only found, is to be held alone, or was written', async () => {
  const probes = inTransaction();
  const found = await probes.find('1 of company-a');
  await probes.steady('1 of company-a');
  await probes.held('1 of company-a', 'exclusive');
  expect(statements).toBe(3);

  await probes.update(found as NonNullable<typeof found>, { title: 'new' });
  expect((await probes.steady('1 of company-a'))?.title).toBe('new');
});
