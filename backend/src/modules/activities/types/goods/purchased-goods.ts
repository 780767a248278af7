import { purchasedGoodsActivity } from '@lichen/contracts/activities/types/goods/purchased-goods.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { purchasedGoods } from '../../emission/types/goods/purchased-goods';
import { defineType } from '../activity-type';
import { estimateCarbon } from '../shared/estimate-carbon';
import { methodErrors } from '../shared/method-reason';
import { derivedTrade, quantityErrors } from '../shared/goods-quantities';
import { LIKE_TRADES, TOTAL, TRADE } from '../shared/import-identities';

type Purchase = RecordOf<typeof purchasedGoodsActivity>;

const derived = (record: Purchase, _known: unknown, stored: Purchase | null) => derivedTrade(record, stored);

export const purchasedGoodsType = defineType({
  entity: purchasedGoodsActivity,
  defaults: { unit_type: 'simple', applied: true, co2_type: 'estimate' },
  reads: ['productAndSupplier'],
  derived,
  check: (record, known, stored) => ({
    ...quantityErrors(record, stored),
    ...methodErrors(purchasedGoods, { ...record, ...derived(record, known, stored) }, known, stored),
  }),
  actions: estimateCarbon,
  calculator: purchasedGoods,
  identity: { ...TRADE, amounts: [...TRADE.amounts, 'cost'] },
  checks: {
    derivedAlone: derivedTrade,
    isInvoiced: true,
    compared: [
      { kind: 'amount_outlier', alike: LIKE_TRADES, of: [TOTAL, 'quantity'] },
      { kind: 'cost_outlier', alike: LIKE_TRADES, of: ['cost'] },
    ],
    days: { first: ['from', 'order_date', 'delivery_date'], last: ['to'] },
    counts: ['spend'],
  },
});
