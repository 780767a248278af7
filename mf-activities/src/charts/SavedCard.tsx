import { CHART_TEXTS, chartConfig } from '@lichen/contracts/activities/charts/chart-config.entity';
import { CHART_TYPES, COMPARISONS } from '@lichen/contracts/activities/charts/chart-words';
import { paths } from '@lichen/contracts/api/paths';
import { TEXTS } from '@lichen/contracts/text/texts';
import { Card, StatusTag, useConfirm, useSave, useT, useNotify, useConfirmedDelete, failureText } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';
import { chartTitle } from './chart-draft';
import { thumbnailAddress } from './thumbnail';
import type { SavedChart } from './useSaveChart';

/** Card of a saved chart with its stored picture; the chart itself is drawn on its own page. */
export function SavedCard({ chart }: { chart: SavedChart }) {
  const t = useT();
  const navigate = useNavigate();
  const { chartName, chartType, comparison, pinned } = chart;
  const { pin, unpin, remove } = useCardActs(chart);
  return (
    <Card className="cha-card">
      {chart.has_thumbnail ? (
        <img className="cha-preview" src={thumbnailAddress(chart)} alt={t('Preview of {name}', { name: chartName })} />
      ) : (
        <p className="cha-preview cha-empty">{t('No preview')}</p>
      )}
      <h2>{chartName}</h2>
      <p className="act-quiet">
        {t(CHART_TYPES[chartType])} · {chartTitle(chart, t)}
        {comparison && ` · ${t(COMPARISONS[comparison])}`}
      </p>
      {pinned && <StatusTag tone="good">{t('Pinned')}</StatusTag>}
      <p className="cha-acts">
        <Button aria-label={t('Edit {name}', { name: chartName })} onClick={() => navigate(paths.chart(chart._id))}>
          {t('Edit')}
        </Button>
        {pinned ? <Button onClick={unpin}>{t('Unpin')}</Button> : <Button onClick={pin}>{t('Pin')}</Button>}
        <Button danger aria-label={t('Delete {name}', { name: chartName })} onClick={remove}>
          {t('Delete')}
        </Button>
      </p>
    </Card>
  );
}

/** Actions of a saved chart, each confirmed with the texts of the specification. */
function useCardActs(chart: SavedChart) {
  const notify = useNotify();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { update } = useSave(chartConfig);
  const { confirmAndDelete } = useConfirmedDelete(chartConfig);

  const setPinned = async (pinned: boolean) => {
    const outcome = await update(chart, { pinned });
    if (outcome.state === 'failed') notify(failureText(outcome.error), 'bad');
    return outcome.state === 'saved';
  };
  const pin = async () => {
    if (await setPinned(true)) void navigate(paths.dashboard);
  };
  const unpin = async () => {
    if (await confirm({ title: 'Unpin', text: CHART_TEXTS.unpin, action: 'Confirm' })) await setPinned(false);
  };
  return {
    pin: () => void pin(),
    unpin: () => void unpin(),
    remove: () => void confirmAndDelete(chart._id, { text: TEXTS.deleteRecord }),
  };
}
