/** Highest page number; the offset of its rows is still an exact number. */
const MOST = 1_000_000;

/** Returns the page number in an address, from 1; the first if there is none. */
export const pageNumber = (text: string | null): number => {
  const page = Math.trunc(Number(text));
  return page >= 1 ? Math.min(page, MOST) : 1;
};
