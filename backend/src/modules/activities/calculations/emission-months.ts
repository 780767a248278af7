import { type CountableRow, isReported } from '@lichen/contracts/activities/calculations/counted-calculations';
import type { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { splitByMonth } from '../emission/month-split';

/** Roll-up that the dashboard reads instead of all rows. */
export const EMISSION_MONTHS = {
  table: 'emission_months',
  dimensions: ['month', 'activity_type', 'scope', 'scope2_basis', 'scope3_category'],
  measures: ['co2_ug', 'calcs'],
} as const;

/** Fields that decide which months and totals a row belongs to. */
export type MonthRow = CountableRow &
  Pick<RecordOf<typeof emissionCalc>, 'co2_ug' | 'from' | 'to' | 'parts' | 'scope' | 'scope3_category'> & {
    activity_type: string;
  };

/** Returns the months of a row with its share in 10⁻⁶ kg; empty when it is in no total. */
export function monthsOfRow(row: MonthRow) {
  const { from, to, co2_ug } = row;
  if (!isReported(row)) return [];
  if (from === null || to === null || co2_ug === null) return [];
  return splitByMonth({ from, to, co2_ug, parts: row.parts }).map(({ month, ug }) => ({
    dimensions: {
      month,
      activity_type: row.activity_type,
      scope: row.scope,
      scope2_basis: row.scope2_basis ?? '',
      scope3_category: row.scope3_category ?? 0,
    },
    measures: { co2_ug: ug, calcs: 1 },
  }));
}
