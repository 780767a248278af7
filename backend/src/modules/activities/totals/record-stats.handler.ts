import {
  type PowerStats,
  type ProductStats,
  powerStats,
  productStats,
} from '@lichen/contracts/activities/totals/record-stats.call';
import { TYPES_WITH } from '@lichen/contracts/activities/types/shared/activity-parents';
import { powerSource } from '@lichen/contracts/business/power-sources/power-source.entity';
import { product } from '@lichen/contracts/business/products/product.entity';
import { handler } from '../../../platform/module';
import { locationStatsCall } from './location-stats.handler';
import { powerOf, productAmounts } from './recorded-totals.query';
import { vehicleMonthsCall } from './vehicle-months.handler';
import { vehicleStatsCall } from './vehicle-stats.handler';
import { yearFigures } from './year-figures.query';

export const recordStatsCalls = [
  locationStatsCall,
  vehicleStatsCall,
  vehicleMonthsCall,
  handler(powerStats, async ({ input: { source_id, year }, read, sums }): Promise<PowerStats> => {
    await read(powerSource).get(source_id);
    const [found, power] = await Promise.all([
      yearFigures({ read, sums }, { power_sources: [source_id] }, year, TYPES_WITH.source_id),
      powerOf(read, source_id, year),
    ]);
    return { total_co2: found.all, ...found.scopes, ...power, counts: found.counts };
  }),
  handler(productStats, async ({ input: { product_id, year }, read, sums }): Promise<ProductStats> => {
    const { units } = await read(product).get(product_id);
    const [found, amounts] = await Promise.all([
      yearFigures({ read, sums }, { products: [product_id] }, year, TYPES_WITH.product_id),
      productAmounts(read, product_id, year, units),
    ]);
    return { total_co2: found.all, ...found.scopes, ...amounts, units, counts: found.counts };
  }),
];
