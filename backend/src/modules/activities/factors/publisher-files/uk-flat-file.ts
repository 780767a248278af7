import type { FileFault } from '@lichen/contracts/activities/factors/factor-import-texts';
import type { Factor } from '../../emission/published/factor';
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

/** Matches the publisher's row ids: table, group, item, unit, gas. Ids that we gave to unnumbered rows differ. */
const ROW_ID = /^\d+(_\d+){4}$/;
const STEM = 'uk';
const KYOTO = '/kyoto';

const isNumbered = ({ publisher_row }: Factor): boolean => ROW_ID.test(publisher_row);

/** Recognises the flat file of the UK Government by its columns. */
export const isUkFlatFile = ({ columns }: FileRows): boolean =>
  columns.includes('id') && columns.includes('ghg_unit') && columns.some(isFactorColumn);

const isFactorColumn = (name: string): boolean => name === 'factor' || name.startsWith('ghg_conversion_factor');

interface Read {
  readonly figures: ReadonlyMap<string, string | null>;
  readonly years: ReadonlySet<string>;
  readonly faults: readonly FileFault[];
}

interface Line {
  readonly row: FileRow;
  readonly column: string;
  readonly figure: string | null | undefined;
  readonly isKnown: boolean;
}

function complaintsOf({ row, column, figure, isKnown }: Line): FaultText[] {
  const { id = '', ghg_unit = '' } = row;
  return [
    ...(ROW_ID.test(id) ? [] : [faultText('noRowId', { value: id })]),
    ...(isKnown ? [faultText('twice', { value: id })] : []),
    ...(figure === undefined ? [faultText('noNumber', { column })] : []),
    ...(ghg_unit === '' ? [faultText('empty', { column: 'ghg_unit' })] : []),
  ];
}

function readFigures({ columns, rows }: FileRows): Read {
  const column = columns.find(isFactorColumn) as string;
  const figures = new Map<string, string | null>();
  const years = new Set<string>();
  const faults: FileFault[] = [];
  const inName = /(\d{4})$/.exec(column)?.[1];
  if (inName) years.add(inName);
  for (const { line, row } of rows) {
    const figure = publishedDigits(row[column] ?? '');
    const isKnown = figures.has(row['id'] ?? '');
    faults.push(...faultsOfLine(line, complaintsOf({ row, column, figure, isKnown })));
    figures.set(row['id'] ?? '', figure ?? null);
    if (row['year']) years.add(row['year']);
  }
  return { figures, years, faults };
}

/**
 * Returns a known row with its new figures; its meaning is that of the former edition, as ids are stable since 2023.
 */
function valuedAgain(known: Factor, id: string, year: number, figures: Read['figures']): Factor[] {
  const row = known.publisher_row;
  if (!figures.has(row)) return [];
  const gas = (suffix: string) => (row.endsWith('_1') ? (figures.get(`${row.slice(0, -1)}${suffix}`) ?? null) : null);
  const [co2, ch4, n2o] = [gas('2'), gas('3'), gas('4')];
  const gases = co2 === null && ch4 === null && n2o === null ? null : { co2, ch4, n2o };
  const figure = figures.get(row) ?? null;
  const own = { ...known, set: id, gases, year };
  // The blank Kyoto row beside a valued non-Kyoto row counts as 0.
  if (known.id.endsWith(KYOTO)) return figure === null ? [] : [{ ...own, id: `${id}/${row}${KYOTO}`, value: '0' }];
  return [{ ...own, id: `${id}/${row}`, value: figure, note: '' }];
}

/** Reads the UK Government's flat file of one year. */
export function ukEdition(file: FileRows, tables: FactorTables, asked?: number): Edition | RefusedFile {
  const { figures, years, faults } = readFigures(file);
  const year = asked ?? Number([...years][0]);
  if (years.size > 1 || (years.size === 1 && !years.has(String(year))))
    return refuseFile([faultText('otherYear', { years: [...years].join(', '), year: String(year) })], faults);
  if (!isEditionYear(year)) return refuseFile([faultText('whichYear')], faults);
  if (faults.length > 0) return refuseFile([], faults);
  const before = editionBefore(tables, STEM, firstOfYear(year));
  const meaning = editionBefore(tables, STEM, Number.MAX_SAFE_INTEGER);
  if (!meaning) return refuseFile([faultText('noMeaning')]);
  const id = freshId(tables, `${STEM}-${year}`);
  const factors = tables.factors
    .filter((factor) => factor.set === meaning.id && isNumbered(factor))
    .flatMap((known) => valuedAgain(known, id, year, figures));
  if (factors.length === 0) return refuseFile([faultText('unusedRows')]);
  const set = {
    ...meaning,
    id,
    edition: String(year),
    revision: 'as imported',
    published_on: '',
    source_url: meaning.source_url.replace(/\d{4}$/, String(year)),
    valid_from: firstOfYear(year),
    valid_to: null,
    note: '',
  };
  return { set, factors, before: before ? [before] : [], covers: isNumbered };
}
