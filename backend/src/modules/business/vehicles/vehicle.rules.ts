import { VEHICLE_DEFAULTS, type vehicle } from '@lichen/contracts/business/vehicle.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { FIELD_TEXTS, TEXTS } from '@lichen/contracts/text/texts';
import type { Effect, Rules } from '../../../platform/engine/rules';
import { dependentActivities } from '../shared/dependent-activities.query';

type Vehicle = RecordOf<typeof vehicle>;

interface Facts {
  before: Vehicle | null;
  gone: readonly Effect[];
}

/** `fuelsOf` returns the fuels that a type of vehicle can run on. */
export const vehicleRules = (fuelsOf: (type: string) => readonly string[]): Rules<typeof vehicle, Facts> => ({
  defaults: VEHICLE_DEFAULTS,
  facts: async (read, record, _context, before) => ({
    before,
    gone: await dependentActivities(read, { vehicle_id: record._id }, record === before),
  }),
  check: (record, { before }, { roles }) => {
    const setsAdmin = record.admin_profile_id !== (before?.admin_profile_id ?? null);
    return {
      ...(fuelsOf(record.type).includes(record.fuel_type) ? {} : { fuel_type: FIELD_TEXTS.choice }),
      ...(setsAdmin && !roles.includes('admin') ? { admin_profile_id: TEXTS.notAuthorised } : {}),
    };
  },
  effects: ({ after }, { gone }) => (after ? [] : gone),
});
