import { chartConfig } from '@lichen/contracts/activities/charts/chart-config.entity';
import type { ChartSeries } from '@lichen/contracts/activities/charts/chart-data.call';
import {
  type ChartQuestion,
  type ChartType,
  isPeriodComparison,
} from '@lichen/contracts/activities/charts/chart-words';
import { data } from '@lichen/kit';
import { drawingOf, type LabelFormats } from './drawing-of';

/** Address of a chart's picture; a new one is a new address, because it changes the chart's `updated_on`. */
export const thumbnailAddress = ({ _id, updated_on }: { _id: string; updated_on: number }): string =>
  `/api/data/files?oid=${encodeURIComponent(_id)}&t=${updated_on}`;

/** Takes the picture of the charts as they are shown. */
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

/** The server puts it in the place of the old one. A picture that cannot be kept loses nothing: the chart is saved. */
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
