import type { TableColumn } from '@lichen/contracts/docs/table-column';

/**
 * Headings of table columns in one language, folded and separated by commas: `=ht` is a whole word, `~de` the whole
 * heading, an entry with a space a phrase, any other the beginning of a word.
 */
export type ColumnWords = Readonly<Record<TableColumn, string>>;
