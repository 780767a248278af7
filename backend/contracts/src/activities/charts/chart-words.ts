import { DAY } from '../../formats/days';
import { z } from 'zod';

/** Kinds of chart with their labels, in the order they are offered. */
export const CHART_TYPES = {
  bar_chart: 'Bar',
  line_chart: 'Line',
  pie_chart: 'Pie',
  doughnut_chart: 'Doughnut',
} as const;
export type ChartType = keyof typeof CHART_TYPES;

/** Measures. `carbon_basis` is the quantity that the carbon was computed from. */
export const SHOWS = { CO2: 'CO₂e', carbon_basis: 'Carbon basis', cost: 'Cost', price: 'Price' } as const;
export type Show = keyof typeof SHOWS;

/** Groupings: each value of the chosen one gets its own bar. */
export const REPORT_BY = {
  activities: 'Activity',
  task_activitys: 'Task',
  scope: 'Scope',
  time: 'Month',
  locations: 'Location',
  vehicles: 'Vehicle',
  profiles: 'Staff member',
  partners: 'Partner',
  power_sources: 'Power source',
  products: 'Product',
} as const;
export type ReportBy = keyof typeof REPORT_BY;

/** Two periods of one measure, or two measures of one period. */
export const PERIOD_COMPARISONS = {
  this_year_vs_last_year: 'This year vs last year',
  same_period_this_year_vs_last_year: 'Same period this year vs last year',
  this_month_vs_last_month: 'This month vs last month',
} as const;
/** Second chart beside the first: the same measure in another period, or another measure in the same period. */
export const COMPARISONS = { ...PERIOD_COMPARISONS, ...SHOWS } as const;
export type Comparison = keyof typeof COMPARISONS;

/** Periods that move with the current day; they take precedence over the filter's fixed days. */
export const RELATIVE_DATES = {
  last_year: 'Last year',
  this_year: 'This year',
  this_month: 'This month',
  last_month: 'Last month',
} as const;
export type RelativeDate = keyof typeof RELATIVE_DATES;

/** Maximum length of a saved chart's name, in characters. */
export const CHART_NAME_MAX = 100;
/** Longest period of a chart, in months; a picture cannot show more. */
export const CHART_MONTHS_MAX = 120;

/** Filters that map each chosen id, name or key to `true`. */
export const CHART_MAPS = [
  'activity',
  'scopes',
  'tasks',
  'locations',
  'vehicles',
  'partners',
  'profiles',
  'products',
  'tags',
  'power_sources',
] as const;
export type ChartMap = (typeof CHART_MAPS)[number];

const chosen = z
  .record(z.string().min(1).max(100), z.boolean())
  .refine((map) => Object.keys(map).length <= 200)
  .optional();
const words = z.string().max(200).nullish();
const day = z.number().int().multipleOf(DAY).min(-62_135_596_800_000).max(253_402_214_400_000).nullish();
const keys = <const K extends string>(words: Readonly<Record<K, string>>) => Object.keys(words) as [K, ...K[]];

/** Schema of a chart's filters; null counts as not set, and so does an empty relative period. */
export const chartFilters = z.strictObject({
  ...(Object.fromEntries(CHART_MAPS.map((name) => [name, chosen])) as Record<ChartMap, typeof chosen>),
  field_filter: words,
  email_filter: words,
  start_date: day,
  end_date: day,
  relativeDate: z.enum(keys(RELATIVE_DATES)).or(z.literal('')).nullish(),
});
export type ChartFilters = z.infer<typeof chartFilters>;

/** Query of a chart: a saved chart without its name and appearance. */
export const chartQuestion = z.strictObject({
  show: z.enum(keys(SHOWS)),
  report_by: z.enum(keys(REPORT_BY)),
  comparison: z.enum(keys(COMPARISONS)).nullish(),
  excludeLabel: z.boolean().optional(),
  filters: chartFilters,
});
export type ChartQuestion = z.infer<typeof chartQuestion>;

/** Returns true if both charts show the same measure; false for two measures and for no comparison. */
export const isPeriodComparison = (
  comparison: string | null | undefined,
): comparison is keyof typeof PERIOD_COMPARISONS =>
  typeof comparison === 'string' && Object.hasOwn(PERIOD_COMPARISONS, comparison);
