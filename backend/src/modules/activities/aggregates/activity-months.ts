import { firstOfMonth } from '@lichen/contracts/formats/days';

/** Columns of the monthly sums, in micrograms of CO₂e; `market_ug` is scope 2 by the market-based method. */
export const AMOUNTS = ['scope1_ug', 'scope2_ug', 'scope3_ug', 'market_ug'] as const;
export type MonthAmount = (typeof AMOUNTS)[number];
type Amounts = { readonly [name in MonthAmount]: number | null };

/**
 * Roll-up of activities by month. An activity counts in the month it begins in and in the one it ends in, so that a
 * period is the difference of two cumulative sums.
 */
export const ACTIVITY_MONTHS = {
  table: 'activity_months',
  dimensions: ['month', 'activity_type', 'location_id', 'scopes', 'dated'],
  measures: [
    ...['started', 'started_scope1_ug', 'started_scope2_ug', 'started_scope3_ug', 'started_market_ug'],
    ...['ended', 'ended_scope1_ug', 'ended_scope2_ug', 'ended_scope3_ug', 'ended_market_ug'],
  ],
} as const;

/** Kinds of periods: both days, one, or none (some types allow it). `backwards` ends before it begins. */
export type PeriodKind = 'both' | 'from' | 'to' | 'none' | 'backwards';

const SCOPE_KEYS = ['1', '2', '3'] as const;
export type ScopeKey = (typeof SCOPE_KEYS)[number];

const bitsOf = (scopes: readonly ScopeKey[]): number =>
  scopes.reduce((bits, scope) => bits | (1 << (Number(scope) - 1)), 0);

/** Bit of an activity that is not applied; the lower three bits are the scopes in which it has a figure. */
export const NOT_APPLIED = 8;

/** Returns all values of `scopes` of applied activities with a figure in any of the scopes. */
export const scopeMasks = (scopes: readonly ScopeKey[]): number[] =>
  Array.from({ length: NOT_APPLIED }, (_, bits) => bits).filter((bits) => (bits & bitsOf(scopes)) !== 0);

/** Fields that decide in which months an activity is counted. */
export interface CountedActivity extends Amounts {
  readonly activity_type: string;
  readonly applied: boolean;
  readonly location_id?: string | null;
  readonly from: number | null;
  readonly to: number | null;
}

function datedOf({ from, to }: CountedActivity): PeriodKind {
  if (from === null) return to === null ? 'none' : 'to';
  if (to === null) return 'from';
  return from > to ? 'backwards' : 'both';
}

type Edge = 'started' | 'ended';

const namesOf = (edge: Edge) => AMOUNTS.map((name) => [name, `${edge}_${name}`] as const);
const NAMES = { started: namesOf('started'), ended: namesOf('ended') } as const;

function measuresOf(edge: Edge, activity: CountedActivity): Record<string, number> {
  const measures: Record<string, number> = { [edge]: 1 };
  for (const [name, measure] of NAMES[edge]) measures[measure] = activity[name] ?? 0;
  return measures;
}

/** Returns the months in which an activity is counted; an undated one counts in month 0. */
export function monthsOfActivity(activity: CountedActivity) {
  const { from, to } = activity;
  const place = {
    activity_type: activity.activity_type,
    location_id: activity.location_id ?? '',
    scopes:
      bitsOf(SCOPE_KEYS.filter((scope) => activity[`scope${scope}_ug`] !== 0)) + (activity.applied ? 0 : NOT_APPLIED),
    dated: datedOf(activity),
  };
  const at = (month: number, measures: Record<string, number>) => ({ dimensions: { month, ...place }, measures });
  return [
    ...(from === null && to !== null
      ? []
      : [at(from === null ? 0 : firstOfMonth(from), measuresOf('started', activity))]),
    ...(to === null ? [] : [at(firstOfMonth(to), measuresOf('ended', activity))]),
  ];
}
