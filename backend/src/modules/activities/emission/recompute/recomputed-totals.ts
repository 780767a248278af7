import {
  type CountableRow,
  isLive,
  isMarketBased,
  isMemo,
  isUsed,
} from '@lichen/contracts/activities/calculations/counted-calculations';
import { yearOf } from '@lichen/contracts/formats/days';
import { exact, microKg } from '../exact';
import { splitByMonth } from '../month-split';
import type { ExportedRecord } from './exported-records';

/** Fields of an exported record that decide which totals include it. */
interface Counted extends CountableRow {
  readonly _id: string;
  readonly activity_id: string;
  readonly scope: string;
  readonly scope3_category: number | null;
  readonly err_msg?: string | null;
  readonly CO2: number | null;
  readonly units?: 'kg' | 't';
  readonly exact_kg?: string | number | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly parts?: Parameters<typeof splitByMonth>[0]['parts'];
}

const ugOf = ({ exact_kg, CO2 }: Counted): number | null => {
  const kg = exact_kg ?? CO2;
  return kg === null ? null : microKg(exact(kg));
};

/** Returns the lines of the totals that include a row: its scope with the basis and, in scope 3, the category. */
const linesOf = (row: Counted): readonly string[] => {
  const scope = isMarketBased(row) ? `${row.scope}, market-based` : row.scope;
  return row.scope === 'scope_3' ? [scope, `scope_3, category ${row.scope3_category ?? 'none'}`] : [scope];
};

/**
 * Returns an accumulator that checks the `used` flags of exported records and adds up the used ones by year, in 10⁻⁶
 * kg.
 */
export function recomputedTotals() {
  const usedOf = new Map<string, string>();
  const totals = new Map<string, number>();
  /** Returns what is wrong with the `used` flag of a record; null if nothing is. */
  const flagged = (row: Counted): string | null => {
    if (row.used && !isLive(row)) return 'used although it is superseded';
    if (!isUsed(row)) return null;
    const place = [row.activity_id, row.component, row.scope2_basis ?? ''].join(' ');
    const other = usedOf.get(place);
    usedOf.set(place, row._id);
    return other === undefined ? null : `used beside ${other} for the same component and basis`;
  };
  return {
    add: (record: ExportedRecord): string | null => {
      const row = record as unknown as Counted;
      const wrong = flagged(row);
      const co2_ug = ugOf(row);
      if (!isUsed(row) || isMemo(row) || co2_ug === null || row.from === null || row.to === null) return wrong;
      const shares = splitByMonth({ from: row.from, to: row.to, co2_ug, parts: row.parts ?? null });
      for (const { month, ug } of shares)
        for (const line of linesOf(row)) {
          const key = `${yearOf(month)} ${line}`;
          totals.set(key, (totals.get(key) ?? 0) + ug);
        }
      return wrong;
    },
    /** Returns kilograms by year and line, sorted. */
    totals: (): { readonly line: string; readonly kg: string }[] =>
      [...totals]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([line, ug]) => ({ line, kg: exact(ug).div(1_000_000).toFixed(6) })),
  };
}
