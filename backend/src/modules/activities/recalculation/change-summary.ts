import { type CountableRow, isCounted } from '@lichen/contracts/activities/calculations/counted-calculations';
import type { Scope } from '@lichen/contracts/activities/types/activity-fields';
import type {
  RecalculationDifference,
  RecalculationMover,
  RecalculationSum,
} from '@lichen/contracts/activities/recalculation/recalculation.entity';
import { kgOf } from '@lichen/contracts/formats/mass';

/** Fields that decide whether and where a row counts, stored or fresh. */
interface ComparedRow extends CountableRow {
  readonly scope: Scope;
  readonly scope3_category: number | null;
  readonly co2_ug: number | null;
}

/** Fields kept of a row that counts: whole rows would stay in memory beyond their page. */
interface Figure {
  readonly scope: Scope;
  readonly scope3_category: number | null;
  readonly co2_ug: number;
}

/** Proposed change of one activity. */
export interface ProposedChange {
  readonly activity_id: string;
  readonly activity_type: string;
  readonly location_id: string | null;
  readonly before: readonly Figure[];
  readonly after: readonly Figure[];
  readonly reasons: readonly string[];
}

type Sums = Record<string, { before: number; after: number; activities: number }>;

/** Whole 10⁻⁶ kg, so that the order of adding changes nothing; saved with the work after every page. */
export interface Tally {
  total: Sums;
  scopes: Sums;
  categories: Sums;
  locations: Sums;
  reasons: Record<string, number>;
  movers: { activity_id: string; activity_type: string; before: number; after: number }[];
}

export const emptyTally = (): Tally => ({
  total: {},
  scopes: {},
  categories: {},
  locations: {},
  reasons: {},
  movers: [],
});

const MOST_MOVERS = 20;

/** The figures among an activity's rows that its total is made of. */
export function figuresOf(rows: readonly ComparedRow[]): Figure[] {
  const figures: Figure[] = [];
  for (const row of rows) {
    const { scope, scope3_category, co2_ug } = row;
    if (co2_ug !== null && isCounted(row)) figures.push({ scope, scope3_category, co2_ug });
  }
  return figures;
}

export const sumOf = (figures: readonly Figure[]): number => figures.reduce((total, { co2_ug }) => total + co2_ug, 0);

function add(sums: Sums, { before, after }: ProposedChange, keyOf: (figure: Figure) => string | null): void {
  const touched = new Set<string>();
  const note = (figures: readonly Figure[], side: 'before' | 'after') => {
    for (const figure of figures) {
      const key = keyOf(figure);
      if (key === null) continue;
      const sum = sums[key] ?? { before: 0, after: 0, activities: 0 };
      sum[side] += figure.co2_ug;
      sums[key] = sum;
      touched.add(key);
    }
  };
  note(before, 'before');
  note(after, 'after');
  for (const key of touched) (sums[key] as Sums[string]).activities += 1;
}

const distance = ({ before, after }: { before: number; after: number }) => Math.abs(after - before);

/** Adds one activity to the tally. */
export function addToTally(tally: Tally, change: ProposedChange): void {
  add(tally.total, change, () => 'total');
  add(tally.scopes, change, ({ scope }) => scope);
  add(tally.categories, change, ({ scope3_category }) => (scope3_category === null ? null : String(scope3_category)));
  add(tally.locations, change, () => change.location_id ?? '');
  for (const reason of change.reasons) tally.reasons[reason] = (tally.reasons[reason] ?? 0) + 1;
  const { activity_id, activity_type } = change;
  tally.movers.push({ activity_id, activity_type, before: sumOf(change.before), after: sumOf(change.after) });
  tally.movers.sort((a, b) => distance(b) - distance(a));
  tally.movers.length = Math.min(tally.movers.length, MOST_MOVERS);
}

const sumsOf = (sums: Sums): RecalculationSum[] =>
  Object.entries(sums)
    .map(([key, { before, after, activities }]) => ({
      key,
      before_kg: kgOf(before),
      after_kg: kgOf(after),
      activities,
    }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));

const moverOf = ({ activity_id, activity_type, before, after }: Tally['movers'][number]): RecalculationMover => ({
  activity_id,
  activity_type,
  before_kg: kgOf(before),
  after_kg: kgOf(after),
});

/** The tally as a person reads it: kilograms. */
export const changeSummary = (tally: Tally): RecalculationDifference => ({
  total: sumsOf(tally.total)[0] ?? { key: 'total', before_kg: 0, after_kg: 0, activities: 0 },
  scopes: sumsOf(tally.scopes),
  categories: sumsOf(tally.categories),
  locations: sumsOf(tally.locations),
  reasons: Object.entries(tally.reasons).map(([reason, rows]) => ({ reason, rows })),
  movers: tally.movers.map(moverOf),
});
