import { chartConfig } from '@lichen/contracts/activities/charts/chart-config.entity';
import {
  type ChartData,
  chartData,
  type PinnedChart,
  pinnedCharts,
} from '@lichen/contracts/activities/charts/chart-data.call';
import { paths } from '@lichen/contracts/api/paths';
import type { ListAnswer, RecordAnswer } from '@lichen/contracts/api/api-responses';
import { Card, ErrorState, usePostedCall, useCall, useNarrow, usePortal, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { useState } from 'react';
import { Charts } from '../charts/Charts';
import { ChartStates } from '../charts/ChartStates';
import '../dashboard/dashboard.css';

/** Height in pixels by number of pinned charts: one takes the full width, two take half each, more take a third. */
const HEIGHTS = [600, 350, 250] as const;
const NARROW_HEIGHT = 300;
const heightOf = (count: number): number => HEIGHTS[Math.min(count, HEIGHTS.length) - 1] ?? HEIGHTS[0];

/** Renders nothing until a chart is pinned, so that the chart code is not loaded. */
export default function PinnedCharts() {
  const t = useT();
  const isNarrow = useNarrow();
  const pinned = useCall<ListAnswer<PinnedChart>>(pinnedCharts, {});
  if (pinned.error && !pinned.data)
    return (
      <Card title={t('Pinned charts')}>
        <ErrorState error={pinned.error} retry={() => void pinned.refetch()} />
      </Card>
    );
  const list = pinned.data?.list ?? [];
  if (list.length === 0) return null;
  const height = isNarrow ? NARROW_HEIGHT : heightOf(list.length);
  return (
    <section
      className={`cha-pinned cha-pinned-${Math.min(list.length, HEIGHTS.length)}`}
      aria-label={t('Pinned charts')}
    >
      {list.map((chart) => (
        <Pinned key={chart._id} chart={chart} height={height} />
      ))}
    </section>
  );
}

function Pinned({ chart, height }: { chart: PinnedChart; height: number }) {
  const t = useT();
  const { may } = usePortal();
  const [asTable, setAsTable] = useState(false);
  const body = { id: chart._id };
  const found = usePostedCall<RecordAnswer<ChartData>>(chartData, body);
  return (
    <Card
      title={
        may(chartConfig.allow.update) ? <Link to={paths.chart(chart._id)}>{chart.chartName}</Link> : chart.chartName
      }
      actions={
        <button type="button" className="act-link" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {t(asTable ? 'View as chart' : 'View as table')}
        </button>
      }
    >
      <ChartStates of={found} height={height}>
        {({ charts }) => (
          <Charts charts={charts} question={chart} type={chart.chartType} asTable={asTable} height={height} />
        )}
      </ChartStates>
    </Card>
  );
}
