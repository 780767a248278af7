import { carbonActivity } from '@lichen/contracts/activities/types/carbon.entity';
import type { TypeForm } from './shared/type-form';

export const carbonForm: TypeForm = {
  entity: carbonActivity,
  layout: [
    { title: 'Figure', fields: ['amount', 'scope', 'scope3_category', 'source', 'reason'] },
    { title: 'Credit or removal', fields: ['offset_kind', 'registry', 'serial_numbers', 'vintage', 'retired_on'] },
    { title: 'Belongs to', fields: ['location_id', 'profile_id', 'vehicle_id', 'from', 'to', 'cost'] },
  ],
  start: { units: 'kg', scope: 'scope_1', applied: true },
  overrides: ({ values }) => {
    const isOffset = Number(values['amount'] ?? 0) < 0;
    return {
      amount: { unitField: 'units', hint: 'Below zero: a credit or removal, reported outside the scopes' },
      scope: { hidden: isOffset },
      scope3_category: { hidden: isOffset || values['scope'] !== 'scope_3' },
      reason: { hint: 'Required for a negative figure', wide: true },
      // A chosen kind stays in view, as it contradicts an amount above zero.
      offset_kind: { hidden: !isOffset && !values['offset_kind'], hint: 'If empty, a purchased credit' },
      registry: { hidden: !isOffset },
      serial_numbers: { hidden: !isOffset },
      vintage: { hidden: !isOffset },
      retired_on: { hidden: !isOffset },
    };
  },
};
