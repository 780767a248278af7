import { COMPONENTS, type Component, type Scope2Basis } from '@lichen/contracts/activities/inventory-line';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAMILIES, type Family } from '@lichen/contracts/activities/factors/factor-families';
import type { Factor, FactorLibrary, FactorSet } from '../emission/published/factor';
import { factorLibrary } from '../emission/published/factor-library';
import { factorsOfFuelAlone } from '../emission/vehicles/upstream-of-fuel';
import { type FactorTables, type LiveLibrary, liveLibrary } from './live-library';
import { readListEntries } from './list-entries.loader';
import { readCsv } from './read-csv';

export type TableLine = Record<string, string>;

/** Returns the library of the factor tables in `folder` and of the reference lists beside it, read on first use. */
export function loadFactorLibrary(folder: string): LiveLibrary {
  return liveLibrary(
    () => factorTablesByFile(folder),
    indexOf(() => listsOf(folder)),
  );
}

type Lists = ReturnType<typeof readListEntries>;

const listsOf = (folder: string): Lists => readListEntries(join(folder, '../lists'));

function indexOf(readLists: () => Lists): (tables: FactorTables) => FactorLibrary {
  let lists: Lists | undefined;
  return ({ sets, factors }) => {
    lists ??= readLists();
    return factorLibrary(sets, [...factors, ...factorsOfFuelAlone(factors)], lists);
  };
}

/** What was read of each folder that does not change while the process runs; nobody changes it either. */
const readTables = new Map<string, FactorTables>();
const readListsOf = new Map<string, Lists>();

/**
 * The same library, for tables that were shipped: portals of one process read the files once. Each has an index and
 * imported tables of its own.
 */
export function shippedFactorLibrary(folder: string): LiveLibrary {
  const open = function* (): Generator<void, FactorTables> {
    const tables = readTables.get(folder) ?? (yield* factorTablesByFile(folder));
    readTables.set(folder, tables);
    return tables;
  };
  const readLists = () => {
    const lists = readListsOf.get(folder) ?? listsOf(folder);
    readListsOf.set(folder, lists);
    return lists;
  };
  return liveLibrary(open, indexOf(readLists));
}

/**
 * Reads `sets.csv`, every `factors-*.csv` (one factor per line), and the UK Government's editions, whose rows are
 * described in `rows-uk.csv` and valued by year in `values-uk-*.csv`. Each step reads one file.
 */
function* factorTablesByFile(folder: string): Generator<void, FactorTables> {
  const read = (file: string): TableLine[] => readCsv(readFileSync(join(folder, file), 'utf8'));
  const files = readdirSync(folder).sort();
  const sets = read('sets.csv').map(setOf);
  const factors: Factor[] = [];
  for (const file of files.filter((name) => /^factors-.*\.csv$/.test(name))) {
    factors.push(...read(file).map(factorOf));
    yield;
  }
  const rows = read('rows-uk.csv');
  for (const file of files) {
    const year = /^values-uk-(\d{4})\.csv$/.exec(file)?.[1];
    if (!year) continue;
    factors.push(...factorsOfEdition(rows, read(file), `uk-${year}`, Number(year)));
    yield;
  }
  return { sets, factors };
}

/**
 * Returns the factors of one edition. A row without a value has a factor without value, which ends the one before it.
 */
export function factorsOfEdition(
  rows: readonly TableLine[],
  values: readonly TableLine[],
  set: string,
  year: number,
): Factor[] {
  const byRow = new Map(values.map((value) => [value['row'], value]));
  // The object is reused: creating twenty thousand with thirty cells each takes a tenth of the startup.
  const line: Record<string, string> = {};
  return rows.flatMap((row) => {
    const value = byRow.get(row['row']);
    if (!value) return [];
    const publisher_row = value['publisher_row'] || (row['row'] ?? '');
    const id = `${set}/${publisher_row}`;
    return factorOf(Object.assign(line, row, value, { id, set, publisher_row, region: UK, year: `${year}` }));
  });
}

const UK = 'United Kingdom';

const dayOf = (text: string | undefined): number => Date.parse(`${text}T00:00:00Z`);

/** Reads a line of the table of factor sets; columns that are missing become empty texts. */
export const setOf = (line: TableLine): FactorSet => ({
  id: line['id'] ?? '',
  publisher: line['publisher'] ?? '',
  title: line['title'] ?? '',
  edition: line['edition'] ?? '',
  revision: line['revision'] ?? '',
  licence: line['licence'] ?? '',
  source_url: line['source_url'] ?? '',
  published_on: line['published_on'] ?? '',
  gwp: line['gwp'] ?? '',
  valid_from: dayOf(line['valid_from']),
  valid_to: line['valid_to'] ? dayOf(line['valid_to']) : null,
  region: line['region'] ?? '',
  note: line['note'] ?? '',
});

/** Reads a line of the table of factors; throws for an unknown family or component. */
export function factorOf(line: TableLine): Factor {
  const { id = '', family = '', component = '', basis, category } = line;
  if (!(FAMILIES as readonly string[]).includes(family)) throw new Error(`Factor ${id}: unknown family ${family}`);
  if (!(COMPONENTS as readonly string[]).includes(component)) throw new Error(`Factor ${id}: unknown component`);
  return {
    id,
    set: line['set'] ?? '',
    publisher_table: line['publisher_table'] ?? '',
    publisher_row: line['publisher_row'] ?? '',
    scope: Number(line['scope'] || 0) as Factor['scope'],
    category: category ? Number(category) : null,
    component: component as Component,
    basis: (basis || null) as Scope2Basis | null,
    family: family as Family,
    item: line['item'] ?? '',
    label: line['label'] ?? '',
    region: line['region'] ?? '',
    unit: line['unit'] ?? '',
    value: line['kg_co2e'] || null,
    gases: gasesOf(line),
    year: Number(line['year']),
    note: line['note'] ?? '',
  };
}

function gasesOf(line: TableLine): Factor['gases'] {
  const [co2, ch4, n2o] = [line['kg_co2'] || null, line['kg_ch4'] || null, line['kg_n2o'] || null];
  return co2 === null && ch4 === null && n2o === null ? null : { co2, ch4, n2o };
}
