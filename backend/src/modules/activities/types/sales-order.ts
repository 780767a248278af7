import { salesOrderActivity } from '@lichen/contracts/activities/types/sales-order.entity';
import { defineType } from './activity-type';
import { quantityErrors, derivedQuantities } from './shared/goods-quantities';
import { TRADE } from './shared/import-identities';
import { onDay } from './shared/journey-period';

export const salesOrderType = defineType({
  entity: salesOrderActivity,
  defaults: { unit_type: 'simple', applied: true },
  derived: (record, _known, stored) => ({
    ...onDay(record.order_date ?? record.delivery_date),
    ...derivedQuantities(record, stored),
  }),
  check: (record, _known, stored) => quantityErrors(record, stored),
  identity: { ...TRADE, amounts: [...TRADE.amounts, 'price'] },
  checks: { isInvoiced: true, days: { first: ['from', 'order_date', 'delivery_date'], last: ['to'] } },
});
