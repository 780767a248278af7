import type { ActivityQuery } from '@lichen/contracts/activities/list/activity-query';
import type { TotalGaps as Gaps } from '@lichen/contracts/activities/comparison/total-gaps.call';
import { paths } from '@lichen/contracts/api/paths';
import { lastOfMonth, yearOf } from '@lichen/contracts/formats/days';
import { ADMIN } from '@lichen/contracts/portal/roles';
import { useFormat, usePortal, useT, useTn } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { stretchesOf } from './period-words';
import './comparison.css';

interface WithoutFigureProps {
  count: number;
  /** Filters of the list's total that the rows are missing from. */
  filters: ActivityQuery;
}

/** Drops the scopes: a scope filter keeps no activity without a figure, and the count ignores scopes as well. */
export function withoutFigureAddress({ scopes: _scopes, Scope: _scope, ...filters }: ActivityQuery): string {
  return paths.activities({ ...filters, show_invalid_carbon: 'true' });
}

/** Number of activities that a total lacks because they could not be calculated, with a link to them. */
export function WithoutFigure({ count, filters }: WithoutFigureProps) {
  const tn = useTn();
  const { may } = usePortal();
  if (count === 0) return null;
  const words = tn(count, '{count} activity has no figure', '{count} activities have no figure');
  return may(ADMIN) ? (
    <Link className="act-lacks" to={withoutFigureAddress(filters)}>
      {words}
    </Link>
  ) : (
    <span className="act-lacks">{words}</span>
  );
}

/** Months without entries, one sentence per year, with a link to the coverage of that year. */
export function EmptyMonths({ months, locations = [] }: { months: readonly number[]; locations?: readonly string[] }) {
  const t = useT();
  const format = useFormat();
  const { may } = usePortal();
  const years = [...new Set(months.map(yearOf))];
  return years.map((year) => {
    const stretches = stretchesOf(months.filter((month) => yearOf(month) === year));
    const names = stretches.map(({ from, to }) => format.months(from, lastOfMonth(to), 'long')).join('; ');
    return may(ADMIN) ? (
      <Link key={year} className="act-lacks act-empty-months" to={paths.coverage(year, locations)}>
        {t('No entries for {months}: see coverage', { months: names })}
      </Link>
    ) : (
      <span key={year} className="act-lacks act-empty-months">
        {t('No entries for {months}', { months: names })}
      </span>
    );
  });
}

/**
 * Returns the months without entries in the compared periods. An earlier period without any entries is left out,
 * because the change itself then says that there is no figure.
 */
export function gapMonths([now, before]: readonly (Gaps | undefined)[], isBeforeEmpty: boolean): number[] {
  return [...(now?.empty_months ?? []), ...(isBeforeEmpty ? [] : (before?.empty_months ?? []))];
}
