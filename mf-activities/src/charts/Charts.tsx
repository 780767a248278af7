import type { ChartPeriod } from '@lichen/contracts/activities/charts/chart-periods';
import type { ChartSeries } from '@lichen/contracts/activities/charts/chart-data.call';
import {
  type ChartQuestion,
  type ChartType,
  isPeriodComparison,
} from '@lichen/contracts/activities/charts/chart-words';
import { useFormat, useT } from '@lichen/kit';
import { comparedText, periodName } from '../comparison/period-words';
import { ApprovedFigures } from '../years/ApprovedFigures';
import { ChartFigure } from './ChartFigure';
import './charts.css';

interface Props {
  charts: readonly ChartSeries[];
  question: Pick<ChartQuestion, 'comparison' | 'filters'>;
  type: ChartType;
  asTable: boolean;
  height: number;
}

/** Draws one chart, or two side by side for a comparison. */
export function Charts({ charts, question, type, asTable, height }: Props) {
  const isTwin = isPeriodComparison(question.comparison);
  const [now, before] = charts;
  return (
    <>
      {isTwin && now && <ComparedPeriodsLine now={now} before={before?.period} />}
      <ApprovedFigures periods={charts.map(({ period }) => period)} />
      <div className={charts.length > 1 ? 'cha-pair' : 'cha-single'}>
        {charts.map((series, at) => (
          <ChartFigure
            key={`${series.show} ${series.period.from} ${at}`}
            {...{ series, type, asTable, height }}
            pair={charts}
            filters={question.filters}
            isEarlier={isTwin && at > 0}
          />
        ))}
      </div>
    </>
  );
}

/** Text for the two compared charts; the same period of two years has only one chart until a month of it is over. */
function ComparedPeriodsLine({
  now: { period: now, running },
  before,
}: {
  now: ChartSeries;
  before: ChartPeriod | undefined;
}) {
  const t = useT();
  const format = useFormat();
  return (
    <p className="act-compared cha-compared">
      <strong>
        {before
          ? comparedText({ now, before }, { t, format })
          : t('No month of {year} is over, so nothing is compared yet', { year: periodName(now, format) })}
      </strong>
      {before && running && <span>{t('{year} is not over', { year: periodName(now, format) })}</span>}
    </p>
  );
}
