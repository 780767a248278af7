import type { Factor } from '../../emission/published/factor';
import { digits, type Exact, exact } from '../../emission/exact';
import type { FactorTables } from '../live-library';
import { type Edition, editionBefore, firstOfYear, freshId, isEditionYear } from './edition';
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

const STEM = 'us-egrid';
const GASES = [
  ['co2', 'co2_lb_per_mwh', 1],
  ['ch4', 'ch4_lb_per_mwh', 28],
  ['n2o', 'n2o_lb_per_mwh', 265],
] as const;
const KG_PER_LB = '0.45359237';
const KWH_PER_MWH = 1000;
const DERIVED_DECIMALS = 12;
const HALF_EVEN = 2;

/** Recognises the sheet of subregions of the EPA's eGRID by its columns. */
export const isEgridFile = ({ columns }: FileRows): boolean =>
  columns.includes('subregion') && GASES.every(([, column]) => columns.includes(column));

type Split = { co2: Exact; ch4: Exact; n2o: Exact };

/** Converts pounds of each gas per MWh to kg CO₂e per kWh, with AR5 potentials. */
function splitOf(row: FileRow): Split {
  const [co2, ch4, n2o] = GASES.map(([, column, gwp]) =>
    exact(publishedDigits(row[column] ?? '') ?? 0)
      .times(KG_PER_LB)
      .div(KWH_PER_MWH)
      .times(gwp),
  ) as [Exact, Exact, Exact];
  return { co2, ch4, n2o };
}

function complaintsOf(row: FileRow): FaultText[] {
  const loss = publishedDigits(row['grid_gross_loss_fraction'] ?? '');
  return [
    ...(/^([A-Z]{4}|US Average)$/.test(row['subregion'] ?? '')
      ? []
      : [faultText('noSubregion', { value: row['subregion'] ?? '' })]),
    ...GASES.flatMap(([, column]) => (publishedDigits(row[column] ?? '') ? [] : [faultText('noNumber', { column })])),
    ...(loss === undefined || (loss !== null && (Number(loss) < 0 || Number(loss) >= 0.5))
      ? [faultText('noShare', { column: 'grid_gross_loss_fraction' })]
      : []),
  ];
}

interface EditionOfRow {
  readonly set: string;
  readonly year: number;
}

const COMMON = { family: 'electricity', item: '', unit: 'kWh', category: null } as const;

function factorsOf(row: FileRow, { set, year }: EditionOfRow): Factor[] {
  const region = row['subregion'] as string;
  const split = splitOf(row);
  const total = split.co2.plus(split.ch4).plus(split.n2o);
  const loss = publishedDigits(row['grid_gross_loss_fraction'] ?? '');
  const of = { ...COMMON, set, year, region, label: row['name'] ?? region, publisher_table: 'Table 6' };
  const grid: Factor = {
    ...of,
    ...{ id: `${set}/${region}`, publisher_row: region, scope: 2, component: 'direct', basis: 'location' },
    value: digits(total),
    gases: { co2: digits(split.co2), ch4: digits(split.ch4), n2o: digits(split.n2o) },
    note: 'lb/MWh of CO2, CH4 and N2O turned into kg CO2e/kWh (1 lb = 0.45359237 kg)',
  };
  if (!loss) return [grid];
  const lost = (value: Exact): Exact => value.times(loss).div(exact(1).minus(loss)).round(DERIVED_DECIMALS, HALF_EVEN);
  const [co2, ch4, n2o] = [lost(split.co2), lost(split.ch4), lost(split.n2o)];
  const td: Factor = {
    ...of,
    ...{ id: `${set}/${region}/td`, publisher_row: region, scope: 3, category: 3, component: 'td', basis: null },
    value: digits(co2.plus(ch4).plus(n2o)),
    gases: { co2: digits(co2), ch4: digits(ch4), n2o: digits(n2o) },
    note: `Derived: grid factor x (1 / (1 - loss) - 1) with grid gross loss ${loss}; 12 decimals`,
  };
  return [grid, td];
}

/** Reads the factors of eGRID subregions for one data year. */
export function egridEdition(file: FileRows, tables: FactorTables, asked?: number): Edition | RefusedFile {
  const years = new Set(file.rows.flatMap(({ row }) => (row['data_year'] ? [row['data_year']] : [])));
  const year = asked ?? Number([...years][0]);
  if (years.size > 1 || (years.size === 1 && !years.has(String(year))))
    return refuseFile([faultText('otherYear', { years: [...years].join(', '), year: String(year) })]);
  if (!isEditionYear(year)) return refuseFile([faultText('whichYear')]);
  const seen = new Set<string>();
  const faults = file.rows.flatMap(({ line, row }) => {
    const { subregion = '' } = row;
    const twice = seen.has(subregion) ? [faultText('twice', { value: subregion })] : [];
    seen.add(subregion);
    return faultsOfLine(line, [...complaintsOf(row), ...twice]);
  });
  if (faults.length > 0) return refuseFile([], faults);
  const before = editionBefore(tables, STEM, firstOfYear(year));
  const id = freshId(tables, `${STEM}-${year}`);
  const set = {
    ...{ id, publisher: 'US EPA', title: `eGRID${year} subregions`, edition: String(year), revision: 'as imported' },
    ...{ licence: 'US public domain', source_url: 'https://www.epa.gov/egrid', published_on: '', gwp: 'AR5' },
    ...{ valid_from: firstOfYear(year), valid_to: null, region: 'United States', note: '' },
  };
  return {
    set,
    factors: file.rows.flatMap(({ row }) => factorsOf(row, { set: id, year })),
    before: before ? [before] : [],
    covers: () => true,
  };
}
