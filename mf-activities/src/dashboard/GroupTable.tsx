import { ADMIN } from '@lichen/contracts/portal/roles';
import type { ComparedPeriods, Days } from '@lichen/contracts/activities/comparison/same-period';
import { ScopeTag, useFormat, usePortal, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { periodName } from '../comparison/period-words';
import { rowsAddress } from '../charts/bar-filters';
import { GroupOpener } from './GroupOpener';
import { groupFilters } from './group-filters';
import type { Bar, Bars } from './year-figures';

interface FigureProps {
  bar: Bar;
  kg: number;
  period: Days;
  canOpen: boolean;
}

/** A figure in the table; it opens the same menu as its bar. */
function GroupFigure({ bar, kg, period, canOpen }: FigureProps) {
  const t = useT();
  const format = useFormat();
  const figure = format.co2(kg);
  const words = { label: `${t(bar.group.label)}, ${periodName(period, format)}`, figure, unit: `${format.unit} CO₂e` };
  return (
    <td className="act-number">
      {canOpen ? (
        <span className="k-figure act-group-figure">
          <GroupOpener bar={bar} period={period} aria-label={t('{label}: {figure} {unit}', words)}>
            {figure}
          </GroupOpener>
        </span>
      ) : (
        figure
      )}
    </td>
  );
}

type Props = ComparedPeriods & Bars;

/** The groups of a period and an earlier one as a table. */
export function GroupTable({ bars, isBeforeEmpty, now, before }: Props) {
  const t = useT();
  const format = useFormat();
  const canOpen = usePortal().may(ADMIN);
  return (
    <table className="act-calcs">
      <thead>
        <tr>
          <th>{t('Group')}</th>
          <th>{t('Scope')}</th>
          <th className="act-number">{periodName(now, format)}</th>
          <th className="act-number">{periodName(before, format)}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.group.key}>
            <td>
              {canOpen ? (
                <Link to={rowsAddress(groupFilters(bar.group, now))}>{t(bar.group.label)}</Link>
              ) : (
                t(bar.group.label)
              )}
            </td>
            <td>
              <ScopeTag scope={bar.group.scope} />
            </td>
            <GroupFigure bar={bar} kg={bar.now} period={now} canOpen={canOpen} />
            {isBeforeEmpty ? (
              <td className="act-number">{t('No entries')}</td>
            ) : (
              <GroupFigure bar={bar} kg={bar.before} period={before} canOpen={canOpen} />
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
