import { isMarketBased, isMemo } from '@lichen/contracts/activities/calculations/counted-calculations';
import type { SealedYear, YearSums } from '@lichen/contracts/activities/years/inventory-year.entity';
import type { SealedRow } from '@lichen/contracts/activities/years/inventory-year-change.entity';
import { lineOf } from './sealed-row';
import { NO_SUMS } from './year-sums';

type Hash = (text: string) => string;

/** Adds a row of the year to the sums; memo items are not added. */
export function withRow(sums: YearSums, row: SealedRow): YearSums {
  const { scope, year_ug } = row;
  if (isMemo(row) || row.co2_ug === null) return sums;
  if (isMarketBased(row)) return { ...sums, market: (sums.market ?? 0) + year_ug };
  if (scope !== 'scope_1' && scope !== 'scope_2' && scope !== 'scope_3') return sums;
  return { ...sums, [scope]: sums[scope] + year_ug };
}

const inOrder = <V>(values: ReadonlyMap<string, V>): Record<string, V> =>
  Object.fromEntries([...values].toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Returns an accumulator that seals rows one by one, by id, because a year may not fit in memory. */
export function sealing(hash: Hash) {
  let rows = 0;
  let rows_hash = hash('');
  let scopes = NO_SUMS;
  const categories = new Map<string, number>();
  const locations = new Map<string, YearSums>();
  return {
    add: (row: SealedRow): void => {
      rows += 1;
      rows_hash = hash(`${rows_hash}\n${lineOf(row)}`);
      scopes = withRow(scopes, row);
      const place = row.location_id ?? '';
      locations.set(place, withRow(locations.get(place) ?? NO_SUMS, row));
      if (row.scope !== 'scope_3' || isMemo(row) || row.co2_ug === null) return;
      const category = String(row.scope3_category ?? 0);
      categories.set(category, (categories.get(category) ?? 0) + row.year_ug);
    },
    sealed: (): SealedYear => ({
      ...{ rows, rows_hash, scopes },
      categories: inOrder(categories),
      locations: inOrder(locations),
    }),
  };
}

/** Returns the seal of a year: a hash over the hash of its rows and its totals. */
export const sealOf = (year: number, { rows, rows_hash, scopes, categories, locations }: SealedYear, hash: Hash) => {
  const { scope_1, scope_2, scope_3, market } = scopes;
  const sums = (of: YearSums) => [of.scope_1, of.scope_2, of.scope_3, of.market];
  const places = Object.entries(locations).map(([place, of]) => [place, sums(of)]);
  return hash(
    JSON.stringify([year, rows, rows_hash, [scope_1, scope_2, scope_3, market], Object.entries(categories), places]),
  );
};
