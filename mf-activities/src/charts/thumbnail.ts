import { chartConfig } from '@lichen/contracts/activities/charts/chart-config.entity';
import type { ChartSeries } from '@lichen/contracts/activities/charts/chart-data.call';
import {
  type ChartQuestion,
  type ChartType,
  isPeriodComparison,
} from '@lichen/contracts/activities/charts/chart-words';
import { data } from '@lichen/kit';
import { drawingOf, type LabelFormats } from './drawing-of';

/** Returns the address of a chart's thumbnail; it changes with `updated_on`, which a new thumbnail sets. */
export const thumbnailAddress = ({ _id, updated_on }: { _id: string; updated_on: number }): string =>
  `/api/data/files?oid=${encodeURIComponent(_id)}&t=${updated_on}`;

/** Renders the thumbnail of the charts shown; null where that fails. */
export async function thumbnailOf(
  charts: readonly ChartSeries[],
  question: ChartQuestion,
  type: ChartType,
  words: LabelFormats,
): Promise<Blob | null> {
  const { chartPicture } = await import('@lichen/kit/chart');
  const isTwin = isPeriodComparison(question.comparison);
  return chartPicture(
    charts.map((series, at) => drawingOf(series, { type, isEarlier: isTwin && at > 0, pair: charts }, words)),
    words.format.language,
  );
}

/**
 * Uploads a chart's thumbnail, replacing the previous one. Returns whether it was stored; the chart is saved either
 * way.
 */
export async function keepThumbnail(owner: string, picture: Blob): Promise<boolean> {
  const form = new FormData();
  form.set('entity', chartConfig.name);
  form.set('data', JSON.stringify({ owner, index: 0, thumbnail: true }));
  form.set('file', picture, 'chart.jpg');
  return data('/api/upload', { method: 'POST', body: form }).then(
    () => true,
    () => false,
  );
}
