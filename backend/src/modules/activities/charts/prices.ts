import { leaseActivity } from '@lichen/contracts/activities/types/buildings/lease.entity';
import { powerActivity } from '@lichen/contracts/activities/types/buildings/power.entity';
import { salesOrderActivity } from '@lichen/contracts/activities/types/goods/sales-order.entity';
import { vehicleJourney } from '@lichen/contracts/activities/types/vehicles/vehicle-journey.entity';
import type { Entity } from '@lichen/contracts/entity/entity';

/** Types with a price, and its field. */
export const PRICES: readonly { entity: Entity; field: string }[] = [
  { entity: leaseActivity, field: 'price' },
  { entity: powerActivity, field: 'price' },
  { entity: salesOrderActivity, field: 'price' },
  { entity: vehicleJourney, field: 'net_price' },
];
