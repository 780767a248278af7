import type { Cell } from '@lichen/contracts/formats/sheet-cells';
import type { SheetRow } from './line-pages';
import { openWorkbook } from './open-workbook';
import { SHEET_LIMITS, SHEET_TEXTS, sheetRefusal } from './sheet';
import { worksheet } from './worksheet';

/** A sheet of a workbook with all its rows, also if hidden; no row is taken for a heading. */
export interface BookSheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rows: readonly SheetRow[];
}

/** All sheets of a workbook. With `from1904`, its day numbers count from 1904 instead of 1900. */
export interface EverySheet {
  readonly sheets: readonly BookSheet[];
  readonly from1904: boolean;
}

/** Limits for reading a workbook. */
export interface BookBounds {
  readonly sheets: number;
  /** Rows of all sheets together. */
  readonly rows: number;
  /** Columns kept of each row, from the first. */
  readonly columns: number;
  readonly cellCharacters: number;
}

const isZip = (file: Buffer) => file.readUInt32BE(0) === 0x504b0304;

/** Reads every sheet of a workbook, with common limits for all. Runs in a worker. */
export async function everySheet(file: Buffer, bounds: BookBounds): Promise<EverySheet> {
  if (file.length < 4 || !isZip(file)) throw sheetRefusal(SHEET_TEXTS.wrongType);
  const { zip, withHidden, around } = await openWorkbook(file, bounds.cellCharacters);
  if (withHidden.length > bounds.sheets) throw sheetRefusal(SHEET_TEXTS.tooMuch);
  let [count, characters] = [0, 0];
  const bounded = (cells: readonly Cell[]): readonly Cell[] => {
    const kept = cells.slice(0, bounds.columns);
    for (const cell of kept) characters += typeof cell === 'string' ? cell.length : 8;
    count += 1;
    if (count > bounds.rows || characters > SHEET_LIMITS.characters) throw sheetRefusal(SHEET_TEXTS.tooMuch);
    return kept;
  };
  const sheets: BookSheet[] = [];
  for (const { name, part, isHidden } of withHidden) {
    const rows: SheetRow[] = [];
    await worksheet(zip, part, around, (row) => rows.push({ ...row, cells: bounded(row.cells) }));
    sheets.push({ name, isHidden, rows });
  }
  return { sheets, from1904: around.from1904 };
}
