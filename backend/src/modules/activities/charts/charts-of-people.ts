import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import type { ChartFilters, ChartQuestion } from '@lichen/contracts/activities/charts/chart-words';
import { ACTIVITY_PARENTS } from '@lichen/contracts/activities/types/shared/activity-parents';
import { absenceActivity } from '@lichen/contracts/activities/types/staff/absence.entity';
import { isAllowed, type Role } from '@lichen/contracts/portal/roles';

/** Roles that may see when somebody was absent. */
const KEEPERS = ACTIVITY_PARENTS.filter(({ field }) => field === 'profile_id').flatMap(({ roles }) => [...roles]);

const isChosen = (map: ChartFilters['activity']): boolean => Object.values(map ?? {}).some(Boolean);

/** A chart tells people apart by its bars, by the people it is filtered to, or by a search, which finds names. */
const tellsPeopleApart = ({ report_by, filters }: ChartQuestion): boolean =>
  report_by === 'profiles' || isChosen(filters.profiles) || Boolean(filters.field_filter);

/**
 * Returns the question that a chart answers to a reader: everybody reads pinned charts, but absences of single people
 * are only for those who keep the records of the staff, so others get the chart without them. Undefined where nothing
 * would be left of it.
 */
export function questionFor(question: ChartQuestion, roles: readonly Role[]): ChartQuestion | undefined {
  if (isAllowed(KEEPERS, roles) || !tellsPeopleApart(question)) return question;
  const { activity } = question.filters;
  const types = Object.keys(ACTIVITY_TYPES).filter((type) => !isChosen(activity) || activity?.[type]);
  const open = types.filter((type) => type !== absenceActivity.name);
  if (open.length === types.length) return question;
  if (open.length === 0) return undefined;
  const filters = { ...question.filters, activity: Object.fromEntries(open.map((type) => [type, true])) };
  return { ...question, filters };
}
