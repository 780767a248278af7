import type { Identity } from '../activity-type';

/** A supply that is billed for a period. */
export const BILL: Identity = { by: ['location_id', 'from', 'to'], ref: 'invoice_ref', amounts: ['amount', 'units'] };

export const JOURNEY: Identity = {
  by: ['profile_id', 'journey_date', 'transport_method', 'start_location', 'end_location'],
  amounts: ['distance', 'units'],
};

export const TRADE: Identity = {
  by: ['partner_id', 'product_id', 'order_date', 'delivery_date', 'location_id'],
  ref: 'order_ref',
  amounts: ['quantity', 'size', 'total_amount'],
};

/** A batch of a product that is made or used. */
export const BATCH_AMOUNTS = ['quantity', 'size', 'total_amount'];
