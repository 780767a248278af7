import { ADMIN } from '@lichen/contracts/portal/roles';
import type { ComparedPeriods } from '@lichen/contracts/activities/comparison/same-period';
import { useFormat, usePortal, useT } from '@lichen/kit';
import { periodName } from '../comparison/period-words';
import { GroupOpener } from './GroupOpener';
import type { Bar, Bars } from './year-figures';
import './dashboard.css';

type Props = ComparedPeriods & Bars;

/**
 * Bars of the groups. Each bar opens the same menu as a chart label for users who may see its rows; earlier bars are
 * lighter.
 */
export function GroupBars({ bars, isBeforeEmpty, now, before }: Props) {
  const { may } = usePortal();
  const canOpen = may(ADMIN);
  return (
    <ul className="act-bars">
      {bars.map((bar) => (
        <li key={bar.group.key} className={`act-group act-group-${bar.group.scope}`}>
          <BarButton {...{ bar, isBeforeEmpty, now, before, canOpen }} />
        </li>
      ))}
    </ul>
  );
}

interface BarProps extends ComparedPeriods, Omit<Bars, 'bars'> {
  bar: Bar;
  canOpen: boolean;
}

function BarButton({ bar, isBeforeEmpty, now, before, canOpen }: BarProps) {
  const t = useT();
  const format = useFormat();
  const compared = '{group}: {now} {unit} in {year}, {before} {unit} in {last}';
  const words = t(isBeforeEmpty ? '{group}: {now} {unit} in {year}, no entries in {last}' : compared, {
    group: t(bar.group.label),
    now: format.co2(bar.now),
    before: format.co2(bar.before),
    unit: format.unit,
    year: periodName(now, format),
    last: periodName(before, format),
  });
  const face = (
    <>
      <span className="act-columns" aria-hidden="true">
        {!isBeforeEmpty && <Column kind="before" height={bar.beforeHeight} label={format.co2(bar.before)} />}
        <Column kind="now" height={bar.nowHeight} label={format.co2(bar.now)} />
      </span>
      <span className="act-group-name" aria-hidden="true">
        {t(bar.group.label)}
      </span>
    </>
  );
  return canOpen ? (
    <GroupOpener bar={bar} period={now} aria-label={words}>
      {face}
    </GroupOpener>
  ) : (
    <button type="button" aria-label={words} disabled>
      {face}
    </button>
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
