import { productProductionActivity } from '@lichen/contracts/activities/types/goods/product-production.entity';
import { powerActivity } from '@lichen/contracts/activities/types/buildings/power.entity';
import { purchasedGoodsActivity } from '@lichen/contracts/activities/types/goods/purchased-goods.entity';
import { salesOrderActivity } from '@lichen/contracts/activities/types/goods/sales-order.entity';
import { vehicleJourney } from '@lichen/contracts/activities/types/vehicles/vehicle-journey.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import { yearBounds } from '@lichen/contracts/formats/days';
import type { Read } from '../../../platform/engine/rules';
import type { Where } from '../../../platform/store/sql';
import { type Recorded, totalIn } from './recorded-amounts';

/** Returns the applied entries that overlap the year. */
async function entriesOf(read: Read, entity: Entity, whose: Where, year: number): Promise<readonly Recorded[]> {
  const { from, to } = yearBounds(year);
  const where = { ...whose, applied: 1, from: { atMost: to }, to: { atLeast: from } };
  return (await read(entity).list({ where })) as unknown as Recorded[];
}

/** Returns the distance that a vehicle drove in the year; journeys in hours have none. */
export async function distanceOf(read: Read, vehicle_id: string, year: number, units: 'km' | 'miles') {
  const { from, to } = yearBounds(year);
  // Filters by columns, because the fields `from` and `to` of a journey are addresses.
  const where = { vehicle_id, applied: 1, from: { atMost: to }, to: { atLeast: from } };
  const found = await read(vehicleJourney).list({ where });
  const journeys = found.map(({ starts, ends, distance, units: own }) => ({
    ...{ from: starts ?? from, to: ends ?? to, distance, units: own },
  }));
  return {
    distance: totalIn(units, year, journeys, 'distance'),
    distance_not_counted: journeys.filter((each) => each.units === 'hours').length,
  };
}

/** Returns what a power source generated in the year, in kWh. */
export async function powerOf(read: Read, source_id: string, year: number) {
  const entries = await entriesOf(read, powerActivity, { source_id }, year);
  const total = (field: string) => totalIn('kWh', year, entries, field);
  return { generated: total('generated'), used: total('used'), sold: total('sold') };
}

/** Returns the purchased, produced and sold amounts of a product in the year, in its units. */
export async function productAmounts(read: Read, product_id: string, year: number, units: string) {
  const total = async (entity: Entity) =>
    totalIn(units, year, await entriesOf(read, entity, { product_id }, year), 'total_amount');
  const [purchased, produced, sold] = await Promise.all([
    total(purchasedGoodsActivity),
    total(productProductionActivity),
    total(salesOrderActivity),
  ]);
  return { purchased, produced, sold };
}
