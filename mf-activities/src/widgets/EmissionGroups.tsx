import { ADMIN } from '@lichen/contracts/roles';
import { emissionStats } from '@lichen/contracts/activities/summary.call';
import type { Slots } from '@lichen/contracts/slots';
import { TEXTS } from '@lichen/contracts/texts';
import type { RecordAnswer } from '@lichen/contracts/wire';
import {
  Behind,
  Card,
  EmptyState,
  FiveStates,
  ScopeTag,
  Skeleton,
  useCall,
  useFormat,
  usePortal,
  useT,
} from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { Link, useNavigate } from '@lichen/kit/router';
import { useState } from 'react';
import { rowsAddress } from '../charts/bar-filters';
import { GroupBars } from './GroupBars';
import { GroupOpener } from './GroupOpener';
import { groupFilters } from './group-filters';
import { type Bar, barsOf, type GroupStats, hasFigures } from './year-figures';
import '../parts/calcs.css';
import './widgets.css';

export default function EmissionGroups({ year }: Slots['dashboard.main']) {
  const t = useT();
  const { unit } = useFormat();
  const [asTable, setAsTable] = useState(false);
  const stats = useCall<RecordAnswer<GroupStats>>(emissionStats, { year });
  return (
    <Card
      title={t('CO₂e by group, {unit}', { unit })}
      aside={t('{year} beside {before}', { year, before: year - 1 })}
      actions={
        <button type="button" className="act-link" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {t(asTable ? 'View as chart' : 'View as table')}
        </button>
      }
    >
      <FiveStates of={stats} skeleton={<Skeleton rows={1} height={220} />}>
        {({ obj }) => (
          <Behind of={stats}>
            {hasFigures(obj) ? <Groups bars={barsOf(obj)} year={year} asTable={asTable} /> : <NoFigures year={year} />}
          </Behind>
        )}
      </FiveStates>
    </Card>
  );
}

/** A company that has entered nothing is shown where to begin. */
function NoFigures({ year }: { year: number }) {
  const t = useT();
  const navigate = useNavigate();
  const { may, today } = usePortal();
  const isNow = year === new Date(today()).getUTCFullYear();
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
      {largest && (
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

interface FigureProps {
  bar: Bar;
  kg: number;
  year: number;
  canOpen: boolean;
}

/** A figure of the table opens what its bar opens in the picture. */
function GroupFigure({ bar, kg, year, canOpen }: FigureProps) {
  const t = useT();
  const format = useFormat();
  const figure = format.co2(kg);
  const words = { label: `${t(bar.group.label)}, ${year}`, figure, unit: `${format.unit} CO₂e` };
  return (
    <td className="act-number">
      {canOpen ? (
        <span className="k-figure act-group-figure">
          <GroupOpener bar={bar} year={year} aria-label={t('{label}: {figure} {unit}', words)}>
            {figure}
          </GroupOpener>
        </span>
      ) : (
        figure
      )}
    </td>
  );
}

function GroupTable({ bars, year }: Props) {
  const t = useT();
  const canOpen = usePortal().may(ADMIN);
  return (
    <table className="act-calcs">
      <thead>
        <tr>
          <th>{t('Group')}</th>
          <th>{t('Scope')}</th>
          <th className="act-number">{year}</th>
          <th className="act-number">{year - 1}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.group.key}>
            <td>
              {canOpen ? (
                <Link to={rowsAddress(groupFilters(bar.group, year))}>{t(bar.group.label)}</Link>
              ) : (
                t(bar.group.label)
              )}
            </td>
            <td>
              <ScopeTag scope={bar.group.scope} />
            </td>
            <GroupFigure bar={bar} kg={bar.now} year={year} canOpen={canOpen} />
            <GroupFigure bar={bar} kg={bar.before} year={year - 1} canOpen={canOpen} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
