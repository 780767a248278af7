import { z } from 'zod';
import { defineCall, type RecordOf } from '../../entity/entity';
import { SIGNED_IN } from '../../portal/roles';
import type { TotalGaps } from '../comparison/total-gaps.call';
import type { chartConfig } from './chart-config.entity';
import type { ChartPeriod } from './chart-periods';
import { chartQuestion, type ReportBy, type Show } from './chart-words';

/**
 * One label with its value. `key` is the value that filters the activity list; empty for activities without such a
 * record.
 */
export interface ChartBar {
  key: string;
  label: string;
  value: number;
  /** Set on a month whose value means nothing: it is over and has no entries, or it is not over yet. */
  lacks?: 'entries' | 'end';
}

/** One chart: kilograms for CO₂e, otherwise the stated unit or currency. */
export interface ChartSeries extends TotalGaps {
  show: Show;
  report_by: ReportBy;
  period: ChartPeriod;
  /** Set while a month of the period is not over, so that it cannot be held against a whole one. */
  running?: true;
  unit: string;
  /** Sum of the bars; the parts are rounded so that they add up to it exactly. */
  total: number;
  bars: ChartBar[];
  /** Units and currencies that do not fit the chart's axis, with the number of activities in each. */
  left_out: { unit: string; count: number }[];
}

/** One chart, or the two of a comparison, the current one first. */
export interface ChartData {
  charts: ChartSeries[];
}

/**
 * Returns the labels and values of a chart: of a saved chart by its id, or of an unsaved question, whose missing
 * choices take CHART_DEFAULTS.
 */
export const chartData = defineCall({
  name: 'chart_data',
  label: 'Chart data',
  about: 'The role user asks for a pinned chart by its id. Every other question takes the role admin.',
  method: 'POST',
  allow: SIGNED_IN,
  subscription: 'activities',
  input: z.strictObject({ id: z.string().max(64).optional(), ...chartQuestion.partial().shape }),
  writes: false,
  dependsOn: ['activities', 'emission_calcs', 'chart_config_save'],
});

/** Fields of a pinned chart that every signed-in person may read. */
export type PinnedChart = Pick<
  RecordOf<typeof chartConfig>,
  '_id' | 'chartName' | 'chartType' | 'show' | 'report_by' | 'comparison' | 'filters' | 'excludeLabel' | 'updated_on'
>;

/**
 * Returns the charts pinned to the dashboard, which every user may read; saved charts need the right to build charts.
 */
export const pinnedCharts = defineCall({
  name: 'pinned_charts',
  label: 'Pinned charts',
  method: 'GET',
  allow: SIGNED_IN,
  subscription: 'activities',
  input: z.strictObject({}),
  writes: false,
  dependsOn: ['chart_config_save'],
});
