import {
  type PowerStats,
  type ProductStats,
  powerStats,
  productStats,
  type VehicleStats,
  vehicleStats,
} from '@lichen/contracts/activities/totals/record-stats.call';
import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { ACTIVITY_PARENTS, TYPES_WITH } from '@lichen/contracts/activities/types/shared/activity-parents';
import { powerSource } from '@lichen/contracts/business/power-source.entity';
import { product } from '@lichen/contracts/business/product.entity';
import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import { isAllowed } from '@lichen/contracts/portal/roles';
import { selectionOf } from '../../../platform/engine/list-query';
import type { Context, Read } from '../../../platform/engine/rules';
import { handler } from '../../../platform/module';
import type { CumulativeRead } from '../aggregates/cumulative-totals.query';
import { activityTotals } from './activity-totals.handler';
import { locationStatsCall } from './location-stats.handler';
import { type ActivityFilter, periodFilter } from './period-filter';
import { distanceOf, powerOf, productAmounts } from './recorded-totals.query';

/** Counted as the list of the page counts them. */
async function countsOf(read: Read, filter: ActivityFilter, year: number, types: readonly ActivityType[]) {
  const counted = types.map(async (type) => {
    const query = { ...filter, ...periodFilter(year), activity: [type], include_unapplied: ['true'] };
    return [type, await read(activity).count({ anyOf: selectionOf(activity, query).anyOf })];
  });
  return Object.fromEntries(await Promise.all(counted)) as Partial<Record<ActivityType, number>>;
}

async function yearOf(reading: CumulativeRead, filter: ActivityFilter, year: number, types: readonly ActivityType[]) {
  const inScopes = async (scopes: string[]) =>
    (await activityTotals(reading, { ...filter, ...periodFilter(year), ...(scopes.length > 0 ? { scopes } : {}) }))
      .total_co2;
  const [all, Scope1_CO2, Scope2_CO2, Scope3_CO2, counts] = await Promise.all([
    inScopes([]),
    inScopes(['1']),
    inScopes(['2']),
    inScopes(['3']),
    countsOf(reading.read, filter, year, types),
  ]);
  return { all: all ?? 0, scopes: { Scope1_CO2, Scope2_CO2, Scope3_CO2 }, counts };
}

type OnVehicles = Extract<(typeof ACTIVITY_PARENTS)[number], { field: 'vehicle_id' }>;
const ON_VEHICLES = ACTIVITY_PARENTS.find((parent): parent is OnVehicles => parent.field === 'vehicle_id');

/** Whoever keeps vehicles records for all of them; whoever reviews them, for those that they look after. */
async function mayRecord(read: Read, { roles, userId }: Context, keeper: string | null): Promise<boolean> {
  if (!ON_VEHICLES) return false;
  if (isAllowed(ON_VEHICLES.roles, roles)) return true;
  if (keeper === null || !isAllowed(ON_VEHICLES.own.roles, roles)) return false;
  return (await read(staffProfile).find(keeper))?.uid === userId;
}

export const recordStatsCalls = [
  locationStatsCall,
  handler(vehicleStats, async ({ input: { id, year }, read, sums, context }): Promise<VehicleStats> => {
    const { fuel_units, admin_profile_id } = await read(vehicle).get(id);
    const units = fuel_units === 'mile' ? 'miles' : 'km';
    const [found, distance, may_record] = await Promise.all([
      yearOf({ read, sums }, { vehicles: [id] }, year, TYPES_WITH.vehicle_id),
      distanceOf(read, id, year, units),
      mayRecord(read, context, admin_profile_id),
    ]);
    const { all: CO2, scopes, counts } = found;
    return { CO2, ...scopes, ...distance, distance_units: units, may_record, counts };
  }),
  handler(powerStats, async ({ input: { source_id, year }, read, sums }): Promise<PowerStats> => {
    await read(powerSource).get(source_id);
    const [found, power] = await Promise.all([
      yearOf({ read, sums }, { power_sources: [source_id] }, year, TYPES_WITH.source_id),
      powerOf(read, source_id, year),
    ]);
    return { total_co2: found.all, ...found.scopes, ...power, counts: found.counts };
  }),
  handler(productStats, async ({ input: { product_id, year }, read, sums }): Promise<ProductStats> => {
    const { units } = await read(product).get(product_id);
    const [found, amounts] = await Promise.all([
      yearOf({ read, sums }, { products: [product_id] }, year, TYPES_WITH.product_id),
      productAmounts(read, product_id, year, units),
    ]);
    return { total_co2: found.all, ...found.scopes, ...amounts, units, counts: found.counts };
  }),
];
