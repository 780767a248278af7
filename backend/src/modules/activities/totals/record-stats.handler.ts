import { powerStats, productStats, vehicleStats } from '@lichen/contracts/activities/totals/record-stats.call';
import { powerSource } from '@lichen/contracts/business/power-source.entity';
import { product } from '@lichen/contracts/business/product.entity';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import { handler } from '../../../platform/module';
import type { CumulativeRead } from '../aggregates/cumulative-totals.query';
import { activityTotals } from './activity-totals.handler';
import { locationStatsCall } from './location-stats.handler';
import { type ActivityFilter, periodFilter } from './period-filter';

async function totalOf(reading: CumulativeRead, entity: Entity, id: string, filter: ActivityFilter, year: number) {
  await reading.read(entity).get(id);
  return (await activityTotals(reading, { ...filter, ...periodFilter(year) })).total_co2;
}

export const recordStatsCalls = [
  locationStatsCall,
  handler(vehicleStats, async ({ input: { id, year }, read, sums }) => ({
    CO2: await totalOf({ read, sums }, vehicle, id, { vehicles: [id] }, year),
  })),
  handler(powerStats, async ({ input: { source_id, year }, read, sums }) => ({
    total_co2: await totalOf({ read, sums }, powerSource, source_id, { power_sources: [source_id] }, year),
  })),
  handler(productStats, async ({ input: { product_id, year }, read, sums }) => ({
    total_co2: await totalOf({ read, sums }, product, product_id, { products: [product_id] }, year),
  })),
];
