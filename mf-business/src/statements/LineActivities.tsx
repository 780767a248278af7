import { type ActivitiesStats, activitiesStats } from '@lichen/contracts/activities/list/summary.call';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { paths } from '@lichen/contracts/api/paths';
import type { StatementLine } from '@lichen/contracts/business/statements/stated-scopes';
import { yearBounds } from '@lichen/contracts/formats/days';
import { useCall, usePortal, useT, useTn } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { isPageOpen } from '../shared/is-page-open';
import { LINE_SCOPES, LINE_WORDS } from './statement-words';

/** Returns the filters of the activity list for one line of a year, or for all lines together. */
function filtersOf(year: number, line: StatementLine | null): Record<string, string> {
  const { from, to } = yearBounds(year);
  const period = { start_date: String(from), end_date: String(to) };
  return line === null ? period : { scopes: LINE_SCOPES[line], ...period };
}

interface LineProps {
  line: StatementLine;
  year: number;
  children: string;
}

/** Links a calculated figure to its activities, for users who may open them. */
export function LineActivities({ line, year, children }: LineProps) {
  const t = useT();
  const { answer } = usePortal();
  if (children === '–' || !isPageOpen(answer, '/activities')) return children;
  return (
    <Link
      className="biz-figures-link"
      to={paths.activities(filtersOf(year, line))}
      aria-label={t('{line}: {figure}. Open its activities', { line: t(LINE_WORDS[line]), figure: children })}
    >
      {children}
    </Link>
  );
}

interface CountedProps {
  year: number;
  /** Null for the total. */
  line: StatementLine | null;
}

/** Number of activities behind a calculated figure, linked to their list, for users who may open it. */
export function CountedActivities({ year, line }: CountedProps) {
  const tn = useTn();
  const { answer, may } = usePortal();
  const isOpen = may(activitiesStats.allow) && isPageOpen(answer, '/activities');
  const filters = filtersOf(year, line);
  const { data } = useCall<RecordAnswer<ActivitiesStats>>(activitiesStats, filters, { enabled: isOpen });
  if (!(isOpen && data)) return null;
  return (
    <Link to={paths.activities(filters)}>{tn(data.obj.count, 'From {count} activity', 'From {count} activities')}</Link>
  );
}
