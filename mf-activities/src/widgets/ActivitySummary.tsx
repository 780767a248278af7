import { activitySummarys, type ActivitySummaryRow } from '@lichen/contracts/activities/list/summary.call';
import type { Slots } from '@lichen/contracts/slots';
import { TEXTS } from '@lichen/contracts/text/texts';
import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import { StaleContent, QueryStates, Skeleton, useCall, useT } from '@lichen/kit';
import { useState } from 'react';
import { BehindNotice } from '../dependence/BehindNotice';
import { ComparisonBar } from '../dashboard/ComparisonBar';
import { SummaryInfo } from '../dashboard/SummaryInfo';
import { SummaryCard } from '../dashboard/SummaryCard';
import { useUnrecorded } from '../dashboard/useUnrecorded';
import { useYearComparison } from '../dashboard/year-comparison';
import '../dashboard/dashboard.css';

type Row = ActivitySummaryRow;

const ORDER: readonly Row['key'][] = ['Total', '1', '2', '3'];

export default function ActivitySummary({ year }: Slots['dashboard.summary']) {
  const t = useT();
  const compared = useYearComparison(year);
  const summary = useCall<ListAnswer<Row>>(activitySummarys, { year, months: compared.months });
  const unrecorded = useUnrecorded(compared);
  const [open, setOpen] = useState<Row | null>(null);
  return (
    <section className="act-summary" aria-label={t('Emissions this year')}>
      <BehindNotice />
      <QueryStates
        of={summary}
        skeleton={<Skeleton rows={2} height={56} />}
        empty={{ when: ({ list }) => list.length === 0, text: t(TEXTS.noStats) }}
      >
        {({ list }) => (
          <StaleContent of={summary}>
            <ComparisonBar compared={compared} isBeforeEmpty={list.every(({ CO2_last }) => CO2_last === 0)} />
            <div className="act-summary-cards">
              {ORDER.flatMap((key) => list.filter((row) => row.key === key)).map((row) => (
                <SummaryCard
                  key={row.key}
                  row={row}
                  all={list}
                  compared={compared}
                  isUnrecorded={row.CO2_total === 0 && !row.CO2_later && unrecorded.now}
                  onOpen={() => setOpen(row)}
                />
              ))}
              {open && (
                <SummaryInfo
                  {...{ row: open, all: list, compared, isBeforeUnrecorded: unrecorded.before }}
                  onClose={() => setOpen(null)}
                />
              )}
            </div>
          </StaleContent>
        )}
      </QueryStates>
    </section>
  );
}
