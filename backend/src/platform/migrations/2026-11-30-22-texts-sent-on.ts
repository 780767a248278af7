import { column, type Migration } from '../store/schema';

/** When a received phone message was sent: WhatsApp's 24 hours run from then, and reports may arrive days later. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('received_texts', 'sent_on', column.optionalInteger);
  await schema.fillFrom('received_texts', 'sent_on', 'received_on');
};
