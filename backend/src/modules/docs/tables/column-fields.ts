import type { DocRows, DocType, ReadAs } from '@lichen/contracts/docs/doc-type';
import type { PrintedTable, TableColumn } from '@lichen/contracts/docs/table-column';
import { fold } from '@lichen/contracts/formats/fold';
import { columnSaid } from '../lexicon/columns/column-said';
import type { Lexicon } from '../lexicon/lexicon';
import type { Column } from './printed-table';

/** A list of a document type whose rows are printed in a table. */
export interface SoughtRows {
  readonly list: string;
  readonly rows: DocRows;
  readonly reads: Readonly<Record<string, ReadAs>>;
  readonly table: PrintedTable;
}

/** Returns the lists of a type whose rows are read from tables. */
export const soughtRows = ({ rows }: Pick<DocType, 'rows'>): readonly SoughtRows[] =>
  Object.entries(rows).flatMap(([list, each]) =>
    each.table && each.reads ? [{ list, rows: each, reads: each.reads, table: each.table }] : [],
  );

const LONGEST = 60;

/** Returns a heading as learned places store it: folded and without digits. */
export const headingKey = (heading: string): string => fold(heading.replace(/\d+/g, ' ')).slice(-LONGEST).trim();

/** Fields by the key of the heading that a person assigned them to on an earlier document of the supplier. */
export type TaughtColumns = ReadonlyMap<string, string>;

/** The columns of a table as a list reads them. */
export interface Assigned {
  /** Index of the column of each field that has one. */
  readonly fields: ReadonlyMap<string, number>;
  /** Index of the column with the units of quantities; -1 if there is none. */
  readonly unit: number;
  /** Index of the column with prices; -1 if there is none. */
  readonly price: number;
  /** Fields whose column a person has taught. */
  readonly taught: ReadonlySet<string>;
}

/** Assigns columns to the fields of a list: as a person taught, or else by their headings. */
export function assignedColumns(
  columns: readonly Column[],
  { table }: Pick<SoughtRows, 'table'>,
  lexicons: readonly Lexicon[],
  taughtColumns: TaughtColumns,
): Assigned {
  const said = columns.map(({ heading }): TableColumn | null => columnSaid(heading, lexicons));
  const fields = new Map<string, number>();
  for (const [at, { heading }] of columns.entries()) {
    const field = taughtColumns.get(headingKey(heading));
    if (field !== undefined && Object.hasOwn(table.columns, field) && !fields.has(field)) fields.set(field, at);
  }
  const taught = new Set(fields.keys());
  for (const [field, meanings] of Object.entries(table.columns)) {
    if (fields.has(field)) continue;
    const taken = [...fields.values()];
    const at = meanings
      .map((meaning) => said.findIndex((each, index) => each === meaning && !taken.includes(index)))
      .find((index) => index >= 0);
    if (at !== undefined) fields.set(field, at);
  }
  return { fields, unit: said.indexOf('unit'), price: said.indexOf('price'), taught };
}

/** Returns true if a table has the columns without which it is not the list. */
export const hasNeeded = ({ fields }: Assigned, { table }: Pick<SoughtRows, 'table'>): boolean =>
  table.needs.every((group) => group.some((field) => fields.has(field)));
