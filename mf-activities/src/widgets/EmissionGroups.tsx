import { ADMIN } from '@lichen/contracts/roles';
import { emissionStats } from '@lichen/contracts/activities/summary.call';
import type { Slots } from '@lichen/contracts/slots';
import { TEXTS } from '@lichen/contracts/texts';
import type { RecordAnswer } from '@lichen/contracts/wire';
import { Card, EmptyState, FiveStates, ScopeTag, Skeleton, useCall, useFormat, usePortal, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';
import { useState } from 'react';
import { rowsAddress } from './rows-address';
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
        {({ obj }) =>
          hasFigures(obj) ? <Groups bars={barsOf(obj)} year={year} asTable={asTable} /> : <NoFigures year={year} />
        }
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
      {asTable ? <GroupTable bars={bars} year={year} /> : <Bars bars={bars} year={year} />}
      {largest && (
        <p className="act-chart-sentence">
          {t('{group} is the largest group of {year}: {figure} {unit} CO₂e.', {
            group: t(largest.label),
            year,
            figure: format.co2(largest.now),
            unit: format.unit,
          })}
        </p>
      )}
    </>
  );
}

/** Each group is a button to its rows where the reader may see them; the earlier year is the lighter twin. */
function Bars({ bars, year }: Props) {
  const t = useT();
  const format = useFormat();
  const navigate = useNavigate();
  const { may } = usePortal();
  const canOpen = may(ADMIN);
  return (
    <ul className="act-bars">
      {bars.map((bar) => {
        const words = t('{group}: {now} {unit} in {year}, {before} {unit} in {last}', {
          group: t(bar.label),
          now: format.co2(bar.now),
          before: format.co2(bar.before),
          unit: format.unit,
          year,
          last: year - 1,
        });
        return (
          <li key={bar.key} className={`act-group act-group-${bar.scope}`}>
            <button
              type="button"
              disabled={!canOpen}
              aria-label={words}
              onClick={() => navigate(rowsAddress(bar.scope, year))}
            >
              <span className="act-columns" aria-hidden="true">
                <Column kind="before" height={bar.beforeHeight} label={format.co2(bar.before)} />
                <Column kind="now" height={bar.nowHeight} label={format.co2(bar.now)} />
              </span>
              <span className="act-group-name" aria-hidden="true">
                {t(bar.label)}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Column({ kind, height, label }: { kind: 'now' | 'before'; height: number; label: string }) {
  return (
    <span className={`act-column act-column-${kind}`}>
      <span className="act-column-label">{label}</span>
      <span className="act-column-bar" style={{ height: `${height}%` }} />
    </span>
  );
}

function GroupTable({ bars, year }: Props) {
  const t = useT();
  const format = useFormat();
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
          <tr key={bar.key}>
            <td>{t(bar.label)}</td>
            <td>
              <ScopeTag scope={bar.scope} />
            </td>
            <td className="act-number">{format.co2(bar.now)}</td>
            <td className="act-number">{format.co2(bar.before)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
