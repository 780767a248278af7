import { CHART_DEFAULTS, CHART_TEXTS } from '@lichen/contracts/activities/charts/chart-config.entity';
import {
  CHART_NAME_MAX,
  CHART_TYPES,
  type ChartFilters,
  type ChartMap,
  type ChartQuestion,
  type ChartType,
  COMPARISONS,
  type Comparison,
  REPORT_BY,
  type ReportBy,
  type RelativeDate,
  SHOWS,
  type Show,
} from '@lichen/contracts/activities/charts/chart-words';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import type { Period, Translate } from '@lichen/kit';

/** State of the chart builder. A chart without a name gets a default one from its content. */
export interface ChartDraft extends Required<ChartQuestion> {
  readonly chartName: string | null;
  readonly chartType: ChartType;
}

const { pinned: _pinned, ...DEFAULTS } = CHART_DEFAULTS;

export const NEW_CHART: ChartDraft = { ...DEFAULTS, chartName: null, comparison: null };

const DEFAULT_PERIOD = { start_date: null, end_date: null, relativeDate: '' } as const;

const narrowed = (draft: ChartDraft, filters: Partial<ChartFilters>): ChartDraft => ({
  ...draft,
  filters: { ...draft.filters, ...filters },
});

/** Sets the comparison; comparing two whole years resets the period to the default. */
export function withComparison(draft: ChartDraft, comparison: Comparison | null): ChartDraft {
  const next = { ...draft, comparison };
  return comparison === 'this_year_vs_last_year' ? narrowed(next, DEFAULT_PERIOD) : next;
}

/**
 * Sets the grouping. Over time, months of a single month would be one bar, so comparing two months becomes comparing
 * two years.
 */
export function withReportBy(draft: ChartDraft, report_by: ReportBy): ChartDraft {
  const next = { ...draft, report_by };
  return report_by === 'time' && draft.comparison === 'this_month_vs_last_month'
    ? withComparison(next, 'this_year_vs_last_year')
    : next;
}

/** Sets the measure; a comparison with the same measure is dropped. */
export const withShow = (draft: ChartDraft, show: Show): ChartDraft => ({
  ...draft,
  show,
  comparison: draft.comparison === show ? null : draft.comparison,
});

const samePeriod = (draft: ChartDraft): ChartDraft =>
  draft.comparison === 'this_year_vs_last_year'
    ? { ...draft, comparison: 'same_period_this_year_vs_last_year' }
    : draft;

export const withPeriod = (draft: ChartDraft, { from, to }: Period): ChartDraft =>
  samePeriod(narrowed(draft, { start_date: from, end_date: to, relativeDate: '' }));

export const withRelativeDate = (draft: ChartDraft, relativeDate: RelativeDate | null): ChartDraft =>
  samePeriod(narrowed(draft, { ...DEFAULT_PERIOD, relativeDate: relativeDate ?? '' }));

/** Returns the keys chosen in one of the filter maps. */
export const chosenIn = (draft: ChartDraft, map: ChartMap): string[] =>
  Object.entries(draft.filters[map] ?? {}).flatMap(([key, isChosen]) => (isChosen ? [key] : []));

export const withChosen = (draft: ChartDraft, map: ChartMap, keys: readonly string[]): ChartDraft =>
  // An empty map filters nothing and is dropped, since a saved chart would appear to be filtered by it.
  narrowed(draft, { [map]: keys.length > 0 ? Object.fromEntries(keys.map((key) => [key, true])) : undefined });

export const withWords = (draft: ChartDraft, name: 'field_filter' | 'email_filter', words: string | null): ChartDraft =>
  narrowed(draft, { [name]: words });

/** Returns the comparisons that the draft's measure and grouping allow. */
export const comparisonsOf = ({ show, report_by }: ChartDraft): Comparison[] =>
  (Object.keys(COMPARISONS) as Comparison[]).filter(
    (one) => one !== show && !(report_by === 'time' && one === 'this_month_vs_last_month'),
  );

export const chartTitle = ({ show, report_by }: Pick<ChartQuestion, 'show' | 'report_by'>, t: Translate): string =>
  t('{show} by {report_by}', { show: t(SHOWS[show]), report_by: t(REPORT_BY[report_by]) });

/** Returns the default name of a chart from its type, measure and grouping. */
export function defaultName(
  draft: Pick<ChartDraft, 'chartType' | 'show' | 'report_by' | 'comparison'>,
  t: Translate,
): string {
  const type = t(CHART_TYPES[draft.chartType]);
  const title = chartTitle(draft, t);
  return draft.comparison
    ? t('{type}: {title}, {comparison}', { type, title, comparison: t(COMPARISONS[draft.comparison]) })
    : t('{type}: {title}', { type, title });
}

export const nameOf = (draft: ChartDraft, t: Translate): string => draft.chartName ?? defaultName(draft, t);

/** Returns the error of a chart's name; undefined when valid. Only the server can tell whether it is taken. */
export function nameError(name: string): string | undefined {
  if (name.trim() === '') return CHART_TEXTS.name;
  return name.trim().length > CHART_NAME_MAX ? FIELD_TEXTS.tooLong : undefined;
}

/** Returns the part of a draft that determines the figures, without name and kind of chart. */
export const questionOf = ({ show, report_by, comparison, excludeLabel, filters }: ChartDraft): ChartQuestion => ({
  ...{ show, report_by, comparison, excludeLabel, filters },
});
