import { purchasedGoodsActivity } from '@lichen/contracts/activities/types/purchased-goods.entity';
import { purchasedGoods } from '../emission/types/purchased-goods';
import { defineType } from './activity-type';
import { estimateCarbon } from './shared/estimate-carbon';
import { quantityErrors, derivedQuantities } from './shared/goods-quantities';
import { TRADE } from './shared/import-identities';
import { onDay } from './shared/journey-period';

export const purchasedGoodsType = defineType({
  entity: purchasedGoodsActivity,
  defaults: { unit_type: 'simple', applied: true, co2_type: 'estimate' },
  reads: ['productAndSupplier'],
  derived: (record, _known, stored) => ({
    ...onDay(record.order_date ?? record.delivery_date),
    ...derivedQuantities(record, stored),
  }),
  check: (record, _known, stored) => quantityErrors(record, stored),
  actions: estimateCarbon,
  calculator: purchasedGoods,
  identity: { ...TRADE, amounts: [...TRADE.amounts, 'cost'] },
  checks: {
    isInvoiced: true,
    days: { first: ['from', 'order_date', 'delivery_date'], last: ['to'] },
    counts: ['spend'],
  },
});
