import {
  type CountableRow,
  isInScopes,
  isMarketBased,
  isReported,
} from '@lichen/contracts/activities/calculations/counted-calculations';
import type { BothTotals, GridPreview } from '@lichen/contracts/activities/grid-change/grid-preview.call';
import type { Scope } from '@lichen/contracts/activities/inventory-line';
import { yearOf } from '@lichen/contracts/formats/days';
import { kgOf } from '@lichen/contracts/formats/mass';
import { type MonthShare, splitByMonth } from '../emission/month-split';

type Splittable = Parameters<typeof splitByMonth>[0];

/** Fields of a calculation row that decide its amount and days. */
export interface GridRow extends CountableRow, Pick<Splittable, 'co2_ug' | 'parts'> {
  readonly scope: Scope;
  readonly from: number | null;
  readonly to: number | null;
}

/** An activity of the location, with its stored rows and those for the other grid. */
export interface GridActivity {
  readonly from: number | null;
  readonly to: number | null;
  readonly before: readonly GridRow[];
  readonly after: readonly GridRow[];
}

type Side = 'before' | 'after';
type Basis = keyof BothTotals;
type Totals = Record<Basis, Record<Side, number>>;

/** Figures in whole 10⁻⁶ kg, so that the order of addition does not matter; saved with the job's progress. */
export interface GridFigures {
  activities: number;
  total: Totals;
  years: Record<string, Totals & { activities: number }>;
}

const noTotals = (): Totals => ({ location: { before: 0, after: 0 }, market: { before: 0, after: 0 } });

export const noGridFigures = (): GridFigures => ({ activities: 0, total: noTotals(), years: {} });

/**
 * Returns the rows of one basis. Components without a market-based row count on both bases: trips, fuel, and figures
 * stated without a basis.
 */
function rowsOn(basis: Basis, rows: readonly GridRow[]): readonly GridRow[] {
  const reported = rows.filter((row) => isInScopes(row) && isReported(row));
  if (basis === 'location') return reported.filter((row) => !isMarketBased(row));
  const told = new Set(reported.filter(isMarketBased).map(({ component }) => component));
  return reported.filter((row) => (told.has(row.component) ? row.scope2_basis !== 'location' : !isMarketBased(row)));
}

const sharesOf = ({ from, to, co2_ug, parts }: GridRow): readonly MonthShare[] =>
  from === null || to === null || co2_ug === null ? [] : splitByMonth({ from, to, co2_ug, parts });

function yearOfFigures({ years }: GridFigures, year: number) {
  const known = years[year] ?? { ...noTotals(), activities: 0 };
  years[year] = known;
  return known;
}

/** Adds an activity to the figures, splitting each row by year. */
export function addActivity(figures: GridFigures, { from, to, before, after }: GridActivity): void {
  figures.activities += 1;
  if (from !== null && to !== null)
    for (let year = yearOf(from); year <= yearOf(to); year += 1) yearOfFigures(figures, year).activities += 1;
  for (const [side, rows] of [['before', before] as const, ['after', after] as const])
    for (const basis of ['location', 'market'] as const)
      for (const { month, ug } of rowsOn(basis, rows).flatMap(sharesOf)) {
        figures.total[basis][side] += ug;
        yearOfFigures(figures, yearOf(month))[basis][side] += ug;
      }
}

const inKg = ({ location, market }: Totals): BothTotals => ({
  location: { before_kg: kgOf(location.before), after_kg: kgOf(location.after) },
  market: { before_kg: kgOf(market.before), after_kg: kgOf(market.after) },
});

/** Returns the figures for people: in kilograms, by year. */
export const gridPreviewOf = (
  { activities, total, years }: GridFigures,
  approved: Pick<GridPreview, 'closed' | 'approved_years'>,
): GridPreview => ({
  activities,
  ...approved,
  ...inKg(total),
  years: Object.entries(years)
    .map(([year, { activities: counted, ...totals }]) => ({
      year: Number(year),
      activities: counted,
      ...inKg(totals),
    }))
    .sort((a, b) => a.year - b.year),
});
