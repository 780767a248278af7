/** Rows that a sheet on a page takes; more than these are a file to import. */
export const MOST_ROWS = 200;
