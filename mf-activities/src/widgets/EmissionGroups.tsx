import { emissionStats } from '@lichen/contracts/activities/list/summary.call';
import type { Slots } from '@lichen/contracts/slots';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { StaleContent, Card, QueryStates, Skeleton, useCall, useFormat, useT } from '@lichen/kit';
import { useState } from 'react';
import { comparedText, periodName } from '../comparison/period-words';
import { GroupBars } from '../dashboard/GroupBars';
import { NoFigures } from '../dashboard/NoFigures';
import { GroupTable } from '../dashboard/GroupTable';
import { useYearComparison, type YearComparison } from '../dashboard/year-comparison';
import { useUnrecorded } from '../dashboard/useUnrecorded';
import { type Bars, drawnBars, type GroupStats } from '../dashboard/year-figures';
import '../shared/calcs.css';
import '../dashboard/dashboard.css';

export default function EmissionGroups({ year }: Slots['dashboard.main']) {
  const t = useT();
  const format = useFormat();
  const { unit } = format;
  const compared = useYearComparison(year);
  const unrecorded = useUnrecorded(compared);
  const [asTable, setAsTable] = useState(false);
  const stats = useCall<RecordAnswer<GroupStats>>(emissionStats, { year, months: compared.months });
  return (
    <Card
      title={t('CO₂e by group, {unit}', { unit })}
      aside={compared.isComparable ? comparedText(compared, { t, format }) : String(year)}
      actions={
        <button type="button" className="act-link" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {t(asTable ? 'View as chart' : 'View as table')}
        </button>
      }
    >
      <QueryStates of={stats} skeleton={<Skeleton rows={1} height={220} />}>
        {({ obj }) => {
          const drawn = drawnBars(obj, unrecorded);
          return (
            <StaleContent of={stats}>
              {drawn ? <Groups {...drawn} compared={compared} asTable={asTable} /> : <NoFigures year={year} />}
            </StaleContent>
          );
        }}
      </QueryStates>
    </Card>
  );
}

interface Props extends Bars {
  compared: YearComparison;
}

function Groups({ compared, asTable, ...drawn }: Props & { asTable: boolean }) {
  const t = useT();
  const format = useFormat();
  const [largest] = [...drawn.bars].sort((a, b) => b.now - a.now);
  return (
    <>
      {asTable ? <GroupTable {...drawn} {...compared} /> : <GroupBars {...drawn} {...compared} />}
      {largest && largest.now > 0 && (
        <p className="act-chart-sentence">
          {t('{group} is the largest group of {year}: {figure} {unit} CO₂e.', {
            group: t(largest.group.label),
            year: periodName(compared.now, format),
            figure: format.co2(largest.now),
            unit: format.unit,
          })}
        </p>
      )}
    </>
  );
}
