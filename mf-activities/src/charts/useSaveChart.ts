import { chartConfig } from '@lichen/contracts/activities/charts/chart-config.entity';
import type { ChartSeries } from '@lichen/contracts/activities/charts/chart-data.call';
import { paths } from '@lichen/contracts/api/paths';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { TEXTS } from '@lichen/contracts/text/texts';
import { useFormat, useSingleFlight, useSave, useT, useNotify, failureText } from '@lichen/kit';
import { useQueryClient } from '@lichen/kit/query';
import { useNavigate } from '@lichen/kit/router';
import { useState } from 'react';
import { type ChartDraft, nameError, nameOf, questionOf } from './chart-draft';
import { keepThumbnail, thumbnailOf } from './thumbnail';

export type SavedChart = RecordOf<typeof chartConfig>;
type Errors = Readonly<Record<string, string>>;

/** Saves a new or changed chart and its thumbnail. */
export function useSaveChart(
  stored: SavedChart | undefined,
  draft: ChartDraft,
  /** Resolves to the series of the draft once they are loaded. */
  answered: () => Promise<readonly ChartSeries[] | undefined>,
) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { create, update } = useSave(chartConfig);
  const { run, isRunning } = useSingleFlight<void>();
  const [errors, setErrors] = useState<Errors>({});

  // The chart is saved even when no thumbnail can be rendered.
  const picture = async (id: string) => {
    const charts = await answered();
    const taken =
      charts && (await thumbnailOf(charts, questionOf(draft), draft.chartType, { t, format }).catch(() => null));
    if (taken && (await keepThumbnail(id, taken))) await client.invalidateQueries({ queryKey: [chartConfig.name] });
  };

  const save = async () => {
    const chartName = nameOf(draft, t).trim();
    const wrong = nameError(chartName);
    setErrors(wrong ? { chartName: wrong } : {});
    if (wrong) return;
    const values = { ...questionOf(draft), chartType: draft.chartType, chartName };
    const outcome = await (stored ? update(stored, values) : create(values));
    if (outcome.state === 'unchanged') return notify(t(TEXTS.nothingChanged));
    if (outcome.state === 'failed') {
      setErrors(outcome.error.errors ?? {});
      return notify(failureText(outcome.error), 'bad');
    }
    notify(t('Saved'));
    await picture(outcome.record._id);
    void navigate(paths.chart(outcome.record._id), { replace: stored !== undefined });
  };

  // Includes the thumbnail: pressing the button again meanwhile would save the chart twice.
  return {
    save: () => run(save),
    isSaving: isRunning,
    errors,
    clear: (name: string) => setErrors(({ [name]: _gone, ...others }) => others),
  };
}
