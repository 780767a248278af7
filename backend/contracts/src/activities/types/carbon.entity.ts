import { SCOPES } from '../inventory-line';
import { defineEntity } from '../../entity/entity';
import { about, choice, day, decimal, integer, money, optional, text } from '../../entity/fields';
import { TEXTS } from '../../text/texts';
import {
  activityAccess,
  commonFields,
  headlineFields,
  locationRef,
  OFFSET_FILTER,
  offsetKind,
  profileRef,
  SCOPE_WORDS,
  startsBeforeItEnds,
  vehicleRef,
} from './shared/activity-fields';
import { activityTable } from './shared/activity-table';
import { CO2_UNITS } from './shared/goods-fields';

const LARGEST = 1_000_000_000;
const { scope: _derivedScope, ...figures } = headlineFields;

/** A figure that the company states itself, under the scope it chooses; a negative figure is a credit or a removal. */
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
    offset_kind: about(
      offsetKind(),
      'Of an amount below zero, which is outside the scopes and in the register of credits and removals; credit if left out',
    ),
    registry: optional(text('Registry or standard', 200)),
    serial_numbers: optional(text('Serial numbers', 500)),
    vintage: optional(integer('Vintage', { min: 1990, max: 2200 })),
    retired_on: optional(day('Retired on')),
    reason: optional(text('Reason', 500)),
    cost: optional(money('Cost')),
    ...commonFields,
  },
  derived: figures,
  ...activityAccess,
  filters: {
    ...activityAccess.filters,
    ...OFFSET_FILTER,
    start_date: { kind: 'atLeast', field: 'to' },
    end_date: { kind: 'atMost', field: 'from' },
  },
  sorts: ['from', 'to', 'created_on'],
  order: { field: 'from', descending: true },
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
