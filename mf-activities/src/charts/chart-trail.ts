import type { ChartSeries } from '@lichen/contracts/activities/charts/chart-data.call';
import {
  type ChartFilters,
  type ChartType,
  REPORT_BY,
  type ReportBy,
} from '@lichen/contracts/activities/charts/chart-words';
import { paths } from '@lichen/contracts/api/paths';
import type { Translate } from '@lichen/kit';
import { explanationAddress } from '../shared/address/total-in-address';
import { rowsAddress } from './bar-filters';
import { NEW_CHART } from './chart-draft';
import { draftInAddress } from './draft-in-address';

type Drawn = Pick<ChartSeries, 'show' | 'report_by'>;

/** Returns the address of a new, unsaved chart of the activities behind one label. */
function brokenOut({ show }: Drawn, filters: ChartFilters, report_by: ReportBy): string {
  const chartType: ChartType = report_by === 'time' ? 'line_chart' : 'bar_chart';
  const draft = draftInAddress({ ...NEW_CHART, chartType, show, report_by, filters });
  return `${paths.newChart}?${new URLSearchParams({ draft })}`;
}

/** Addresses that one label of a chart links to. */
export interface ChartLinks {
  readonly rows: string;
  /** Address of the calculations behind the total; null for measures other than CO₂e. */
  readonly explanation: string | null;
  /** Address of the same data by month; null for a chart that already shows months. */
  readonly byMonth: string | null;
  readonly breakOut: readonly { readonly label: string; readonly address: string }[];
}

/** Returns where a chart leads: to its activities, their explanation, and the same figures grouped otherwise. */
export function chartLinksOf(series: Drawn, filters: ChartFilters, t: Translate): ChartLinks {
  const others = (Object.keys(REPORT_BY) as ReportBy[]).filter((by) => by !== series.report_by && by !== 'time');
  const rows = rowsAddress(filters);
  return {
    rows,
    explanation: series.show === 'CO2' ? explanationAddress(rows) : null,
    byMonth: series.report_by === 'time' ? null : brokenOut(series, filters, 'time'),
    breakOut: others.map((by) => ({ label: t(REPORT_BY[by]), address: brokenOut(series, filters, by) })),
  };
}
