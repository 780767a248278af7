import { PROBLEMS, problemParams, type ProblemWords } from '@lichen/contracts/activities/calculation-problems';
import { EXTRACT_HEADINGS } from '@lichen/contracts/activities/list/extract-headings';
import { BYTE_ORDER_MARK, csvLine } from '@lichen/contracts/formats/csv';
import { DAY } from '@lichen/contracts/formats/days';
import { type Cell, type EstimateRow, type ExtractColumn, type ExtractRow, isEstimate } from './extract-columns';

type FileRow = ExtractRow | EstimateRow;
export type ExtractPages = AsyncIterable<readonly FileRow[]>;
/** Returns the label of a code in a reference list. */
export type LabelOf = (list: string, code: string) => string;
export type TranslateText = (english: string, params?: Readonly<Record<string, string>>) => string;

/** A list to be written as a file, read page by page, so that only one page is in memory. */
export interface ExtractTable {
  readonly columns: readonly ExtractColumn[];
  readonly pages: ExtractPages;
  /** Translates a text of the product into the reader's language. */
  readonly say: TranslateText;
  readonly labelOf: LabelOf;
  readonly region: ProblemWords['region'];
}

const titleOf = ({ title, field }: ExtractColumn, say: TranslateText) =>
  say(title, field === undefined ? {} : { field: say(field) });

type Words = Pick<ExtractTable, 'say' | 'labelOf' | 'region'>;

const cellOf = (column: ExtractColumn, row: FileRow, words: Words): Cell => {
  const { say, labelOf } = words;
  const cell = isEstimate(row) ? (column.ofEstimate?.(row.estimate) ?? null) : column.of(row);
  if (cell !== null && typeof cell === 'object' && 'problem' in cell)
    return say(PROBLEMS[cell.problem.code], problemParams(cell.problem, words));
  if (typeof cell !== 'string') return cell;
  if (column.list) return labelOf(column.list, cell);
  return column.isSaid ? say(cell) : cell;
};

/** Prints dates in ISO 8601, which spreadsheets read the same way in every country. */
function textOf(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'object') return String(cell);
  return 'day' in cell ? new Date(cell.day).toISOString().slice(0, 10) : new Date(cell.moment).toISOString();
}

/** Yields the list as CSV, page by page, with a byte order mark for spreadsheets. */
export async function* csvText({ columns, pages, ...words }: ExtractTable): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${csvLine(columns.map((column) => titleOf(column, words.say)))}\r\n`;
  for await (const page of pages)
    yield page.map((row) => `${csvLine(columns.map((column) => textOf(cellOf(column, row, words))))}\r\n`).join('');
}

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// biome-ignore lint/suspicious/noControlCharactersInRegex: characters that XML cannot carry
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
/** Longest text of a workbook cell, in characters. */
const LONGEST = 32_767;

const xmlText = (text: string): string =>
  text
    .slice(0, LONGEST)
    .replace(UNPRINTABLE, '')
    .replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);

/** Days from 1899-12-30, the epoch of workbooks, to 1970-01-01. */
const FIRST_DAY = 25_569;
const DATE_STYLE = 1;
const MOMENT_STYLE = 2;

function xmlCell(cell: Cell): string {
  // Cells have no references and follow each other, so empty ones are written too.
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (typeof cell === 'string') return `<c t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`;
  const [at, style] = 'day' in cell ? [cell.day, DATE_STYLE] : [cell.moment, MOMENT_STYLE];
  return `<c s="${style}"><v>${at / DAY + FIRST_DAY}</v></c>`;
}

const xmlRow = (cells: readonly Cell[]): string => `<row>${cells.map(xmlCell).join('')}</row>`;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Freezes the first row. */
const SHEET_HEAD = `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><sheetData>`;

const FIXED_PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf numFmtId="164" applyNumberFormat="1" xfId="0"/><xf numFmtId="165" applyNumberFormat="1" xfId="0"/></cellXfs></styleSheet>`,
};

async function* sheet({ columns, pages, ...words }: ExtractTable): AsyncGenerator<string> {
  yield SHEET_HEAD + xmlRow(columns.map((column) => titleOf(column, words.say)));
  for await (const page of pages)
    yield page.map((row) => xmlRow(columns.map((column) => cellOf(column, row, words)))).join('');
  yield '</sheetData></worksheet>';
}

async function* fixed(text: string): AsyncGenerator<string> {
  yield HEAD + text;
}

const workbookPart = (name: string) =>
  `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${xmlText(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/** Returns the parts of a workbook with one sheet, generated as they are read. */
export const workbookParts = (table: ExtractTable): { name: string; content: AsyncIterable<string> }[] => [
  ...Object.entries(FIXED_PARTS).map(([name, text]) => ({ name, content: fixed(text) })),
  { name: 'xl/workbook.xml', content: fixed(workbookPart(table.say(EXTRACT_HEADINGS.sheet))) },
  { name: 'xl/worksheets/sheet1.xml', content: sheet(table) },
];
