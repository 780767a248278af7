import type { Cell } from '@lichen/contracts/formats/sheet-cells';

/** One row of a sheet. `number` is the row number that the spreadsheet shows. */
export interface SheetRow {
  readonly number: number;
  readonly cells: readonly Cell[];
  /** Hidden in the workbook, by a filter or a person. */
  readonly hidden?: true;
}

/** Some rows of a sheet, serialised: as objects they would take many times the memory of the file. */
export type LinePage = Uint8Array;

/** Most rows of a page. */
export const LINES_OF_PAGE = 500;
/** Characters after which a page is closed early, because deserialising it blocks the process. */
const CHARACTERS_OF_PAGE = 512 * 1024;

const lengthOf = ({ cells }: SheetRow): number =>
  cells.reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 8), 0);

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const packed = (lines: readonly SheetRow[]): LinePage => encoder.encode(JSON.stringify(lines));

/** Deserialises the rows of a page. */
export const linesOf = (page: LinePage): SheetRow[] => JSON.parse(decoder.decode(page)) as SheetRow[];

/** Serialises rows as they arrive, so that at most one page exists as objects. */
export function linePages() {
  const pages: LinePage[] = [];
  let open: SheetRow[] = [];
  let characters = 0;
  const close = () => {
    if (open.length > 0) pages.push(packed(open));
    open = [];
    characters = 0;
  };
  return {
    add: (line: SheetRow): void => {
      open.push(line);
      characters += lengthOf(line);
      // The first page leaves room for one more row.
      const isFull = open.length === (pages.length === 0 ? LINES_OF_PAGE - 1 : LINES_OF_PAGE);
      if (isFull || characters > CHARACTERS_OF_PAGE) close();
    },
    /** Returns all pages, with the row `before` added in front, which is only known at the end. */
    pages: (before?: SheetRow): readonly LinePage[] => {
      close();
      if (!before) return pages;
      const [first, ...rest] = pages;
      return [packed([before, ...(first ? linesOf(first) : [])]), ...rest];
    },
  };
}
