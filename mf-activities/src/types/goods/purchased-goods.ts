import { purchasedGoodsActivity } from '@lichen/contracts/activities/types/goods/purchased-goods.entity';
import type { Values } from '@lichen/kit';
import { SUPPLIERS } from '../shared/partner-filters';
import { followQuantity, QUANTITY, quantityStart, quantityOverrides } from '../shared/quantity-form';
import type { TypeForm } from '../shared/type-form';

const isEstimate = (values: Values) => values['co2_type'] !== 'supplier';

export const purchasedGoodsForm: TypeForm = {
  entity: purchasedGoodsActivity,
  layout: [
    {
      title: 'Purchase',
      fields: ['partner_id', 'product_id', 'location_id', 'order_ref', 'order_date', 'delivery_date'],
    },
    { title: 'Quantity', fields: QUANTITY },
    { title: 'Spend', fields: ['cost', 'vat_rate', 'spend_category', 'without_margins', 'capital'] },
    { title: 'CO₂e', fields: ['material', 'method', 'method_reason', 'co2_type', 'co2', 'includes_transmission'] },
  ],
  start: { ...quantityStart, co2_type: 'estimate', co2_units: 'kg' },
  overrides: (context) => ({
    ...quantityOverrides(context),
    partner_id: { where: SUPPLIERS },
    method_reason: { hidden: !context.values['method'], hint: 'Required if another method is used by default' },
    vat_rate: { suffix: '%' },
    co2: { unitField: 'co2_units', hidden: isEstimate(context.values) },
    includes_transmission: { hidden: isEstimate(context.values) },
  }),
  follow: followQuantity,
};
