import { ADMIN } from '@lichen/contracts/portal/roles';
import { ScopeTag, useFormat, usePortal, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { rowsAddress } from '../charts/bar-filters';
import { GroupOpener } from './GroupOpener';
import { groupFilters } from './group-filters';
import type { Bar } from './year-figures';

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

interface Props {
  bars: readonly Bar[];
  year: number;
}

/** The groups of a year beside the year before, for those who read rather than look. */
export function GroupTable({ bars, year }: Props) {
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
