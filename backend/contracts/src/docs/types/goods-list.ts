import type { Entity } from '../../entity/entity';
import { day, decimal, money, optional, ref, text } from '../../entity/fields';
import { defineDocType, docForm } from '../doc-type';

const boughtRow = docForm('bought_row', 'Purchase', {
  description: optional(text('Description', 500)),
  product_id: optional(ref('Product', 'products', { as: 'product', show: ['name'] })),
  partner_id: optional(ref('Supplier', 'partners', { as: 'partner', show: ['name'] })),
  location_id: optional(ref('Location', 'locations', { as: 'location', show: ['name'] })),
  order_date: optional(day('Order date', { notFuture: true })),
  order_ref: optional(text('Order reference', 60)),
  quantity: optional(decimal('Quantity')),
  cost: optional(money('Cost')),
}) as Entity;

/** List of purchased goods, with a supplier and a date for each row. */
export const goodsListDoc = defineDocType({
  id: 'goods_list',
  label: 'List of goods',
  category: 'company',
  manualEntry: true,
  fields: {},
  layout: [],
  rows: { goods_list: { label: 'Purchases', row: boughtRow, most: 2000 } },
  reads: {},
  makes: { kind: 'records', entities: ['purchased_goods_activitys'] },
  rowsImport: 'purchased_goods_activitys',
});
