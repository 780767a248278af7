import { BYTE_ORDER_MARK, csvLine } from '@lichen/contracts/formats/csv';
import type { ReactNode } from 'react';
import { WORKBOOK, workbookOf } from './workbook-file';

export interface Column<T> {
  key: string;
  /** English text; shown translated. */
  title: string;
  render: (row: T) => ReactNode;
  /** Plain text of the cell, for the export. */
  text: (row: T) => string;
  /** Numbers stand at the right in tabular figures. */
  align?: 'number';
  /** Field the server sorts by. */
  sort?: string;
  width?: number;
  /**
   * Position on a card of the narrow view: beside the title, under it, or hidden. A value that says nothing by itself
   * ("Yes", a date, a count) is `labelled`: under the title with its heading, and left out where it has no text.
   */
  card?: 'title' | 'figure' | 'line' | 'labelled' | 'none';
  /** Unit of its figure, which a card says beside it because it has no heading. */
  unitOf?: (row: T) => string;
  /** Always shown. */
  fixed?: boolean;
}

/** The heading and the rows of a list as texts. */
export const linesOf = <T>(
  columns: readonly Column<T>[],
  rows: readonly T[],
  titleOf: (title: string) => string,
): string[][] => [
  columns.map(({ title }) => titleOf(title)),
  ...rows.map((row) => columns.map(({ text }) => text(row))),
];

export const csvOf = <T>(
  columns: readonly Column<T>[],
  rows: readonly T[],
  titleOf: (title: string) => string,
): string => linesOf(columns, rows, titleOf).map(csvLine).join('\r\n');

/** Hands something to the browser as a file. */
function saveFile(name: string, parts: BlobPart[], type: string): void {
  const address = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

export const saveCsv = (name: string, csv: string): void =>
  saveFile(`${name}.csv`, [BYTE_ORDER_MARK, csv], 'text/csv;charset=utf-8');

export const saveWorkbook = (name: string, lines: readonly (readonly string[])[]): void =>
  saveFile(`${name}.xlsx`, workbookOf(lines), WORKBOOK);
