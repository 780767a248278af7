import type { Cell } from '@lichen/contracts/formats/sheet-cells';

/** One line of a sheet. `number` is what the program of the person shows beside it. */
export interface SheetRow {
  readonly number: number;
  readonly cells: readonly Cell[];
  /** A filter or a person has hidden it in the workbook. */
  readonly hidden?: true;
}

/** Some lines of a sheet as bytes: as objects all of them would take many times the room of the file. */
export type LinePage = Uint8Array;

export const LINES_OF_PAGE = 500;
/** Characters after which a page is closed earlier: whoever unpacks one holds up the process for as long as it is. */
const CHARACTERS_OF_PAGE = 512 * 1024;

const lengthOf = ({ cells }: SheetRow): number =>
  cells.reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 8), 0);

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const packed = (lines: readonly SheetRow[]): LinePage => encoder.encode(JSON.stringify(lines));

export const linesOf = (page: LinePage): SheetRow[] => JSON.parse(decoder.decode(page)) as SheetRow[];

/** Lines that are packed as they come, so that never more than one page of them is there as objects. */
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
      // The first page has room for one more.
      const isFull = open.length === (pages.length === 0 ? LINES_OF_PAGE - 1 : LINES_OF_PAGE);
      if (isFull || characters > CHARACTERS_OF_PAGE) close();
    },
    /** All of them, with one before the first where it is known in the end alone. */
    pages: (before?: SheetRow): readonly LinePage[] => {
      close();
      if (!before) return pages;
      const [first, ...rest] = pages;
      return [packed([before, ...(first ? linesOf(first) : [])]), ...rest];
    },
  };
}
