import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { UNAPPLIED_FILTER } from '@lichen/contracts/activities/types/shared/activity-fields';
import { DAY } from '@lichen/contracts/formats/days';
import { NO_RECORD_FILTER } from '@lichen/contracts/api/api-responses';
import { isOn, type Query, selectionOf } from '../../../platform/engine/list-query';
import type { Selection, Where } from '../../../platform/store/sql';
import { NOT_APPLIED, type ScopeKey, scopeMasks } from './activity-months';

/** A filter that the monthly sums can answer: types, locations, scopes and a period. */
export interface AggregateFilter {
  /** Conditions on the aggregates, without the period. */
  readonly kept: Where;
  /** Conditions on the activities themselves. */
  readonly narrowed: NonNullable<Selection['anyOf']>;
  /** Condition for undated drafts, which lists of every period contain; undefined when they are not requested. */
  readonly undated: Where | undefined;
  /** First day of the period and the day after its last one, as UTC midnight in ms. */
  readonly start: number | undefined;
  readonly after: number | undefined;
}

const COLUMNS = { activity: 'activity_type', locations: 'location_id' } as const;
const NARROWING: ReadonlySet<string> = new Set([...Object.keys(COLUMNS), 'scopes', ...Object.keys(UNAPPLIED_FILTER)]);
const PERIOD: ReadonlySet<string> = new Set(['start_date', 'end_date']);
/** Later than any stored day, but still a valid date; in ms. */
const FAR = 8_000_000_000_000_000;

const isSaid = (values: readonly string[] = []): boolean => values.some((value) => value !== '');

/** Rounds a time up to a UTC midnight, because days are stored as midnights. */
const dayFrom = (moment: number): number => Math.ceil(Math.max(-FAR, Math.min(FAR, moment)) / DAY) * DAY;

const bound = (values: readonly string[] = [], past = 0): number | undefined =>
  isSaid(values) ? dayFrom(Number(values[0]) + past) : undefined;

function columnConditions(query: Query): Where {
  const kept: Where = {};
  for (const [name, column] of Object.entries(COLUMNS))
    if (isSaid(query[name])) kept[column] = { in: [...(query[name] ?? [])] };
  if (isSaid(query['scopes'])) kept['scopes'] = { in: scopeMasks(query['scopes'] as ScopeKey[]) };
  else if (!isOn(query['include_unapplied'] ?? [])) kept['scopes'] = { below: NOT_APPLIED };
  return kept;
}

/** Returns the condition for undated drafts; undefined when the query filters by scope, as they have no figures. */
const undatedOf = (query: Query, kept: Where): Where | undefined =>
  isOn(query['include_unapplied'] ?? []) && !isSaid(query['scopes'])
    ? { ...kept, month: 0, dated: 'none', scopes: { atLeast: NOT_APPLIED } }
    : undefined;

/** Returns a valid query as a filter on the monthly sums; undefined if it has any other filter. */
export function aggregateFilter(query: Query): AggregateFilter | undefined {
  const said = Object.keys(query).filter((name) => Object.hasOwn(activity.filters, name) && isSaid(query[name]));
  const isKnown = said.every((name) => NARROWING.has(name) || PERIOD.has(name));
  // The sums cannot tell rows without a value.
  const asksWithout = said.some((name) => query[name]?.some((value) => value === '' || value === NO_RECORD_FILTER));
  if (!isKnown || asksWithout) return undefined;
  const narrowing = said.filter((name) => NARROWING.has(name)).map((name) => [name, query[name] ?? []] as const);
  const kept = columnConditions(query);
  return {
    kept,
    undated: undatedOf(query, kept),
    narrowed: selectionOf(activity, Object.fromEntries(narrowing)).anyOf,
    start: bound(query['start_date']),
    after: bound(query['end_date'], 1),
  };
}
