import { type VehicleStats, vehicleStats } from '@lichen/contracts/activities/totals/record-stats.call';
import { ACTIVITY_PARENTS, TYPES_WITH } from '@lichen/contracts/activities/types/shared/activity-parents';
import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import { isAllowed } from '@lichen/contracts/portal/roles';
import type { Context, Read } from '../../../platform/engine/rules';
import { handler } from '../../../platform/module';
import { distanceOf } from './recorded-totals.query';
import { yearFigures } from './year-figures.query';

type OnVehicles = Extract<(typeof ACTIVITY_PARENTS)[number], { field: 'vehicle_id' }>;
const ON_VEHICLES = ACTIVITY_PARENTS.find((parent): parent is OnVehicles => parent.field === 'vehicle_id');

/** Tells whether the person may record for the vehicle: keepers for all vehicles, reviewers for their own. */
async function mayRecord(read: Read, { roles, userId }: Context, keeper: string | null): Promise<boolean> {
  if (!ON_VEHICLES) return false;
  if (isAllowed(ON_VEHICLES.roles, roles)) return true;
  if (keeper === null || !isAllowed(ON_VEHICLES.own.roles, roles)) return false;
  return (await read(staffProfile).find(keeper))?.uid === userId;
}

export const vehicleStatsCall = handler(
  vehicleStats,
  async ({ input: { id, year }, read, sums, context }): Promise<VehicleStats> => {
    const { fuel_units, admin_profile_id } = await read(vehicle).get(id);
    const units = fuel_units === 'mile' ? 'miles' : 'km';
    const [found, distance, may_record] = await Promise.all([
      yearFigures({ read, sums }, { vehicles: [id] }, year, TYPES_WITH.vehicle_id),
      distanceOf(read, id, year, units),
      mayRecord(read, context, admin_profile_id),
    ]);
    const { all: CO2, scopes, counts } = found;
    return { CO2, ...scopes, ...distance, distance_units: units, may_record, counts };
  },
);
