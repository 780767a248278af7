import { COMPONENTS, SCOPE2_BASES } from '@lichen/contracts/activities/inventory-line';
import { FAMILIES } from '@lichen/contracts/activities/factors/factor-families';
import type { Factor } from '../../emission/published/factor';
import { factorOf, setOf } from '../factor-library.loader';
import type { FactorTables } from '../live-library';
import { type Edition, editionBefore, freshId } from './edition';
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

const COLUMNS = ['publisher_row', 'scope', 'component', 'family', 'region', 'unit', 'kg_co2e', 'year'];
const NEEDED = ['id', 'publisher', 'title', 'edition', 'licence', 'source_url', 'valid_from', 'region'];
/** Optional columns of the template. */
export const TEMPLATE_HEADER = [...NEEDED, 'valid_to', 'revision', 'published_on', 'gwp', 'note'];
/** Columns of the template; a file must have the first eight. */
export const TEMPLATE_COLUMNS = [
  ...COLUMNS,
  ...['publisher_table', 'category', 'basis', 'item', 'label', 'kg_co2', 'kg_ch4', 'kg_n2o', 'note'],
];
const FIGURES = ['kg_co2e', 'kg_co2', 'kg_ch4', 'kg_n2o'];
/** Longest value per field, in characters. The id of a factor is made of set id and row. */
const MOST_OF_HEADER: Lengths = {
  ...{ publisher: 200, title: 300, edition: 60, revision: 60, licence: 200, source_url: 500 },
  ...{ published_on: 20, gwp: 20, region: 100 },
};
const MOST_OF_ROW: Lengths = { publisher_row: 55, publisher_table: 200, item: 200, region: 100, unit: 60 };
const CATEGORY = /^([1-9]|1[0-5])?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

type Lengths = Readonly<Record<string, number>>;

const tooLong = (row: FileRow, lengths: Lengths): FaultText[] =>
  Object.entries(lengths).flatMap(([column, most]) =>
    (row[column] ?? '').length > most ? [faultText('tooLong', { column })] : [],
  );

/** Recognises the portal's own template by its required columns. */
export const isTemplateFile = ({ columns }: FileRows): boolean => COLUMNS.every((name) => columns.includes(name));

const isDay = (day: string): boolean => DAY.test(day) && !Number.isNaN(Date.parse(`${day}T00:00:00Z`));
const isYear = (year: string): boolean => /^(19|20|21)\d{2}$/.test(year);

function headerComplaints(header: FileRow): FaultText[] {
  const { id = '', valid_from = '', valid_to = '' } = header;
  const days = [valid_from, valid_to].filter((day) => day !== '');
  return [
    ...NEEDED.filter((column) => !header[column]).map((column) => faultText('headerLacks', { column })),
    ...(id && !/^[a-z0-9][a-z0-9-]{1,60}$/.test(id) ? [faultText('noId', { value: id })] : []),
    ...days.filter((day) => !isDay(day)).map((value) => faultText('noDay', { value })),
    ...(valid_to && valid_to < valid_from ? [faultText('endsBefore')] : []),
    ...tooLong(header, MOST_OF_HEADER),
  ];
}

const oneOf = (name: 'noFamily' | 'noComponent' | 'noBasis', value: string, known: readonly string[]): FaultText[] =>
  known.includes(value) ? [] : [faultText(name, { value })];

function complaintsOf(row: FileRow, figures: Readonly<Record<string, string | null | undefined>>): FaultText[] {
  const { scope = '', category = '', year = '', family = '', component = '', basis = '' } = row;
  return [
    ...FIGURES.filter((name) => figures[name] === undefined).map((column) => faultText('noNumber', { column })),
    ...['publisher_row', 'region', 'unit'].filter((name) => !row[name]).map((column) => faultText('empty', { column })),
    ...(['0', '1', '2', '3'].includes(scope || '0') ? [] : [faultText('noScope', { value: scope })]),
    ...(CATEGORY.test(category) ? [] : [faultText('noCategory', { value: category })]),
    ...(isYear(year) ? [] : [faultText('noYear', { value: year })]),
    ...oneOf('noFamily', family, FAMILIES),
    ...oneOf('noComponent', component, COMPONENTS),
    ...oneOf('noBasis', basis, ['', ...SCOPE2_BASES]),
    ...tooLong(row, MOST_OF_ROW),
  ];
}

function readRow(row: FileRow, id: string): Factor | FaultText[] {
  const figures = Object.fromEntries(FIGURES.map((name) => [name, publishedDigits(row[name] ?? '')]));
  const complaints = complaintsOf(row, figures);
  if (complaints.length > 0) return complaints;
  const values = Object.fromEntries(FIGURES.map((name) => [name, figures[name] ?? '']));
  return factorOf({ ...row, ...values, set: id, id: `${id}/${row['publisher_row']}` });
}

/** Reads our template: the set in lines `# name: value`, then one factor per line. */
export function templateEdition(file: FileRows, tables: FactorTables): Edition | RefusedFile {
  const { header, rows } = file;
  const id = freshId(tables, header['id'] ?? '');
  const seen = new Set<string>();
  const read = rows.map(({ line, row }) => {
    const { publisher_row = '' } = row;
    const found = readRow(row, id);
    const twice = publisher_row !== '' && seen.has(publisher_row);
    seen.add(publisher_row);
    return { line, found: twice ? [faultText('twice', { value: publisher_row })] : found };
  });
  const complaints = headerComplaints(header);
  const faults = read.flatMap(({ line, found }) => (Array.isArray(found) ? faultsOfLine(line, found) : []));
  if (complaints.length + faults.length > 0) return refuseFile(complaints, faults);
  const set = setOf({ ...header, id });
  const factors = read.flatMap(({ found }) => (Array.isArray(found) ? [] : [found]));
  const stem = (header['id'] ?? '').replace(/-\d{4}$/, '');
  const before = editionBefore(tables, stem, set.valid_from);
  return { set, factors, before: before ? [before] : [], covers: () => true };
}
