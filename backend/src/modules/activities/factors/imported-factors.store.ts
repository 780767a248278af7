import type { Logger } from 'pino';
import type { Factor, FactorSet } from '../emission/published/factor';
import type { Database } from '../../../platform/store/database';
import type { Row, Sql } from '../../../platform/store/sql';
import { type Table, tableOf } from '../../../platform/store/table';
import type { FactorTables, LiveLibrary } from './live-library';

const SET_COLUMNS = [
  ...['id', 'publisher', 'title', 'edition', 'revision', 'licence', 'source_url', 'published_on', 'gwp'],
  ...['valid_from', 'valid_to', 'region', 'note', 'imported_on', 'place', 'factors'],
] as const;
const FACTOR_COLUMNS = [
  ...['set_id', 'place', 'id', 'publisher_table', 'publisher_row', 'scope', 'category', 'component', 'basis'],
  ...['family', 'item', 'label', 'region', 'unit', 'kg_co2e', 'kg_co2', 'kg_ch4', 'kg_n2o', 'year', 'note'],
] as const;

/** The tables of imported factors, which all companies share and only imports write. */
const tablesOf = ({ dialect }: Pick<Database, 'dialect'>): { sets: Table; factors: Table } => ({
  sets: tableOf('factor_sets', SET_COLUMNS, dialect),
  factors: tableOf('factors', FACTOR_COLUMNS, dialect),
});

const setOf = ({ imported_on: _on, place: _place, factors: _count, ...row }: Row): FactorSet =>
  ({
    ...row,
    valid_from: Number(row['valid_from']),
    valid_to: row['valid_to'] === null ? null : Number(row['valid_to']),
  }) as unknown as FactorSet;

function factorOf(row: Row): Factor {
  const { set_id, place: _place, kg_co2e, kg_co2, kg_ch4, kg_n2o, ...rest } = row;
  const gases =
    kg_co2 === null && kg_ch4 === null && kg_n2o === null ? null : { co2: kg_co2, ch4: kg_ch4, n2o: kg_n2o };
  const numbers = { scope: Number(rest['scope']), year: Number(rest['year']) };
  const category = rest['category'] === null ? null : Number(rest['category']);
  return { ...rest, ...numbers, category, set: set_id, value: kg_co2e, gases } as unknown as Factor;
}

const rowOf = ({ set, value, gases, ...rest }: Factor, place: number): Row => ({
  ...rest,
  set_id: set,
  place,
  kg_co2e: value,
  kg_co2: gases?.co2 ?? null,
  kg_ch4: gases?.ch4 ?? null,
  kg_n2o: gases?.n2o ?? null,
});

/** Writes a set with all its factors in the caller's transaction, so that nobody reads a partial edition. */
export async function writeFactors(
  tx: Sql,
  dialect: Database['dialect'],
  { sets, factors }: FactorTables,
  now: number,
): Promise<void> {
  const tables = tablesOf({ dialect });
  const stored = await tables.sets.find(tx, {});
  const rows = sets.map((set, at) => ({
    ...set,
    imported_on: now,
    place: stored.length + at,
    factors: factors.length,
  }));
  await tables.sets.insert(tx, rows as unknown as Row[]);
  await tables.factors.insert(tx, factors.map(rowOf));
}

async function readImported(database: Database, sets: readonly Row[]): Promise<FactorTables> {
  const { factors } = tablesOf(database);
  const found: Factor[] = [];
  for (const { id } of sets) {
    const rows = await factors.find(database, { where: { set_id: id ?? null }, order: [{ column: 'place' }] });
    found.push(...rows.map(factorOf));
  }
  return { sets: sets.map(setOf), factors: found };
}

const EVERY_MS = 60_000;

/** Refreshes every minute, because imports run in another process that does not notify this one. */
export function watchFactors(refresh: () => Promise<unknown>, log: Pick<Logger, 'warn'>): void {
  const look = () => refresh().catch((err: unknown) => log.warn({ err }, 'imported factors could not be read'));
  void look();
  setInterval(look, EVERY_MS).unref();
}

/** Returns a function that loads newly stored factors and tells whether there were any; cheap if not. */
export function refresher(library: LiveLibrary, database: Database): () => Promise<boolean> {
  let known = '';
  return async () => {
    const sets = await tablesOf(database).sets.find(database, { order: [{ column: 'place' }] });
    const stamp = sets.map(({ id }) => id).join(' ');
    if (stamp === known) return false;
    library.withImported(await readImported(database, sets));
    known = stamp;
    return true;
  };
}
