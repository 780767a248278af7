/**
 * Meanings of headings in printed tables. Where two fit a heading equally well, the first one here counts. `other` is for
 * columns that no field takes, which must not be mistaken for one.
 */
export const TABLE_COLUMNS = [
  ...(['other', 'rate', 'price', 'tax', 'net', 'gross', 'date', 'odometer', 'distance', 'hours'] as const),
  ...(['card', 'vehicle', 'own_reference', 'your_reference', 'reference', 'from', 'to', 'place'] as const),
  ...(['quantity', 'unit', 'product', 'item', 'description', 'amount'] as const),
] as const;
export type TableColumn = (typeof TABLE_COLUMNS)[number];

/** Tells the reader which printed tables hold the rows of a list. */
export interface PrintedTable {
  /** Meanings of headings by field of the row, the preferred one first. */
  readonly columns: Readonly<Record<string, readonly TableColumn[]>>;
  /** Groups of fields; a table is read only if it has a column for at least one field of each group. */
  readonly needs: readonly (readonly string[])[];
  /** Field of the row that adds up to an amount of the document, and the fields that may hold that amount. */
  readonly addsUpTo?: { readonly field: string; readonly totals: readonly string[] };
}
