import { carbonActivity } from '@lichen/contracts/activities/types/carbon.entity';
import { DAY } from '@lichen/contracts/formats/days';
import { carbon, isOffset } from '../emission/types/carbon';
import { defineType, type Likeness, type Measured } from './activity-type';
import { stretchOf } from './shared/journey-period';

const AMOUNT: Measured = { field: 'amount', units: 'units' };

const NOT_BELOW_ZERO =
  'A credit or removal is entered as an amount below zero, such as -5. For emissions, leave “Credit or removal” empty';

const LIKE_STATEMENTS: readonly Likeness[] = [
  { by: ['source', 'location_id', 'vehicle_id', 'profile_id', 'scope'], times: 10 },
  { by: ['source', 'scope'], times: 50 },
  // Entries without a source are compared with others without one.
  { by: ['location_id', 'source', 'scope'], times: 20 },
  { by: ['vehicle_id', 'source', 'scope'], times: 20 },
  { by: ['profile_id', 'source', 'scope'], times: 20 },
];

export const carbonType = defineType({
  entity: carbonActivity,
  defaults: { units: 'kg', scope: 'no_scope', applied: true },
  // A figure without days gets the day it was stated on.
  derived: ({ from, to, created_on, amount, offset_kind }) => ({
    ...stretchOf({ from: from ?? to ?? created_on - (created_on % DAY), to }),
    offset_kind: isOffset(amount) ? (offset_kind ?? 'credit') : null,
  }),
  check: ({ amount, scope, offset_kind }, _known, stored) => {
    if (amount === null || isOffset(amount)) return {};
    // The kind is entered with this write; what was a credit before may become emissions.
    if (offset_kind !== null && offset_kind !== stored?.offset_kind) return { amount: NOT_BELOW_ZERO };
    // A credit has no scope: without choosing one, changed into emissions it would be in no total.
    return stored && isOffset(stored.amount) && scope === 'no_scope'
      ? { scope: 'Choose the scope of these emissions: the credit or removal had none' }
      : {};
  },
  // The scope applies even before a figure is stated.
  chosenScope: ({ amount, scope }) => (isOffset(amount) ? 'no_scope' : scope),
  // A stated figure depends on no location.
  siteFields: [],
  calculator: carbon,
  identity: {
    by: ['location_id', 'vehicle_id', 'profile_id', 'from', 'to', 'scope', 'source'],
    amounts: [AMOUNT],
  },
  checks: {
    derivedAlone: stretchOf,
    // Compared with the same source in other months or years.
    compared: [{ kind: 'amount_outlier', alike: LIKE_STATEMENTS, of: [AMOUNT], byDay: true }],
  },
});
