/** Most ids in one condition of a query. MariaDB makes a subquery of a list of 1,000 or more. */
const IDS_PER_QUERY = 500;

/** Splits ids, or what has them, into parts of which one query can name all. */
export function* inParts<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += IDS_PER_QUERY) yield all.slice(at, at + IDS_PER_QUERY);
}
