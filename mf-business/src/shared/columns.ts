import type { Column } from '@lichen/kit';

/** Returns a column that shows plain text. */
export const textColumn = <T>(key: string, title: string, text: (row: T) => string, sort?: string): Column<T> => ({
  ...{ key, title, text, render: text },
  ...(sort ? { sort } : {}),
});
