import type { Database } from '../../../platform/store/database';
import type { Row, Sql } from '../../../platform/store/sql';
import { tableOf } from '../../../platform/store/table';
import type { LiveRates, RateLine } from './live-rates';

const COLUMNS = [
  ...['import_id', 'place', 'imported_on', 'kind', 'currency', 'other', 'year', 'value', 'source'],
] as const;

/** Rates belong to no company: one table for all, added to by imports only. */
const ratesTable = ({ dialect }: Pick<Database, 'dialect'>) => tableOf('imported_rates', COLUMNS, dialect);

interface Written {
  readonly importId: string;
  readonly lines: readonly RateLine[];
  readonly now: number;
}

/** Writes the lines of one file in the caller's transaction. */
export const writeRates = (tx: Sql, dialect: Database['dialect'], { importId, lines, now }: Written): Promise<void> =>
  ratesTable({ dialect }).insert(
    tx,
    lines.map((line, place) => ({ ...line, import_id: importId, place, imported_on: now })),
  );

const lineOf = ({ kind, currency, other, year, value, source }: Row): RateLine => ({
  kind: kind === 'index' ? 'index' : 'exchange',
  currency: String(currency),
  other: String(other),
  year: Number(year),
  value: String(value),
  source: String(source),
});

/** Lines by the file they came with, in the order in which the files came. */
function byFile(rows: readonly Row[]): RateLine[][] {
  const files = new Map<unknown, RateLine[]>();
  for (const row of rows) {
    const file = files.get(row['import_id']) ?? [];
    file.push(lineOf(row));
    files.set(row['import_id'], file);
  }
  return [...files.values()];
}

/** Brings the rates up to what is stored; cheap while nothing was loaded. Answers whether they changed. */
export function rateRefresher(rates: LiveRates, database: Database): () => Promise<boolean> {
  let known = 0;
  return async () => {
    const count = await ratesTable(database).count(database, {});
    if (count === known) return false;
    const order = [{ column: 'imported_on' }, { column: 'import_id' }, { column: 'place' }];
    rates.withImported(byFile(await ratesTable(database).find(database, { order })));
    known = count;
    return true;
  };
}
