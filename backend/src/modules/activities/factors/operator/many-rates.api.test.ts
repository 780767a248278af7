import { join } from 'node:path';
import { type FreshDatabase, freshDatabase, migrationsOf } from '../../../../../test/database/fresh-database';
import { LIGHT_AT_ONCE } from '../../../../platform/jobs/yield-to-event-loop';
import { loadFactorLibrary } from '../factor-library.loader';
import { rateRefresher } from '../imported-rates.store';
import { liveRates } from '../live-rates.loader';
import { type PlannedImport, plannedImport } from './planned-import.query';

let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await freshDatabase(migrationsOf('activities'));
}, 60_000);
afterAll(() => fresh.close());

const library = loadFactorLibrary(join(__dirname, '../../../../../reference/factors'));
const CODES = ['GBP', 'USD', 'EUR', 'NOK', 'SEK', 'DKK', 'CHF', 'JPY'];
const YEARS = Array.from({ length: 200 }, (_, at) => 1900 + at);
const LINES = CODES.flatMap((from) =>
  CODES.filter((to) => to !== from).flatMap((to) => YEARS.map((year) => `${from},${to},${year},1.5,Test`)),
);
const FILE = Buffer.from(['from,to,year,rate,source', ...LINES].join('\n'));
const PAGES = Math.ceil(LINES.length / LIGHT_AT_ONCE);

/** Counts the turns of the event loop that others got while the work went on. */
async function turnsDuring<T>(work: () => Promise<T>): Promise<{ turns: number; result: T }> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    if (isOver) return;
    turns += 1;
    setImmediate(count);
  };
  setImmediate(count);
  const result = await work();
  isOver = true;
  return { turns, result };
}

it('gives others their turn while a long file of rates is read, stored and taken up', async () => {
  const rates = liveRates(() => []);
  const standing = {
    library,
    rates,
    known: { isCurrency: (code: string) => CODES.includes(code), isCountry: () => false },
  };
  const read = await turnsDuring(() => plannedImport(FILE, standing));
  const planned = read.result as PlannedImport;
  expect(planned.plan).toMatchObject({ fresh: LINES.length, changed: 0, gone: 0 });
  // The lines are gone through three times: read, compared, and looked at for what they stand in place of.
  expect(read.turns).toBeGreaterThanOrEqual(3 * PAGES);

  const { database } = fresh;
  const at = { dialect: database.dialect, importId: 'one', now: 1 };
  const written = await turnsDuring(() => database.transaction((tx) => planned.write(tx, at)));
  expect(written.turns).toBeGreaterThanOrEqual(PAGES);

  const taken = await turnsDuring(rateRefresher(rates, database));
  expect(taken.result).toBe(true);
  expect(rates.lines()).toHaveLength(LINES.length);
  expect(rates.exchange('NOK', 'JPY', 2099)).toMatchObject({ value: '1.5', source: 'Test', year: 2099 });
  expect(taken.turns).toBeGreaterThanOrEqual(3 * PAGES);
});
