import {
  FACTOR_FILE_TEXTS,
  type FactorFileText,
  type FileFault,
} from '@lichen/contracts/activities/factors/factor-import-texts';
import { csvRows } from '../read-csv';

/** Values of one row by column name. */
export type FileRow = Readonly<Record<string, string>>;

/** The faults of a refused file, with line numbers. */
export interface RefusedFile {
  readonly faults: readonly FileFault[];
}

type FaultName = keyof typeof FACTOR_FILE_TEXTS;

/** A fault without its line number. */
export type FaultText = Omit<FileFault, 'line'>;

/** Longest quotation of a cell, enough to find it in the file. */
const MOST_SAID = 200;
const said = (text: string): string => (text.length > MOST_SAID ? `${text.slice(0, MOST_SAID)}…` : text);

/** Returns the text of a fault; long values from the file are cut. */
export const faultText = (name: FaultName, params: Readonly<Record<string, string>> = {}): FaultText => ({
  text: FACTOR_FILE_TEXTS[name] satisfies FactorFileText,
  params: Object.fromEntries(Object.entries(params).map(([key, value]) => [key, said(value)])),
});

/** Attaches a line number to faults. */
export const faultsOfLine = (line: number, complaints: readonly FaultText[]): FileFault[] =>
  complaints.map((each) => ({ line, ...each }));

/** Rows of a file by column name; `line` is the number that an editor shows. */
export interface FileRows {
  readonly columns: readonly string[];
  /** Values of the lines `# name: value` above the column names. */
  readonly header: FileRow;
  readonly rows: readonly { readonly line: number; readonly row: FileRow }[];
  /** Line of an unclosed quote; null if there is none. */
  readonly unclosed: number | null;
}

/** Normalizes a column name: `GHG Conversion Factor 2026` equals `ghg_conversion_factor_2026`. */
const plainName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_');

/** Returns a function that renames the columns of a row to normalized names. */
function renamer(names: readonly string[]): (row: FileRow) => FileRow {
  const plain = names.map((name) => [name, plainName(name)] as const);
  return (row) => {
    const renamed: Record<string, string> = {};
    for (const [name, now] of plain) renamed[now] = (row[name] ?? '').trim();
    return renamed;
  };
}

/** Returns the rows of a factor file, with the `# name: value` lines above its columns. */
export function fileRows(text: string): FileRows {
  const plain = text.replace(/^\uFEFF/, '');
  const above = /^(?:"?#.*\r?\n)*/.exec(plain)?.[0].split(/\r?\n/).slice(0, -1) ?? [];
  const header = above.flatMap((line) => {
    // Spreadsheets append commas to the line, and quote cells that contain one.
    const [, name, value] = /^"?#\s*([\w ]+?)\s*:\s*(.*?)"?,*$/.exec(line) ?? [];
    return name && value !== undefined ? [[plainName(name), value.trim()] as const] : [];
  });
  const { names, rows: read, unclosed } = csvRows(plain);
  const renamed = renamer(names);
  const rows = read.map(({ line, record }) => ({ line, row: renamed(record) }));
  return { columns: Object.keys(rows[0]?.row ?? {}), header: Object.fromEntries(header), rows, unclosed };
}

/** Largest accepted number of lines; the largest file of a publisher has 9,000. */
const MOST_LINES = 100_000;

/** Refuses a file with too many lines before they are parsed. */
export function refuseTooManyLines(text: string): RefusedFile | undefined {
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines > MOST_LINES ? refuseFile([faultText('tooManyLines', { count: String(MOST_LINES) })]) : undefined;
}

/** Largest number of stored digits, more than any publisher prints. */
const MOST_DIGITS = 60;

/**
 * Returns a published number as plain digits, also from exponents like 8e-05, which spreadsheets write. Null for a
 * blank cell, undefined for anything else.
 */
export function publishedDigits(text: string): string | null | undefined {
  if (text === '') return null;
  const [, sign = '', whole = '', decimals = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/.exec(text) ?? [];
  if (whole === '') return undefined;
  const point = whole.length + Number(power);
  const all = `${whole}${decimals}`;
  const padded = point <= 0 ? `${'0'.repeat(1 - point)}${all}` : all.padEnd(point, '0');
  const at = Math.max(point, 1);
  const left = padded.slice(0, at).replace(/^0+(?=\d)/, '');
  const right = padded.slice(at);
  const plain = `${sign}${left}${right ? `.${right}` : ''}`;
  return plain.length > MOST_DIGITS ? undefined : plain;
}

const MOST_SHOWN = 20;

/** Returns the faults of the whole file, then those of its lines; beyond a limit they are only counted. */
export function refuseFile(complaints: readonly FaultText[], inLines: readonly FileFault[] = []): RefusedFile {
  const faults = [...complaints.map((each) => ({ line: null, ...each })), ...inLines];
  if (faults.length <= MOST_SHOWN) return { faults };
  const rest = { line: null, ...faultText('more', { count: String(faults.length - MOST_SHOWN) }) };
  return { faults: [...faults.slice(0, MOST_SHOWN), rest] };
}

const filled = (text: string, params: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (all, name: string) => params[name] ?? all);

/** Formats a fault in English for terminals. */
export const faultForTerminal = ({ line, text, params }: FileFault): string =>
  `${line === null ? '' : `line ${line}: `}${filled(text, params)}`;
