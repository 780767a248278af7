import type { FileFault } from '@lichen/contracts/activities/factors/factor-import-texts';
import { digits, type Exact, exact } from '../../emission/exact';
import type { Factor, FactorSet } from '../../emission/published/factor';
import type { FactorTables } from '../live-library';
import { type Edition, editionBefore, firstOfYear, freshId } from './edition';
import {
  type FaultText,
  faultText,
  type FileRow,
  type FileRows,
  faultsOfLine,
  publishedDigits,
  type RefusedFile,
  refuseFile,
} from './file-rows';

const STEM = 'us-hub';
/** Series of the shipped tables, one per table; an imported edition has all of them. */
const SHIPPED_STEMS = ['us-hub-energy', 'us-hub-travel', 'us-hub-waste'];
const COLUMNS = ['hub_year', 'table', 'group', 'item', 'unit', 'metric', 'value'];
const AR5 = { ch4: '0.028', n2o: '0.265' } as const;
const KG_PER_T = 1000;
const FILE_UNITS: Readonly<Record<string, string>> = { 'gal (US)': 'gallon', miles: 'vehicle-mile' };
/** Biomass and biogas, whose carbon dioxide is outside the scopes. */
const BIOGENIC = /^10[35]_|^us_wood$/;

/** Recognises the table of the EPA's Emission Factors Hub by its columns. */
export const isHubFile = ({ columns }: FileRows): boolean => COLUMNS.every((name) => columns.includes(name));

type Figures = ReadonlyMap<string, string>;

const keyOf = (...parts: readonly string[]): string => parts.join('|');

function complaintsOf(row: FileRow, isKnown: boolean): FaultText[] {
  const { hub_year = '', value = '' } = row;
  return [
    ...['table', 'item', 'metric'].filter((name) => !row[name]).map((column) => faultText('empty', { column })),
    ...(/^20\d{2}$/.test(hub_year) ? [] : [faultText('noYear', { value: hub_year })]),
    ...(publishedDigits(value) ? [] : [faultText('noNumber', { column: 'value' })]),
    ...(isKnown ? [faultText('twice', { value: row['item'] ?? '' })] : []),
  ];
}

/** Reads the figures of one year by table, item, unit or group, and metric; a metric per mmBtu needs no unit. */
function readFigures({ rows }: FileRows, year: number) {
  const figures = new Map<string, string>();
  const seen = new Set<string>();
  const faults: FileFault[] = [];
  for (const { line, row } of rows) {
    const { hub_year = '', table = '', group = '', item = '', sub = '', unit = '', metric = '', value = '' } = row;
    const place = keyOf(hub_year, table, group, item, sub, unit, metric);
    faults.push(...faultsOfLine(line, complaintsOf(row, seen.has(place))));
    seen.add(place);
    if (hub_year !== String(year)) continue;
    const within = metric.endsWith('_mmBtu') ? '' : table === '9' ? group : unit;
    figures.set(keyOf(table, item, within, metric), publishedDigits(value) ?? '');
  }
  return { figures, faults };
}

interface TableEntry {
  readonly table: string;
  readonly item: string;
  readonly within: string;
  readonly per: 'unit' | 'mmBtu';
}

/** Returns where the file has a factor's figures. */
function placeOf({ publisher_table, publisher_row, label, family, unit }: Factor): TableEntry {
  const table = publisher_table.replace('Table ', '');
  if (table === '9') {
    const at = label.lastIndexOf(' / ');
    return { table, item: label.slice(0, at), within: label.slice(at + 3), per: 'unit' };
  }
  if (family === 'freight' || family === 'travel')
    return { table, item: label, within: publisher_row.slice(label.length + 2), per: 'unit' };
  if (unit === 'mmBtu') return { table, item: publisher_row, within: '', per: 'mmBtu' };
  return { table, item: publisher_row, within: FILE_UNITS[unit] ?? unit, per: 'unit' };
}

type Made = Pick<Factor, 'value' | 'gases'>;

function splitOf(known: Factor, co2: Exact, ch4: Exact, n2o: Exact): Made {
  if (known.component === 'biogenic') return { value: digits(co2), gases: null };
  const own = BIOGENIC.test(known.item) ? exact(0) : co2;
  return {
    value: digits(own.plus(ch4).plus(n2o)),
    gases: { co2: digits(own), ch4: digits(ch4), n2o: digits(n2o) },
  };
}

function madeOf(known: Factor, figures: Figures): Made | null {
  const { table, item, within, per } = placeOf(known);
  const figure = (measure: string) => figures.get(keyOf(table, item, within, `${measure}_per_${per}`));
  if (table === '9') {
    const tonnes = figure('t_CO2e');
    return tonnes ? { value: digits(exact(tonnes).times(KG_PER_T)), gases: null } : null;
  }
  const carbon = figure('kg_CO2');
  if (!carbon) return null;
  // For road fuels the table has carbon dioxide only.
  if (table === '2') return { value: carbon, gases: { co2: carbon, ch4: null, n2o: null } };
  const grams = (gas: 'ch4' | 'n2o') => exact(figure(`g_${gas.toUpperCase()}`) ?? 0).times(AR5[gas]);
  return splitOf(known, exact(carbon), grams('ch4'), grams('n2o'));
}

/** Returns the sets in force until a day: the last whole edition, else the shipped tables. */
function standing(tables: FactorTables, from: number): FactorSet[] {
  const whole = editionBefore(tables, STEM, from);
  const parts = SHIPPED_STEMS.flatMap((stem) => editionBefore(tables, stem, from) ?? []);
  return whole && parts.every(({ valid_from }) => valid_from <= whole.valid_from) ? [whole] : parts;
}

const setOf = (id: string, year: number): FactorSet => ({
  ...{
    id,
    publisher: 'US EPA',
    title: 'GHG Emission Factors Hub, tables 1, 2 and 7 to 10',
    edition: `${year} edition`,
  },
  ...{ revision: 'as imported', licence: 'US public domain', published_on: '', gwp: 'AR5', valid_to: null },
  source_url: 'https://www.epa.gov/climateleadership/ghg-emission-factors-hub',
  ...{ valid_from: firstOfYear(year), region: 'United States' },
  note: 'kg CO2 + g CH4 x 28 / 1000 + g N2O x 265 / 1000; waste in metric tons of CO2e per short ton',
});

/** Reads the tables of the EPA's hub, one figure per line; their meaning is taken from the edition before. */
export function hubEdition(file: FileRows, tables: FactorTables, asked?: number): Edition | RefusedFile {
  const years = [...new Set(file.rows.map(({ row }) => row['hub_year'] ?? ''))];
  if (asked === undefined && years.length > 1) return refuseFile([faultText('manyYears', { years: years.join(', ') })]);
  const year = asked ?? Number(years[0]);
  const { figures, faults } = readFigures(file, year);
  if (faults.length > 0) return refuseFile([], faults);
  if (figures.size === 0) return refuseFile([faultText('otherYear', { years: years.join(', '), year: String(year) })]);
  const meanings = new Set(standing(tables, Number.MAX_SAFE_INTEGER).map(({ id }) => id));
  const id = freshId(tables, `${STEM}-${year}`);
  const factors = tables.factors
    .filter(({ set }) => meanings.has(set))
    .flatMap((known) => {
      const made = madeOf(known, figures);
      const tail = known.id.slice(known.set.length + 1);
      return made ? [{ ...known, ...made, id: `${id}/${tail}`, set: id, year }] : [];
    });
  if (factors.length === 0) return refuseFile([faultText('unusedRows')]);
  return { set: setOf(id, year), factors, before: standing(tables, firstOfYear(year)), covers: () => true };
}
