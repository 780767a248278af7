import { column, type Migration } from '../store/schema';

/** One row per counted key, as in `sent_mails.address`; counting mails locks it. */
export const up: Migration['up'] = (schema) =>
  schema.createTable('mail_turns', {
    columns: { id: column.text(64), turns: column.integer, begun_on: column.integer },
    primaryKey: ['id'],
    indexes: { mail_turns_begun_on: ['begun_on'] },
  });
