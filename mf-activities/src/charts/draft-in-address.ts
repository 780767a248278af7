import type { chartConfig } from '@lichen/contracts/activities/charts/chart-config.entity';
import { CHART_TYPES, chartQuestion, type ChartType } from '@lichen/contracts/activities/charts/chart-words';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { type ChartDraft, NEW_CHART } from './chart-draft';

export type SavedDraft = RecordOf<typeof chartConfig>;

/** Encodes a chart draft for the address, so that reloading, sharing or leaving the page keeps it. */
export const draftInAddress = (draft: ChartDraft): string => JSON.stringify(draft);

const isType = (value: unknown): value is ChartType => typeof value === 'string' && Object.hasOwn(CHART_TYPES, value);

function parsed(text: string): ChartDraft | null {
  try {
    const { chartName, chartType, ...rest } = JSON.parse(text) as Record<string, unknown>;
    const question = chartQuestion.safeParse(rest);
    if (!question.success || !isType(chartType)) return null;
    const { comparison = null, excludeLabel = false } = question.data;
    const name = typeof chartName === 'string' ? chartName : null;
    return { ...question.data, comparison, excludeLabel, chartName: name, chartType };
  } catch {
    return null;
  }
}

/** Returns the draft from the address, otherwise from the saved chart, otherwise a new one. */
export function draftOf(address: string | null, stored: SavedDraft | undefined): ChartDraft {
  const kept = address === null ? null : parsed(address);
  if (kept) return kept;
  if (!stored) return NEW_CHART;
  const { chartName, chartType, show, report_by, comparison, excludeLabel, filters } = stored;
  return { chartName, chartType, show, report_by, comparison, excludeLabel, filters };
}
