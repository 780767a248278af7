/** Most rows of a sheet on a page; larger sheets are imported as a file. */
export const MOST_ROWS = 200;
