import type { FileColumn, LineCount } from '@lichen/contracts/imports/import.entity';
import { guessColumns } from '@lichen/contracts/sheet/guess-columns';
import type { SheetColumn } from '@lichen/contracts/sheet/sheet-columns';
import { linesOf, type SheetRow } from '../../../platform/sheets/line-pages';
import type { Sheet } from '../../../platform/sheets/sheet';
import { run as readBytes } from '../../../platform/sheets/sheet.worker';
import { looksLikeData, repeatsHeading } from './detect-header';
import { fileColumns } from './file-columns';

/** Possible columns of the entity, with their labels' texts in every language. */
export interface PossibleColumns {
  readonly possible: readonly SheetColumn[];
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** Current year, to tell dates that begin with a two-digit year from those that begin with a day. */
  readonly thisYear: number;
}

/** A file after reading, with the guess for each of its columns. */
export interface ReadFile {
  readonly sheet: Sheet;
  /** True when the first line is data rather than a heading. */
  readonly isData: boolean;
  readonly columns: FileColumn[];
  /** Lines that repeat the heading, and hidden lines; null when there are none. */
  readonly repeatedHeadings: LineCount | null;
  readonly hiddenRows: LineCount | null;
}

/** One page of a file: lines that may be records, and lines that only repeat the heading. */
export interface LinesOfPage {
  readonly lines: readonly SheetRow[];
  readonly headings: readonly SheetRow[];
}

/** Yields the pages of a sheet, including its first line when that is data rather than a heading. */
export function* pagesOf(
  { pages, headerRow, headerCells }: Pick<Sheet, 'pages' | 'headerRow' | 'headerCells'>,
  isData: boolean,
): Generator<LinesOfPage> {
  if (isData) yield { lines: [{ number: headerRow, cells: headerCells }], headings: [] };
  const isHeading = repeatsHeading(isData ? [] : headerCells);
  for (const page of pages) {
    const all = linesOf(page);
    const headings = all.filter(({ cells }) => isHeading(cells));
    yield { lines: headings.length > 0 ? all.filter((line) => !headings.includes(line)) : all, headings };
  }
}

/** Counts lines of one kind and remembers the first. */
function tally() {
  const found = { count: 0, first: 0 };
  return {
    add: ({ number }: SheetRow): void => {
      found.count += 1;
      found.first ||= number;
    },
    found: () => (found.count > 0 ? found : null),
  };
}

/** Reads all lines of a sheet and guesses the meaning of its columns. */
export function describeSheet(sheet: Sheet, { possible, words, thisYear }: PossibleColumns): ReadFile {
  const labelWords = (label: string) => words[label] ?? [];
  const named = guessColumns(sheet.headers, possible, labelWords).filter(({ column }) => column !== null);
  const isData = sheet.mergedHeaders.length === 0 && looksLikeData(sheet.headerCells, named.length);
  const looked = fileColumns(sheet.headers, thisYear);
  const again = tally();
  const hidden = tally();
  for (const { lines, headings } of pagesOf(sheet, isData)) {
    headings.forEach(again.add);
    lines.filter((line) => line.hidden).forEach(hidden.add);
    looked.add(lines);
  }
  const guessed = looked.columns(possible, labelWords);
  return {
    sheet,
    isData,
    columns: isData ? guessed.map((column) => ({ ...column, guess: null, unit: null })) : guessed,
    repeatedHeadings: again.found(),
    hiddenRows: hidden.found(),
  };
}

/** Runs in a worker thread: the file is untrusted, and examining it takes as long as parsing it. */
export async function run({ bytes, ...columns }: PossibleColumns & { readonly bytes: Uint8Array }): Promise<ReadFile> {
  return describeSheet(await readBytes({ bytes }), columns);
}
