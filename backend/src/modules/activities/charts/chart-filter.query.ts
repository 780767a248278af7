import { activity } from '@lichen/contracts/activities/list/activity.entity';
import type { ChartPeriod } from '@lichen/contracts/activities/charts/chart-periods';
import { monthsWithin } from '@lichen/contracts/activities/charts/chart-periods';
import { CHART_MAPS, type ChartFilters, type ChartQuestion } from '@lichen/contracts/activities/charts/chart-words';
import { DAY } from '@lichen/contracts/formats/days';
import { type Query, selectionOf } from '../../../platform/engine/list-query';
import type { Selection, Where } from '../../../platform/store/sql';

export const SCOPE_KEYS = ['1', '2', '3'] as const;
export type ScopeKey = (typeof SCOPE_KEYS)[number];

/** A chart's question, prepared for database queries. */
export interface ChartFilter {
  readonly show: ChartQuestion['show'];
  readonly by: ChartQuestion['report_by'];
  readonly period: ChartPeriod;
  /** Months or years of a chart over time; for other charts the whole period. */
  readonly stretches: readonly ChartPeriod[];
  readonly scopes: readonly ScopeKey[];
  readonly types: readonly string[];
  /** Filters except the period, as a query of the activity list. */
  readonly query: Query;
  /** True if only types and scopes are filtered, so that the roll-up can answer. */
  readonly isPlain: boolean;
  /** Activities that overlap the period; `cut` are those that a bound of a stretch cuts. */
  readonly overlapping: Selection;
  readonly cut: Selection;
  inside(stretch: ChartPeriod): Selection;
}

const chosenOf = (filters: ChartFilters, name: (typeof CHART_MAPS)[number]): string[] =>
  Object.entries(filters[name] ?? {}).flatMap(([key, isChosen]) => (isChosen ? [key] : []));

/** Returns the filters as a query of the activity list, so that a bar and its list use the same code. */
function queryOf(filters: ChartFilters): Query {
  const maps = CHART_MAPS.map((name) => [name, chosenOf(filters, name)] as const);
  const words = (['field_filter', 'email_filter'] as const).map((name) => [name, [filters[name] ?? '']] as const);
  return Object.fromEntries([...maps, ...words].filter(([, values]) => values.some((value) => value !== '')));
}

/** Tells whether a chart is by task, which only task activities have. */
export const isByTask = (by: ChartFilter['by']): boolean => by === 'task_activitys';

/** Returns conditions for activities that extend beyond a stretch. */
function crossing(stretches: readonly ChartPeriod[]): Where[] {
  const first = stretches.map(({ from }) => from);
  const last = stretches.at(-1);
  const edges = last ? [...first, last.to + DAY] : first;
  return edges.map((edge) => ({ from: { below: edge }, to: { atLeast: edge } }));
}

/** Returns the conditions and stretches of time by which a chart reads one period. */
export function chartFilter(question: ChartQuestion, show: ChartFilter['show'], period: ChartPeriod): ChartFilter {
  const { filters, report_by: by } = question;
  const query = queryOf(filters);
  const { anyOf } = selectionOf(activity, query);
  const narrowed = [...anyOf, ...(isByTask(by) ? [[{ activity_type: 'task_activitys' }]] : [])];
  const stretches = by === 'time' ? monthsWithin(period) : [period];
  const within = ({ from, to }: ChartPeriod): Where[][] => [[{ to: { atLeast: from } }], [{ from: { atMost: to } }]];
  const overlapping = { anyOf: [...narrowed, ...within(period)] };
  const scopes = chosenOf(filters, 'scopes') as ScopeKey[];
  return {
    ...{ show, by, period, stretches },
    scopes: scopes.length > 0 ? scopes : SCOPE_KEYS,
    types: chosenOf(filters, 'activity'),
    query,
    isPlain: Object.keys(query).every((name) => name === 'activity' || name === 'scopes') && !isByTask(by),
    overlapping,
    cut: { anyOf: [...overlapping.anyOf, crossing(stretches)] },
    inside: ({ from, to }) => ({ anyOf: [...narrowed, [{ from: { atLeast: from } }], [{ to: { atMost: to } }]] }),
  };
}
