import {
  FACTOR_FILE_TEXTS,
  type FactorFileText,
  type FileFault,
} from '@lichen/contracts/activities/factors/factor-import-texts';
import { csvRows } from '../read-csv';

export type FileRow = Readonly<Record<string, string>>;

/** A publisher's file cannot be used: what is wrong, with the numbers of its lines. */
export interface RefusedFile {
  readonly faults: readonly FileFault[];
}

type FaultName = keyof typeof FACTOR_FILE_TEXTS;

/** Fault of a line, before its number is known. */
export type FaultText = Omit<FileFault, 'line'>;

/** A cell may hold a book; enough of it to be found in the file is said. */
const MOST_SAID = 200;
const said = (text: string): string => (text.length > MOST_SAID ? `${text.slice(0, MOST_SAID)}…` : text);

export const faultText = (name: FaultName, params: Readonly<Record<string, string>> = {}): FaultText => ({
  text: FACTOR_FILE_TEXTS[name] satisfies FactorFileText,
  params: Object.fromEntries(Object.entries(params).map(([key, value]) => [key, said(value)])),
});

export const faultsOfLine = (line: number, complaints: readonly FaultText[]): FileFault[] =>
  complaints.map((each) => ({ line, ...each }));

/** Lines of a file by the names of its columns; `line` is the number an editor shows. */
export interface FileRows {
  readonly columns: readonly string[];
  /** Lines `# name: value` above the names of the columns. */
  readonly header: FileRow;
  readonly rows: readonly { readonly line: number; readonly row: FileRow }[];
  /** The line of a quote that nothing closes. */
  readonly unclosed: number | null;
}

/** `GHG Conversion Factor 2026` and `ghg_conversion_factor_2026` are one name. */
const plainName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_');

/** Rows by the plain names of their columns. */
function renamer(names: readonly string[]): (row: FileRow) => FileRow {
  const plain = names.map((name) => [name, plainName(name)] as const);
  return (row) => {
    const renamed: Record<string, string> = {};
    for (const [name, now] of plain) renamed[now] = (row[name] ?? '').trim();
    return renamed;
  };
}

export function fileRows(text: string): FileRows {
  const plain = text.replace(/^\uFEFF/, '');
  const above = /^(?:"?#.*\r?\n)*/.exec(plain)?.[0].split(/\r?\n/).slice(0, -1) ?? [];
  const header = above.flatMap((line) => {
    // A spread-sheet fills the line up with commas, and quotes what holds one.
    const [, name, value] = /^"?#\s*([\w ]+?)\s*:\s*(.*?)"?,*$/.exec(line) ?? [];
    return name && value !== undefined ? [[plainName(name), value.trim()] as const] : [];
  });
  const { names, rows: read, unclosed } = csvRows(plain);
  const renamed = renamer(names);
  const rows = read.map(({ line, record }) => ({ line, row: renamed(record) }));
  return { columns: Object.keys(rows[0]?.row ?? {}), header: Object.fromEntries(header), rows, unclosed };
}

/** The largest file of a publisher has 9,000 lines. */
const MOST_LINES = 100_000;

/** Why a file is not looked at any further, told before anything is made of its lines. */
export function refuseTooManyLines(text: string): RefusedFile | undefined {
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines > MOST_LINES ? refuseFile([faultText('tooManyLines', { count: String(MOST_LINES) })]) : undefined;
}

/** More digits than any publisher prints, and as many as are kept. */
const MOST_DIGITS = 60;

/**
 * A published number as plain digits; spread-sheets print small ones as 8e-05. Null for a blank, undefined for
 * anything else.
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

/** Faults of the file as a whole first, then those of its lines; the rest is counted. */
export function refuseFile(complaints: readonly FaultText[], inLines: readonly FileFault[] = []): RefusedFile {
  const faults = [...complaints.map((each) => ({ line: null, ...each })), ...inLines];
  if (faults.length <= MOST_SHOWN) return { faults };
  const rest = { line: null, ...faultText('more', { count: String(faults.length - MOST_SHOWN) }) };
  return { faults: [...faults.slice(0, MOST_SHOWN), rest] };
}

const filled = (text: string, params: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (all, name: string) => params[name] ?? all);

/** A fault as a program's own words, for those who read a terminal. */
export const faultForTerminal = ({ line, text, params }: FileFault): string =>
  `${line === null ? '' : `line ${line}: `}${filled(text, params)}`;
