import { datesInOrder } from '../../../entity/dates-in-order';
import { defineEntity } from '../../../entity/entity';
import { boolean, choice, day, decimal, optional } from '../../../entity/fields';
import { FIELD_TEXTS } from '../../../text/texts';
import {
  activityAccess,
  commonFields,
  derivedPeriod,
  headlineFields,
  locationRef,
  profileRef,
} from '../shared/activity-fields';
import { activityTable } from '../shared/activity-table';
import { requiredOf } from '../shared/goods-fields';
import { exceedsDays, HOURS_TEXTS } from '../shared/hours-of-days';
import { requiredWhenApplied } from '../shared/journey-fields';

/** An entry holds the hours of one day, or of all days between two dates. */
export const HOME_WORKING_ENTRIES = ['by_daily_data', 'by_specific_interval'] as const;

/** Hours of one person cannot exceed 24 per day; hours without a person may be those of several people. */
function moreHoursThanDays(draft: Readonly<Record<string, unknown>>): Record<string, string> {
  const { profile_id: person, entry_type: entry, start_date: start, end_date: end, working_hours: hours } = draft;
  if (typeof person !== 'string') return {};
  const last = entry === 'by_specific_interval' ? end : start;
  return exceedsDays(hours, start, last) ? { working_hours: HOURS_TEXTS.worked } : {};
}

/** An air conditioner requires its power in kW; without any it would cool for nothing. */
function airConditioned(draft: Readonly<Record<string, unknown>>): Record<string, string> {
  if (draft['air_conditioner'] !== true) return {};
  if (draft['air_conditioner_kw'] === 0) return { air_conditioner_kw: FIELD_TEXTS.tooSmall };
  return requiredOf(draft, ['air_conditioner_kw']);
}

/** Total hours worked at home. Scope 3, category 7. */
export const homeWorkingActivity = defineEntity({
  name: 'home_working_activity',
  label: 'Home working',
  announcedAs: 'activities',
  subscription: 'activities',
  table: activityTable,
  fields: {
    profile_id: optional(profileRef()),
    location_id: locationRef(),
    entry_type: choice('Entry', HOME_WORKING_ENTRIES, {
      by_daily_data: 'One day',
      by_specific_interval: 'All days of a period',
    }),
    start_date: day('Start date'),
    end_date: optional(day('End date')),
    working_hours: decimal('Working hours'),
    units: choice('Units', ['hrs']),
    equipment: boolean('Equipment'),
    heating: boolean('Heating'),
    air_conditioner: boolean('Air conditioner'),
    air_conditioner_kw: optional(decimal('Air conditioner, kW', { max: 1000 })),
    ...commonFields,
  },
  derived: { ...headlineFields, ...derivedPeriod },
  ...activityAccess,
  check: (draft) => {
    const impossible = draft['applied'] === false ? {} : { ...moreHoursThanDays(draft), ...airConditioned(draft) };
    if (draft['entry_type'] !== 'by_specific_interval') return impossible;
    return {
      ...impossible,
      ...requiredWhenApplied({ ...draft, applied: true }, ['profile_id', 'end_date']),
      ...datesInOrder('start_date', 'end_date')(draft),
    };
  },
});

/** Defaults of a new entry: equipment and heating, no air conditioner. */
export const HOME_WORKING_DEFAULTS = {
  entry_type: 'by_daily_data',
  units: 'hrs',
  equipment: true,
  heating: true,
  air_conditioner: false,
  applied: true,
} as const;
