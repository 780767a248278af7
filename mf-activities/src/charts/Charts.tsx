import type { ChartSeries } from '@lichen/contracts/activities/charts/chart-data.call';
import {
  type ChartQuestion,
  type ChartType,
  isPeriodComparison,
} from '@lichen/contracts/activities/charts/chart-words';
import { ChartFigure } from './ChartFigure';
import './charts.css';

interface Props {
  charts: readonly ChartSeries[];
  question: Pick<ChartQuestion, 'comparison' | 'filters'>;
  type: ChartType;
  asTable: boolean;
  height: number;
}

/** One chart, or two side by side where something is compared. */
export function Charts({ charts, question, type, asTable, height }: Props) {
  const isTwin = isPeriodComparison(question.comparison);
  return (
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
  );
}
