import {
  COVERAGE_STATES,
  type CoverageMonth,
  type CoverageRow,
  type CoverageState,
} from '@lichen/contracts/activities/coverage/coverage.call';
import { lastOfMonth } from '@lichen/contracts/formats/days';
import { paths } from '@lichen/contracts/api/paths';
import { useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import type { KeyboardEvent } from 'react';
import { ownerName } from './owner-name';

/** Symbols of the states, shown in addition to the colour. */
export const MARKS: Record<CoverageState, string> = {
  there: '✓',
  part: '◐',
  missing: '+',
  estimated: '≈',
  overlapping: '2×',
  ahead: '·',
  closed: '–',
};

/** Returns the address of a form prefilled for the gap, or of the month's records. */
function addressOf({ location, activity_type: type, item }: CoverageRow, { month, state, gap }: CoverageMonth) {
  if (gap) {
    const thing = type === 'fuel_activitys' ? { fuel: item } : type === 'power_activitys' ? { source_id: item } : {};
    const known = { location_id: location._id, from: String(gap.from), to: String(gap.to), ...thing };
    const given = Object.entries(known).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));
    return `/activities/new/${type}?${new URLSearchParams(given)}`;
  }
  if (state === 'ahead' || state === 'closed') return null;
  return paths.activities({
    activity: type,
    locations: location._id,
    start_date: String(month),
    end_date: String(lastOfMonth(month)),
  });
}

interface Props {
  row: CoverageRow;
  month: CoverageMonth;
  /** Accessible name of the cell. */
  name: string;
  place?: string;
  isCurrent?: boolean;
  onFocus?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** True to show the state as text as well. */
  isWide?: boolean;
}

export function CoverageCell({ row, month, name, place, isCurrent = true, onFocus, onKeyDown, isWide = false }: Props) {
  const t = useT();
  const word = t(COVERAGE_STATES[month.state]);
  const address = addressOf(row, month);
  const person = month.gap && ownerName(row.owner, t);
  const label = person
    ? t('{name}: {state}. {person} is responsible. Add', { name, state: word, person })
    : month.gap
      ? t('{name}: {state}. Add', { name, state: word })
      : t('{name}: {state}', { name, state: word });
  const own = {
    className: `act-cover act-cover-${month.state}`,
    'aria-label': label,
    title: person ? t('{state}. {person} is responsible', { state: word, person }) : word,
    tabIndex: isCurrent ? 0 : -1,
    ...(onFocus ? { onFocus } : {}),
    ...(onKeyDown ? { onKeyDown } : {}),
    ...(place ? { 'data-place': place } : {}),
  };
  const face = (
    <>
      <span aria-hidden="true">{MARKS[month.state]}</span>
      {isWide && <span aria-hidden="true">{month.gap ? t('Add') : word}</span>}
    </>
  );
  return address ? (
    <Link to={address} {...own}>
      {face}
    </Link>
  ) : (
    <span role="img" {...own}>
      {face}
    </span>
  );
}
