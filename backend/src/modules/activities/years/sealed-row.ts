import type { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { SealedRow } from '@lichen/contracts/activities/years/inventory-year-change.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { yearBounds, yearOf } from '@lichen/contracts/formats/days';
import { splitByMonth } from '../emission/month-split';

/** Fields of a calculation that a seal covers. */
export const SEALED_FIELDS = [
  ...(['_id', 'activity_id', 'activity_type', 'component', 'scope', 'scope2_basis', 'scope3_category'] as const),
  ...(['input_hash', 'co2_ug', 'from', 'to', 'parts'] as const),
] as const;

export type SealableCalc = Pick<RecordOf<typeof emissionCalc>, (typeof SEALED_FIELDS)[number]>;
type DatedCalc = SealableCalc & { readonly from: number; readonly to: number };

/** Tells whether any day of the row falls into the year. */
export function isInYear(row: Pick<SealableCalc, 'from' | 'to'>, year: number): boolean {
  const { from, to } = yearBounds(year);
  return row.from !== null && row.to !== null && row.from <= to && row.to >= from;
}

/** Returns a used row as the seal of a year stores it. */
export function sealedRow(row: SealableCalc, location_id: string | null, year: number): SealedRow {
  const { _id: id, activity_id, activity_type, component, scope, scope2_basis, scope3_category } = row;
  const { input_hash, co2_ug, from, to } = row as DatedCalc;
  const shares = co2_ug === null ? [] : splitByMonth(row as DatedCalc).filter(({ month }) => yearOf(month) === year);
  const year_ug = shares.reduce((sum, { ug }) => sum + ug, 0);
  const what = { component, scope, scope2_basis, scope3_category };
  return { id, activity_id, activity_type, location_id, ...what, input_hash, co2_ug, year_ug, from, to };
}

/**
 * Returns the line of a row in the text that is hashed for a year. It has only what the API shows of a calculation, so
 * that third parties can reproduce the hash.
 */
export const lineOf = (row: SealedRow): string =>
  JSON.stringify([
    ...[row.id, row.activity_id, row.component, row.scope, row.scope2_basis, row.scope3_category],
    ...[row.input_hash, 'used', row.co2_ug, row.from, row.to],
  ]);

/** Tells whether both have the same rows, in any order. */
export const areSameRows = (one: readonly SealedRow[], other: readonly SealedRow[]): boolean => {
  const text = (rows: readonly SealedRow[]) =>
    rows
      .map((row) => `${lineOf(row)} ${row.location_id ?? ''}`)
      .toSorted()
      .join('\n');
  return one.length === other.length && text(one) === text(other);
};
