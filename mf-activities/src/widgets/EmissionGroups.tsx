import { ADMIN } from '@lichen/contracts/portal/roles';
import { emissionStats } from '@lichen/contracts/activities/list/summary.call';
import type { Slots } from '@lichen/contracts/slots';
import { TEXTS } from '@lichen/contracts/text/texts';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { yearOf } from '@lichen/contracts/formats/days';
import {
  StaleContent,
  Card,
  EmptyState,
  QueryStates,
  Skeleton,
  useCall,
  useFormat,
  usePortal,
  useT,
} from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';
import { useState } from 'react';
import { GroupBars } from './GroupBars';
import { GroupTable } from './GroupTable';
import { type Bar, barsOf, type GroupStats, hasFigures } from './year-figures';
import '../shared/calcs.css';
import './widgets.css';

export default function EmissionGroups({ year }: Slots['dashboard.main']) {
  const t = useT();
  const { unit } = useFormat();
  const [asTable, setAsTable] = useState(false);
  const stats = useCall<RecordAnswer<GroupStats>>(emissionStats, { year });
  return (
    <Card
      title={t('CO₂e by group, {unit}', { unit })}
      aside={t('{year} vs {before}', { year, before: year - 1 })}
      actions={
        <button type="button" className="act-link" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {t(asTable ? 'View as chart' : 'View as table')}
        </button>
      }
    >
      <QueryStates of={stats} skeleton={<Skeleton rows={1} height={220} />}>
        {({ obj }) => (
          <StaleContent of={stats}>
            {hasFigures(obj) ? <Groups bars={barsOf(obj)} year={year} asTable={asTable} /> : <NoFigures year={year} />}
          </StaleContent>
        )}
      </QueryStates>
    </Card>
  );
}

/** A company that has entered nothing is shown where to begin. */
function NoFigures({ year }: { year: number }) {
  const t = useT();
  const navigate = useNavigate();
  const { may, today } = usePortal();
  const isNow = year === yearOf(today());
  const begin = may(ADMIN) && isNow && (
    <Button type="primary" onClick={() => navigate('/activities/new/electricity_activitys')}>
      {t('Add first electricity bill')}
    </Button>
  );
  return <EmptyState text={t(TEXTS.chartEmpty)} action={begin} />;
}

interface Props {
  bars: readonly Bar[];
  year: number;
}

function Groups({ bars, year, asTable }: Props & { asTable: boolean }) {
  const t = useT();
  const format = useFormat();
  const [largest] = [...bars].sort((a, b) => b.now - a.now);
  return (
    <>
      {asTable ? <GroupTable bars={bars} year={year} /> : <GroupBars bars={bars} year={year} />}
      {largest && largest.now > 0 && (
        <p className="act-chart-sentence">
          {t('{group} is the largest group of {year}: {figure} {unit} CO₂e.', {
            group: t(largest.group.label),
            year,
            figure: format.co2(largest.now),
            unit: format.unit,
          })}
        </p>
      )}
    </>
  );
}
