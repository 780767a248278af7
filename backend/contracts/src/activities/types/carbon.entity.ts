import { defineEntity } from '../../entity/entity';
import { choice, day, decimal, integer, money, optional, text } from '../../entity/fields';
import { TEXTS } from '../../text/texts';
import {
  activityAccess,
  commonFields,
  headlineFields,
  locationRef,
  profileRef,
  SCOPE_WORDS,
  SCOPES,
  startsBeforeItEnds,
  vehicleRef,
} from './activity-fields';
import { activityTable } from './activity-table';
import { CO2_UNITS } from './goods-fields';

const LARGEST = 1_000_000_000;
const { scope: _derivedScope, ...figures } = headlineFields;

/** A figure that the company states itself, under the scope it chooses. */
export const carbonActivity = defineEntity({
  name: 'carbon_activitys',
  label: 'Carbon',
  announcedAs: 'activities',
  subscription: 'activities',
  table: activityTable,
  fields: {
    profile_id: optional(profileRef()),
    vehicle_id: optional(vehicleRef()),
    location_id: optional(locationRef()),
    from: optional(day('From')),
    to: optional(day('To')),
    amount: optional(decimal('Amount', { min: -LARGEST, max: LARGEST })),
    units: choice('Units', CO2_UNITS),
    scope: choice('Scope', SCOPES, SCOPE_WORDS),
    scope3_category: optional(integer('Scope 3 category', { min: 1, max: 15 })),
    source: optional(text('Source', 300)),
    reason: optional(text('Reason', 500)),
    cost: optional(money('Cost')),
    ...commonFields,
  },
  derived: figures,
  ...activityAccess,
  check: (draft) => {
    const { amount, reason, from, to } = draft as {
      amount?: number | null;
      reason?: string | null;
      from?: number;
      to?: number;
    };
    return {
      ...startsBeforeItEnds({ ...(from ? { from } : {}), ...(to ? { to } : {}) }),
      ...(typeof amount === 'number' && amount < 0 && !reason ? { reason: TEXTS.required } : {}),
    };
  },
});
