import type { Migration } from '../../../platform/store/schema';

/** The factor that a purchase asked for leaves margins out; it is per purchaser price like the others. */
export const up: Migration['up'] = (schema) =>
  schema.rewriteJson('activities', {
    column: 'data',
    where: { activity_type: 'purchased_goods_activitys' },
    holding: '"producer_price"',
    rewrite: ({ producer_price, ...rest }) => ({ ...rest, without_margins: producer_price }),
  });
