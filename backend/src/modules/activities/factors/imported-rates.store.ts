import { makeSemaphore } from '../../../platform/bounded/semaphore';
import { yieldToEventLoop, LIGHT_AT_ONCE } from '../../../platform/jobs/yield-to-event-loop';
import type { Database } from '../../../platform/store/database';
import type { Row, Sql, Value } from '../../../platform/store/sql';
import { type Table, tableOf } from '../../../platform/store/table';
import type { LiveRates, RateLine } from './live-rates.loader';

const COLUMNS = [
  ...['import_id', 'place', 'imported_on', 'kind', 'country', 'currency', 'other', 'year'],
  ...['value', 'source'],
] as const;

/** Lines written or read at once. */
const PAGE = LIGHT_AT_ONCE;

/** The table of imported rates, which all companies share and only imports add to. */
const ratesTable = ({ dialect }: Pick<Database, 'dialect'>) => tableOf('imported_rates', COLUMNS, dialect);

interface RateImport {
  readonly importId: string;
  readonly lines: readonly RateLine[];
  readonly now: number;
}

/** Writes the lines of one file in the caller's transaction, in pages that alternate with other work. */
export async function writeRates(
  tx: Sql,
  dialect: Database['dialect'],
  { importId, lines, now }: RateImport,
): Promise<void> {
  const table = ratesTable({ dialect });
  const starts = Array.from({ length: Math.ceil(lines.length / PAGE) }, (_, page) => page * PAGE);
  for await (const start of yieldToEventLoop(starts, 1)) {
    const page = lines.slice(start, start + PAGE);
    await table.insert(
      tx,
      page.map((line, at) => ({ ...line, import_id: importId, place: start + at, imported_on: now })),
    );
  }
}

const lineOf = ({ kind, country, currency, other, year, value, source }: Row): RateLine => ({
  kind: kind as RateLine['kind'],
  country: String(country ?? ''),
  currency: String(currency),
  other: String(other),
  year: Number(year),
  value: String(value),
  source: String(source),
});

/** Returns the lines by file, in the order of import. */
async function storedFiles(database: Database): Promise<RateLine[][]> {
  const table = ratesTable(database);
  const found = await table.grouped(database, ['imported_on', 'import_id'], [], {});
  const inOrder = found.sort(
    (a, b) =>
      Number(a['imported_on']) - Number(b['imported_on']) || (String(a['import_id']) < String(b['import_id']) ? -1 : 1),
  );
  const files: RateLine[][] = [];
  for (const { import_id = null } of inOrder) files.push(await storedFile(table, database, import_id));
  return files;
}

/** Reads the lines of one file in pages, because SQLite blocks the thread that serves all requests. */
async function storedFile(table: Table, database: Database, import_id: Value): Promise<RateLine[]> {
  const lines: RateLine[] = [];
  const order = [{ column: 'place' }];
  for (let isMore = true; isMore; ) {
    const where = { import_id, place: { atLeast: lines.length } };
    const page = await table.find(database, { where, order, limit: PAGE });
    for await (const row of yieldToEventLoop(page, PAGE)) lines.push(lineOf(row));
    isMore = page.length === PAGE;
  }
  return lines;
}

/** Returns a function that loads newly stored rates and tells whether there were any; cheap if not. */
export function rateRefresher(rates: LiveRates, database: Database): () => Promise<boolean> {
  let known = 0;
  // One at a time, so that an earlier run cannot overwrite newer rates.
  const inTurn = makeSemaphore(1);
  return () =>
    inTurn(async () => {
      const count = await ratesTable(database).count(database, {});
      if (count === known) return false;
      await rates.withImported(await storedFiles(database));
      known = count;
      return true;
    });
}
