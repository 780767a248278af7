import { BYTE_ORDER_MARK, csvLine } from '@lichen/contracts/formats/csv';
import type { ReactNode } from 'react';
import { WORKBOOK, workbookOf } from './workbook-file';

/** A column of a table, of its cards on narrow pages, and of its export. */
export interface Column<T> {
  key: string;
  /** English text, shown translated. */
  title: string;
  render: (row: T) => ReactNode;
  /** Returns the plain text of the cell, for exports. */
  text: (row: T) => string;
  /** Right-aligned, in tabular figures. */
  align?: 'number';
  /** Field by which the server sorts. */
  sort?: string;
  width?: number;
  /**
   * Position on a card of the narrow view: beside the title, below it, or hidden. A value that is unclear on its own
   * ("Yes", a date, a count) is `labelled`: below the title with its heading, and omitted if empty.
   */
  card?: 'title' | 'figure' | 'line' | 'labelled' | 'none';
  /** Returns the unit of the figure, which a card shows because it has no heading. */
  unitOf?: (row: T) => string;
  /** Cannot be hidden. */
  fixed?: boolean;
}

/** Returns the headings and rows of a list as texts. */
export const linesOf = <T>(
  columns: readonly Column<T>[],
  rows: readonly T[],
  titleOf: (title: string) => string,
): string[][] => [
  columns.map(({ title }) => titleOf(title)),
  ...rows.map((row) => columns.map(({ text }) => text(row))),
];

/** Returns the rows as CSV with a line of titles, separated by CRLF. */
export const csvOf = <T>(
  columns: readonly Column<T>[],
  rows: readonly T[],
  titleOf: (title: string) => string,
): string => linesOf(columns, rows, titleOf).map(csvLine).join('\r\n');

/** Downloads data as a file. */
function saveFile(name: string, parts: BlobPart[], type: string): void {
  const address = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** Downloads a CSV file; its byte order mark lets spreadsheets read it as UTF-8. */
export const saveCsv = (name: string, csv: string): void =>
  saveFile(`${name}.csv`, [BYTE_ORDER_MARK, csv], 'text/csv;charset=utf-8');

export const saveWorkbook = (name: string, lines: readonly (readonly string[])[]): void =>
  saveFile(`${name}.xlsx`, workbookOf(lines), WORKBOOK);
