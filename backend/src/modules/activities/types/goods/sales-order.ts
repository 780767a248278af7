import { salesOrderActivity } from '@lichen/contracts/activities/types/goods/sales-order.entity';
import { defineType } from '../activity-type';
import { derivedTrade, quantityErrors } from '../shared/goods-quantities';
import { LIKE_TRADES, TOTAL, TRADE } from '../shared/import-identities';

export const salesOrderType = defineType({
  entity: salesOrderActivity,
  defaults: { unit_type: 'simple', applied: true },
  derived: (record, _known, stored) => derivedTrade(record, stored),
  check: (record, _known, stored) => quantityErrors(record, stored),
  identity: { ...TRADE, amounts: [...TRADE.amounts, 'price'] },
  checks: {
    derivedAlone: derivedTrade,
    isInvoiced: true,
    compared: [
      { kind: 'amount_outlier', alike: LIKE_TRADES, of: [TOTAL, 'quantity'] },
      { kind: 'cost_outlier', alike: LIKE_TRADES, of: ['price'] },
    ],
    days: { first: ['from', 'order_date', 'delivery_date'], last: ['to'] },
  },
});
