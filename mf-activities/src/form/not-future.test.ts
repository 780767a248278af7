import { businessTravelActivity } from '@lichen/contracts/activities/types/staff/business-travel.entity';
import { commuteActivity } from '@lichen/contracts/activities/types/staff/commute.entity';
import { dischargeActivity } from '@lichen/contracts/activities/types/buildings/discharge.entity';
import { electricityActivity } from '@lichen/contracts/activities/types/buildings/electricity.entity';
import { fuelActivity } from '@lichen/contracts/activities/types/buildings/fuel.entity';
import { productProductionActivity } from '@lichen/contracts/activities/types/goods/product-production.entity';
import { productUsedActivity } from '@lichen/contracts/activities/types/goods/product-used.entity';
import { purchasedGoodsActivity } from '@lichen/contracts/activities/types/goods/purchased-goods.entity';
import { refrigerantActivity } from '@lichen/contracts/activities/types/buildings/refrigerant.entity';
import { salesOrderActivity } from '@lichen/contracts/activities/types/goods/sales-order.entity';
import { stayActivity } from '@lichen/contracts/activities/types/staff/stay.entity';
import { upstreamTransportActivity } from '@lichen/contracts/activities/types/goods/upstream-transport.entity';
import { wasteActivity } from '@lichen/contracts/activities/types/buildings/waste.entity';
import { waterActivity } from '@lichen/contracts/activities/types/buildings/water.entity';
import { DAY, utcDay } from '@lichen/contracts/formats/days';
import type { Entity } from '@lichen/contracts/entity/entity';
import { checkRecord } from '@lichen/contracts/entity/schema';
import { TEXTS } from '@lichen/contracts/text/texts';

const TODAY = utcDay(2026, 10, 15);

/** Part 1, section 5: journey, return, order, delivery, production, used, arrival, collection and processing dates; invoices. */
const DATES: readonly (readonly [Entity, readonly string[]])[] = [
  [businessTravelActivity, ['journey_date', 'return_date']],
  [commuteActivity, ['journey_date', 'return_date']],
  [upstreamTransportActivity, ['journey_date']],
  [purchasedGoodsActivity, ['order_date', 'delivery_date']],
  [salesOrderActivity, ['order_date', 'delivery_date']],
  [refrigerantActivity, ['delivery_date', 'invoice_date']],
  [productProductionActivity, ['production_date']],
  [productUsedActivity, ['used_date']],
  [stayActivity, ['arrival_date']],
  [wasteActivity, ['collection_date', 'processing_date']],
  [electricityActivity, ['invoice_date']],
  [fuelActivity, ['invoice_date']],
  [waterActivity, ['invoice_date']],
  [dischargeActivity, ['invoice_date']],
];

test.each(DATES.flatMap(([entity, names]) => names.map((name) => [entity.name, name, entity] as const)))(
  '%s: %s is today at the latest',
  (_type, name, entity) => {
    expect(checkRecord(entity, { applied: true, [name]: TODAY + DAY }, TODAY)[name]).toBe(TEXTS.notFuture);
    expect(checkRecord(entity, { applied: true, [name]: TODAY }, TODAY)[name]).not.toBe(TEXTS.notFuture);
  },
);
