import { column, type Migration } from '../../../platform/store/schema';

/** Messages of conversations that go to phones: the chosen way, how far each came, and who has opted out. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('partner_contacts', 'message_by', column.text(100, true));
  await schema.addColumn('partner_chats', 'stopped_on', column.optionalInteger);
  await schema.addColumn('partner_submissions', 'handed_on', column.optionalInteger);
  await schema.addColumn('partner_submissions', 'left_out', column.optionalInteger);
};
