import { purchasedGoodsActivity } from '@lichen/contracts/activities/types/goods/purchased-goods.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import { fromRow, given, type Made, type Maker, rowsOf } from './maker';

const HEADER = {
  partner_id: 'partner_id',
  location_id: 'location_id',
  order_ref: 'invoice_number',
  order_date: 'invoice_date',
};
const ROW = { description: 'description', product_id: 'product_id', quantity: 'quantity', cost: 'cost' };

const entity = purchasedGoodsActivity as unknown as Entity;

/** Turns each row into a purchase; an invoice without rows becomes one purchase of its net amount. */
export const makePurchases: Maker = (values, doc_id) => {
  const header = Object.fromEntries(Object.entries(HEADER).map(([to, field]) => [to, values[field]]));
  const rows = rowsOf(values, 'records');
  if (rows.length === 0) {
    const draft = given({ ...header, cost: values['net'], description: values['supplier_name'], doc_id });
    return [{ entity, draft, from: { ...HEADER, cost: 'net', description: 'supplier_name' } }];
  }
  return rows.map((row, at): Made => {
    const line = Object.fromEntries(Object.entries(ROW).map(([to, field]) => [to, row[field]]));
    return {
      entity,
      draft: given({ ...header, ...line, doc_id }),
      from: { ...HEADER, ...fromRow('records', at, ROW) },
    };
  });
};

const GOODS = ['description', 'product_id', 'partner_id', 'location_id', 'order_date', 'order_ref', 'quantity', 'cost'];

/** Turns each row of a list of goods into a purchase with its own supplier and date. */
export const makeGoods: Maker = (values, doc_id) =>
  rowsOf(values, 'goods_list').map((row, at) => ({
    entity,
    draft: given({ ...Object.fromEntries(GOODS.map((name) => [name, row[name]])), doc_id }),
    from: fromRow('goods_list', at, Object.fromEntries(GOODS.map((name) => [name, name]))),
  }));
