/** Pages that anybody can mean; the rows before the last of them still have a number on the wire. */
const MOST = 1_000_000;

/** The page that an address names, from 1; the first where it names none. */
export const pageNumber = (text: string | null): number => {
  const page = Math.trunc(Number(text));
  return page >= 1 ? Math.min(page, MOST) : 1;
};
