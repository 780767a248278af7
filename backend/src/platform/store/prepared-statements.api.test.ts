import mysql2 from 'mysql2';
import { type FreshDatabase, freshDatabase } from '../../../test/database/fresh-database';
import { probe, probeMigrations, probeRow } from '../../../test/probe';
import { columnsOf } from './columns';
import { preparedStatement } from './prepared-statements';
import { scopedRecords } from './scoped-records';

/** Parameters of forty rows with five columns. */
const MANY_MARKS = 200;

let fresh: FreshDatabase;
const probes = () => scopedRecords(fresh.database, fresh.database, probe, 'company-a');

beforeAll(async () => {
  fresh = await freshDatabase(probeMigrations);
});
afterAll(() => fresh.close());

it('writes what a row alone would write, also when the statement runs again with other kinds of values', async () => {
  const values = [
    { title: 'Grün', count: 1, tags: ['a', 'b'] },
    { title: 'x'.repeat(100), count: null, tags: null },
  ];
  // Enough rows for a statement of many marks, twice over; what was empty in the first is filled in the second.
  const rows = (from: number, shift: number) =>
    Array.from({ length: MANY_MARKS / 5 }, (_, at) => probeRow(`id-${from + at}`, values[(at + shift) % 2]));
  await probes().insert(rows(0, 0));
  await probes().insert(rows(1000, 1));
  const of = async (id: string) => {
    const { title, count, tags } = await probes().get(id);
    return { title, count, tags };
  };

  expect([await of('id-0'), await of('id-1')]).toEqual(values);
  expect([await of('id-1001'), await of('id-1000')]).toEqual(values);
});

const onServer = () => fresh.database.dialect === 'mysql';

it('keeps one description for all marks that are alike', async () => {
  if (!onServer()) return;
  const connection = mysql2.createConnection(fresh.url);
  const marks = Array.from({ length: MANY_MARKS + 1 }, () => '?').join(', ');
  const statement = await preparedStatement(
    connection,
    `SELECT 1 FROM ${columnsOf(probe).table} WHERE id IN (${marks})`,
  );
  const again = await preparedStatement(connection, `SELECT 1 FROM ${columnsOf(probe).table} WHERE id IN (${marks})`);
  const { parameters = [] } = statement as { parameters?: readonly object[] };
  connection.destroy();

  expect(parameters).toHaveLength(MANY_MARKS + 1);
  expect(new Set(parameters).size).toBe(1);
  expect(Object.keys(parameters[0] ?? {})).toEqual(['columnType', 'flags']);
  expect(again).toBe(statement);
});
