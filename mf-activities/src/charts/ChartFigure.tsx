import { activity } from '@lichen/contracts/activities/list/activity.entity';
import type { ChartSeries } from '@lichen/contracts/activities/charts/chart-data.call';
import type { ChartFilters, ChartType } from '@lichen/contracts/activities/charts/chart-words';
import { TEXTS } from '@lichen/contracts/text/texts';
import { lazyInline, Skeleton, useFormat, usePortal, useT } from '@lichen/kit';
import { Suspense, useMemo } from 'react';
import { chartTitle } from './chart-draft';
import { ChartGaps } from './ChartGaps';
import { ChartTable } from './ChartTable';
import { drawingOf, hiddenNegatives, MOST_DRAWN, sentenceOf, unitText } from './drawing-of';
import { PickedMenu } from './PickedMenu';
import { usePicked } from './usePicked';

/** The chart code is loaded with the first chart. */
const Chart = lazyInline(async () => ({ default: (await import('@lichen/kit/chart')).Chart }));

const BELOW_ZERO = 'A pie chart cannot show negative figures. See the table.';

interface Props {
  series: ChartSeries;
  type: ChartType;
  /** All charts of the comparison, including this one. */
  pair: readonly ChartSeries[];
  filters: ChartFilters;
  /** True for the earlier of two periods, which is drawn in a lighter colour. */
  isEarlier: boolean;
  asTable: boolean;
  height: number;
}

/** One chart with its title, its sentence and a note on what could not be drawn. */
export function ChartFigure({ series, type, pair, filters, isEarlier, asTable, height }: Props) {
  const t = useT();
  const format = useFormat();
  const { may } = usePortal();
  const words = useMemo(() => ({ t, format }), [t, format]);
  const drawing = useMemo(
    () => drawingOf(series, { type, isEarlier, pair }, words),
    [series, type, isEarlier, pair, words],
  );
  const canOpen = may(activity.allow.list);
  const { picked, pick, pickStretch, leave } = usePicked(series, filters);
  const isEmpty = series.bars.every(({ value }) => value === 0);
  const lost = asTable ? 'none' : hiddenNegatives(series, type);
  const summary = sentenceOf(series, words);
  const isCut = !asTable && series.bars.length > drawing.labels.length;
  return (
    <figure className="cha-figure">
      <figcaption>
        <h3>{chartTitle(series, t)}</h3>
        <span>
          {format.months(series.period.from, series.period.to)} · {unitText(series, words)}
        </span>
      </figcaption>
      {isEmpty || lost === 'all' ? (
        <p className="cha-empty" style={{ minHeight: height }}>
          {t(isEmpty ? TEXTS.chartEmpty : BELOW_ZERO)}
        </p>
      ) : asTable ? (
        <ChartTable series={series} words={words} filters={canOpen ? filters : null} />
      ) : (
        <Suspense fallback={<Skeleton rows={1} height={height} />}>
          <div className="cha-picture">
            <Chart
              drawing={drawing}
              summary={summary}
              height={height}
              onPick={canOpen ? pick : undefined}
              onStretch={canOpen && series.report_by === 'time' ? pickStretch : undefined}
            />
            {picked && <PickedMenu picked={picked} series={series} words={words} onClose={leave} />}
          </div>
        </Suspense>
      )}
      <p className="act-chart-sentence">
        {summary}
        {isCut && ` ${t('The chart shows the {count} largest. The table shows all.', { count: MOST_DRAWN })}`}
        {lost === 'some' && ` ${t(BELOW_ZERO)}`}
        {series.left_out.length > 0 &&
          ` ${t('Not shown because of a different unit: {units}.', {
            units: series.left_out.map(({ unit }) => unit).join(', '),
          })}`}
      </p>
      <ChartGaps series={series} filters={filters} isEmpty={isEmpty} />
    </figure>
  );
}
