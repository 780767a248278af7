import { defineEntity } from '../../../entity/entity';
import { choice, confidential, day, decimal, money, optional } from '../../../entity/fields';
import {
  activityAccess,
  commonFields,
  headlineFields,
  locationRef,
  profileRef,
  startsBeforeItEnds,
} from '../shared/activity-fields';
import { ACTIVITY_PARENTS } from '../shared/activity-parents';
import { activityTable } from '../shared/activity-table';
import { exceedsDays, HOURS_TEXTS } from '../shared/hours-of-days';

/** Reasons for an absence; the person's page shows the yearly sums of each kind. */
export const ABSENCE_KINDS = ['illness', 'parental', 'other'] as const;

/** The reason for an absence is visible to those who manage staff records, not to those who manage a location. */
const ABSENCE_PARENTS = ACTIVITY_PARENTS.map((parent) =>
  parent.field === 'profile_id' ? parent : { ...parent, unless: 'profile_id' },
);

/** Working time lost. Causes no emissions. */
export const absenceActivity = defineEntity({
  name: 'absence_activitys',
  label: 'Absence',
  announcedAs: 'activities',
  subscription: 'activities',
  table: activityTable,
  fields: {
    profile_id: optional(profileRef()),
    location_id: optional(locationRef()),
    from: optional(day('From')),
    to: optional(day('To')),
    amount: optional(decimal('Amount')),
    units: choice('Units', ['hrs']),
    type: confidential(
      optional(
        choice('Type of absence', ABSENCE_KINDS, { illness: 'Illness', parental: 'Parental leave', other: 'Other' }),
      ),
    ),
    cost: optional(money('Cost')),
    ...commonFields,
  },
  derived: headlineFields,
  ...activityAccess,
  parents: ABSENCE_PARENTS,
  check: (draft) => {
    const { profile_id: person, amount, from, to, applied } = draft;
    const isTooLong = typeof person === 'string' && applied !== false && exceedsDays(amount, from, to ?? from);
    return { ...startsBeforeItEnds(draft), ...(isTooLong ? { amount: HOURS_TEXTS.absent } : {}) };
  },
});
