import type { Factor } from '../../emission/factor';
import { factorOf, setOf } from '../factor-library.reader';
import type { FactorTables } from '../live-library';
import { type Edition, editionBefore, freshId } from './edition';
import { type FileRow, type FileRows, publishedDigits, type Refusal, refusal } from './file-rows';

const COLUMNS = ['publisher_row', 'scope', 'component', 'family', 'region', 'unit', 'kg_co2e', 'year'];
const NEEDED = ['id', 'publisher', 'title', 'edition', 'licence', 'source_url', 'valid_from', 'region'];
const FIGURES = ['kg_co2e', 'kg_co2', 'kg_ch4', 'kg_n2o'];
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const isTemplateFile = ({ columns }: FileRows): boolean => COLUMNS.every((name) => columns.includes(name));

function headerProblems(header: FileRow): string[] {
  const { id = '', valid_from = '', valid_to = '' } = header;
  return [
    ...NEEDED.filter((name) => !header[name]).map((name) => `the header lacks "# ${name}: …"`),
    ...(id && !/^[a-z0-9][a-z0-9-]{1,60}$/.test(id) ? [`"${id}" is no id: small letters, digits and hyphens`] : []),
    ...[valid_from, valid_to].filter((day) => day && !DAY.test(day)).map((day) => `"${day}" is no day like 2027-01-01`),
  ];
}

function readRow(row: FileRow, id: string): Factor | string[] {
  const figures = Object.fromEntries(FIGURES.map((name) => [name, publishedDigits(row[name] ?? '')]));
  const wrong = FIGURES.filter((name) => figures[name] === undefined).map((name) => `${name} is no number`);
  const lacking = ['publisher_row', 'region', 'unit', 'year']
    .filter((name) => !row[name])
    .map((name) => `${name} is empty`);
  const scope = ['0', '1', '2', '3'].includes(row['scope'] || '0') ? [] : [`"${row['scope']}" is no scope`];
  if (wrong.length + lacking.length + scope.length > 0) return [...wrong, ...lacking, ...scope];
  const values = Object.fromEntries(FIGURES.map((name) => [name, figures[name] ?? '']));
  try {
    return factorOf({ ...row, ...values, set: id, id: `${id}/${row['publisher_row']}` });
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Our own template: the set in lines `# name: value`, then a factor a line. */
export function templateEdition(file: FileRows, tables: FactorTables): Edition | Refusal {
  const { header, rows } = file;
  const id = freshId(tables, header['id'] ?? '');
  const read = rows.map(({ line, row }) => ({ line, found: readRow(row, id) }));
  const problems = [
    ...headerProblems(header),
    ...read.flatMap(({ line, found }) => (Array.isArray(found) ? found.map((words) => `line ${line}: ${words}`) : [])),
  ];
  if (problems.length > 0) return refusal(problems);
  const set = setOf({ ...header, id });
  const factors = read.flatMap(({ found }) => (Array.isArray(found) ? [] : [found]));
  const stem = (header['id'] ?? '').replace(/-\d{4}$/, '');
  return { set, factors, before: editionBefore(tables, stem, set.valid_from), covers: () => true };
}
