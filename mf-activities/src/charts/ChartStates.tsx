import type { ChartData } from '@lichen/contracts/activities/charts/chart-data.call';
import { TEXTS } from '@lichen/contracts/text/texts';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { StaleContent, QueryStates, Skeleton, type usePostedCall, useT } from '@lichen/kit';
import type { ReactNode } from 'react';
import '../shared/calcs.css';

interface Props {
  of: ReturnType<typeof usePostedCall<RecordAnswer<ChartData>>>;
  height: number;
  children: (data: ChartData) => ReactNode;
}

/** States of a chart's question while loading, and the specified text for an empty answer. */
export function ChartStates({ of, height, children }: Props) {
  const t = useT();
  return (
    <QueryStates
      of={of}
      skeleton={<Skeleton rows={1} height={height} />}
      missing={TEXTS.noChartData}
      empty={{ when: ({ obj }) => obj.charts.length === 0, text: t(TEXTS.noChartData) }}
    >
      {({ obj }) => <StaleContent of={of}>{children(obj)}</StaleContent>}
    </QueryStates>
  );
}
