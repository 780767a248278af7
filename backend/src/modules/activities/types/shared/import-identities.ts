import type { Identity, Likeness, Measured } from '../activity-type';

const AMOUNT: Measured = { field: 'amount', units: 'units' };
/** Amount of a journey, compared in its own units. */
export const DISTANCE: Measured = { field: 'distance', units: 'units' };

/** Identity of bills for a period. */
export const BILL: Identity = { by: ['location_id', 'from', 'to'], ref: 'invoice_ref', amounts: [AMOUNT] };

/** Identity of a journey: the same person on the same day, by the same means between the same places. */
export const JOURNEY: Identity = {
  by: ['profile_id', 'journey_date', 'transport_method', 'start_location', 'end_location'],
  amounts: [DISTANCE],
};

/** Total of goods: size × quantity × number in a pack. */
export const TOTAL: Measured = { field: 'total_amount', units: 'units', madeOf: ['quantity', 'size'] };

/** Amounts of a batch of a product. */
export const BATCH_AMOUNTS: Identity['amounts'] = ['quantity', { field: 'size', units: 'units' }, TOTAL];

/** Identity of a purchase or sale: the same partner, product, dates and location, or the order number. */
export const TRADE: Identity = {
  by: ['partner_id', 'product_id', 'order_date', 'delivery_date', 'location_id'],
  ref: 'order_ref',
  amounts: BATCH_AMOUNTS,
};

/** Trades of the same product, else of the same customer or supplier. */
export const LIKE_TRADES: readonly Likeness[] = [
  { by: ['product_id'], times: 20 },
  { by: ['partner_id'], times: 50 },
];
