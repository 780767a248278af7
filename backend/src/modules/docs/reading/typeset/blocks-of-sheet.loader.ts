import { plainFigure, worksheet } from '../../../../platform/sheets/worksheet';
import { csvLines } from '../../../../platform/sheets/csv-sheet';
import type { SheetRow } from '../../../../platform/sheets/line-pages';
import { openWorkbook } from '../../../../platform/sheets/open-workbook';
import type { Block } from './typeset';

const cellText = (cell: SheetRow['cells'][number]): string =>
  cell === null || cell === undefined ? '' : typeof cell === 'number' ? plainFigure(cell) : String(cell).trim();

/** Converts a line to a row of cells; empty lines are left out. */
function rowOf({ number, cells }: SheetRow): Block[] {
  const texts = cells.map(cellText);
  while (texts.at(-1) === '') texts.pop();
  return texts.length > 0 ? [{ kind: 'row', number, cells: texts }] : [];
}

/** Returns a block for each row of a CSV file. */
export function blocksOfCsv(bytes: Uint8Array): Block[] {
  const blocks: Block[] = [];
  csvLines(bytes, (row) => blocks.push(...rowOf(row)));
  return blocks;
}

/** Returns the rows of the visible sheets of a workbook. Each of several sheets begins a new page under its name. */
export async function blocksOfWorkbook(bytes: Buffer): Promise<Block[]> {
  const { zip, sheets, around } = await openWorkbook(bytes);
  const blocks: Block[] = [];
  for (const { name, part } of sheets) {
    const rows: Block[] = [];
    await worksheet(zip, part, around, (row) => rows.push(...rowOf(row)));
    if (rows.length === 0) continue;
    if (sheets.length > 1) blocks.push({ kind: 'page' }, { kind: 'line', text: name, isHeading: true });
    for (const row of rows) blocks.push(row);
  }
  return blocks;
}
