import type { Scope } from '@lichen/contracts/activities/inventory-line';
import {
  type CountableRow,
  isInScopes,
  isMarketBased,
  isReported,
} from '@lichen/contracts/activities/calculations/counted-calculations';
import type {
  RecalculationDifference,
  RecalculationMover,
  RecalculationSum,
} from '@lichen/contracts/activities/recalculation/recalculation.entity';
import { kgOf } from '@lichen/contracts/formats/mass';

/** Fields that decide which totals include a row, stored or new. */
interface ComparedRow extends CountableRow {
  readonly scope: Scope;
  readonly scope3_category: number | null;
  readonly co2_ug: number | null;
}

/** Fields kept of a reported row; keeping whole rows would take too much memory. */
interface Figure {
  readonly scope: Scope;
  readonly scope3_category: number | null;
  /** True for market-based figures, which are not part of the location-based totals. */
  readonly isMarket: boolean;
  readonly co2_ug: number;
}

/** The proposed change of an activity. */
export interface ProposedChange {
  readonly activity_id: string;
  readonly activity_type: string;
  readonly location_id: string | null;
  readonly before: readonly Figure[];
  readonly after: readonly Figure[];
  readonly reasons: readonly string[];
}

/** Sums before and after, on one basis. */
interface Sides {
  before: number;
  after: number;
}

/** `market` is undefined without any market-based figure. */
interface Both extends Sides {
  market?: Sides;
}

type Sums = Record<string, Both & { activities: number }>;

/** Sums in whole 10⁻⁶ kg, so that the order of addition does not matter; saved with the job's progress. */
export interface Tally {
  total: Sums;
  scopes: Sums;
  categories: Sums;
  locations: Sums;
  reasons: Record<string, number>;
  movers: (Both & { activity_id: string; activity_type: string })[];
}

/** Returns a summary without any change, to which pages are added. */
export const emptyTally = (): Tally => ({
  total: {},
  scopes: {},
  categories: {},
  locations: {},
  reasons: {},
  movers: [],
});

const MOST_MOVERS = 20;

/** Returns the figures of an activity's totals, on both bases. */
export function figuresOf(rows: readonly ComparedRow[]): Figure[] {
  const figures: Figure[] = [];
  for (const row of rows) {
    const { scope, scope3_category, co2_ug } = row;
    if (co2_ug !== null && isReported(row))
      figures.push({ scope, scope3_category, co2_ug, isMarket: isMarketBased(row) });
  }
  return figures;
}

/** Returns the figures with 0 for those outside the scopes, which are only shown. */
const counting = (figures: readonly Figure[]): Figure[] =>
  figures.map((figure) => (isInScopes(figure) ? figure : { ...figure, co2_ug: 0 }));

const totalOf = (figures: readonly Figure[]): number => figures.reduce((total, { co2_ug }) => total + co2_ug, 0);

/** Returns the location-based total and market-based scope 2, in 10⁻⁶ kg; null without such a figure. */
export function basesOf(figures: readonly Figure[]): { location: number; market: number | null } {
  const counted = counting(figures);
  const market = counted.filter(({ isMarket }) => isMarket);
  const location = counted.filter(({ isMarket }) => !isMarket);
  return { location: totalOf(location), market: market.length > 0 ? totalOf(market) : null };
}

function add(sums: Sums, { before, after }: ProposedChange, keyOf: (figure: Figure) => string | null): void {
  const touched = new Set<string>();
  const note = (figures: readonly Figure[], side: 'before' | 'after') => {
    for (const figure of figures) {
      const key = keyOf(figure);
      if (key === null) continue;
      const sum = sums[key] ?? { before: 0, after: 0, activities: 0 };
      if (figure.isMarket) sum.market ??= { before: 0, after: 0 };
      const sides = figure.isMarket && sum.market ? sum.market : sum;
      sides[side] += figure.co2_ug;
      sums[key] = sum;
      touched.add(key);
    }
  };
  note(before, 'before');
  note(after, 'after');
  for (const key of touched) (sums[key] as Sums[string]).activities += 1;
}

const moved = ({ before, after }: Sides) => Math.abs(after - before);
const distance = ({ market, ...location }: Both) => Math.max(moved(location), market ? moved(market) : 0);

/** Returns an activity's totals before and after, on both bases. */
function sidesOf({ before, after }: ProposedChange): Both {
  const [was, becomes] = [basesOf(before), basesOf(after)];
  const hasMarket = was.market !== null || becomes.market !== null;
  return {
    before: was.location,
    after: becomes.location,
    ...(hasMarket ? { market: { before: was.market ?? 0, after: becomes.market ?? 0 } } : {}),
  };
}

/** Returns the larger of an activity's changes on the two bases, in 10⁻⁶ kg. */
export const distanceOf = (change: ProposedChange): number => distance(sidesOf(change));

/** Adds an activity to the tally. */
export function addToTally(tally: Tally, change: ProposedChange): void {
  const counted = { ...change, before: counting(change.before), after: counting(change.after) };
  add(tally.total, counted, () => 'total');
  add(tally.scopes, change, ({ scope }) => scope);
  add(tally.categories, change, ({ scope3_category }) => (scope3_category === null ? null : String(scope3_category)));
  add(tally.locations, counted, () => change.location_id ?? '');
  for (const reason of change.reasons) tally.reasons[reason] = (tally.reasons[reason] ?? 0) + 1;
  const { activity_id, activity_type } = change;
  tally.movers.push({ activity_id, activity_type, ...sidesOf(change) });
  tally.movers.sort((a, b) => distance(b) - distance(a));
  tally.movers.length = Math.min(tally.movers.length, MOST_MOVERS);
}

const kgOfBoth = ({ before, after, market }: Both) => ({
  ...{ before_kg: kgOf(before), after_kg: kgOf(after) },
  ...{ market_before_kg: kgOf(market?.before ?? null), market_after_kg: kgOf(market?.after ?? null) },
});

const sumsOf = (sums: Sums): RecalculationSum[] =>
  Object.entries(sums)
    .map(([key, { activities, ...both }]) => ({ key, ...kgOfBoth(both), activities }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));

const moverOf = ({ activity_id, activity_type, ...both }: Tally['movers'][number]): RecalculationMover => ({
  activity_id,
  activity_type,
  ...kgOfBoth(both),
});

/** Returns the tally in kilograms. */
export const changeSummary = (tally: Tally): RecalculationDifference => ({
  total: sumsOf(tally.total)[0] ?? { key: 'total', ...kgOfBoth({ before: 0, after: 0 }), activities: 0 },
  scopes: sumsOf(tally.scopes),
  categories: sumsOf(tally.categories),
  locations: sumsOf(tally.locations),
  reasons: Object.entries(tally.reasons).map(([reason, rows]) => ({ reason, rows })),
  movers: tally.movers.map(moverOf),
});
