import type { Column } from '@lichen/kit';

/** A column of plain words. */
export const textColumn = <T>(key: string, title: string, text: (row: T) => string, sort?: string): Column<T> => ({
  ...{ key, title, text, render: text },
  ...(sort ? { sort } : {}),
});
