import { datesInOrder } from '../../entity/dates-in-order';
import { defineEntity } from '../../entity/entity';
import { day, decimal, money, optional, ref, text } from '../../entity/fields';
import { activityAccess, commonFields, derivedPeriod, headlineFields, locationRef } from './shared/activity-fields';
import { activityTable } from './shared/activity-table';
import { exceedsDays, HOURS_TEXTS } from './shared/hours-of-days';

/** Time spent on a task. No emissions of its own. */
export const taskActivity = defineEntity({
  name: 'task_activitys',
  label: 'Task',
  announcedAs: 'activities',
  subscription: 'activities',
  // The person who completed the task is the staff member that activity lists filter by.
  table: { ...activityTable, renamed: { completed_by: 'profile_id' } },
  fields: {
    task_type: text('Task', 100),
    location_id: locationRef(),
    start_date: day('Start date'),
    end_date: day('End date'),
    completed_by: ref('Completed by', 'profiles', { as: 'profile', show: ['first_name', 'last_name'] }),
    elapsed_time: optional(decimal('Elapsed time, hours')),
    cost: optional(money('Cost')),
    ...commonFields,
  },
  derived: { ...headlineFields, ...derivedPeriod },
  ...activityAccess,
  check: ({ start_date, end_date, elapsed_time, applied }) => ({
    ...datesInOrder('start_date', 'end_date')({ start_date, end_date }),
    ...(applied !== false && exceedsDays(elapsed_time, start_date, end_date)
      ? { elapsed_time: HOURS_TEXTS.worked }
      : {}),
  }),
});
