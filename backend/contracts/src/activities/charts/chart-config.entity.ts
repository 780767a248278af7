import { defineEntity } from '../../entity/entity';
import { boolean, choice, internal, json, missing, optional, text } from '../../entity/fields';
import { ADMIN, everyVerb } from '../../portal/roles';
import { FIELD_TEXTS, TEXTS } from '../../text/texts';
import { chartPeriods, monthsWithin } from './chart-periods';
import {
  CHART_MONTHS_MAX,
  CHART_NAME_MAX,
  CHART_TYPES,
  type ChartFilters,
  type ChartQuestion,
  chartFilters,
  type ChartType,
  COMPARISONS,
  type Comparison,
  REPORT_BY,
  type ReportBy,
  type Show,
  SHOWS,
} from './chart-words';

/** Messages of the chart builder and the list of saved charts. */
export const CHART_TEXTS = {
  name: 'Enter a name for the chart',
  nameTaken: 'Another chart has this name',
  sameMeasure: 'Choose another measure to compare with',
  tooLong: 'Choose a period of at most ten years',
  unpin: 'Unpinning this chart will remove it from your dashboard. Click confirm to unpin this record.',
} as const;

const options = <K extends string>(words: Readonly<Record<K, string>>) => Object.keys(words) as K[];

const dayErrors = ({ start_date, end_date }: ChartFilters) =>
  typeof start_date === 'number' && typeof end_date === 'number' && start_date > end_date
    ? { filters: TEXTS.beforeEnd }
    : {};

/** Defaults of a chart: CO₂e by activity, as bars. */
export const CHART_DEFAULTS = {
  chartType: 'bar_chart',
  show: 'CO2',
  report_by: 'activities',
  excludeLabel: false,
  pinned: false,
  filters: {} as ChartFilters,
} as const;

/** Returns the errors of a chart's question that its schema cannot express, by field. */
export function questionErrors(question: ChartQuestion, today: number): Record<string, string> {
  if (question.comparison === question.show) return { comparison: CHART_TEXTS.sameMeasure };
  const wrongDays = dayErrors(question.filters);
  if (Object.keys(wrongDays).length > 0) return wrongDays;
  const isLong = chartPeriods(question, today).some((period) => monthsWithin(period).length > CHART_MONTHS_MAX);
  return isLong ? { filters: CHART_TEXTS.tooLong } : {};
}

/** A saved chart. It stores the question only; the values come from `chart_data` each time. */
export const chartConfig = defineEntity({
  name: 'chart_config_save',
  label: 'Chart',
  subscription: 'activities',
  fields: {
    chartName: missing(text('Chart name', CHART_NAME_MAX), CHART_TEXTS.name),
    chartType: choice<ChartType>('Chart type', options(CHART_TYPES)),
    show: choice<Show>('Show', options(SHOWS)),
    report_by: choice<ReportBy>('Report by', options(REPORT_BY)),
    comparison: optional(choice<Comparison>('Comparison', options(COMPARISONS))),
    excludeLabel: boolean('Exclude labels without a value'),
    pinned: boolean('Pinned'),
    filters: json<ChartFilters>('Filters'),
  },
  derived: {
    has_thumbnail: boolean('Preview'),
    thumbnail_id: internal(optional(text('Preview file', 64))),
  },
  check: (draft, today) => {
    if (draft['filters'] === undefined) return {};
    const filters = chartFilters.safeParse(draft['filters']);
    if (!filters.success) return { filters: FIELD_TEXTS.choice };
    return questionErrors({ ...(draft as unknown as ChartQuestion), filters: filters.data }, today);
  },
  allow: everyVerb(ADMIN),
  events: { thumbnail: 'Preview image saved' },
  filters: { pinned: { kind: 'present', field: 'pinned' } },
  sorts: ['created_on', 'updated_on', 'chartName'],
  unique: [{ fields: ['chartName'], message: CHART_TEXTS.nameTaken }],
});
