import { column, type Migration } from '../store/schema';

/** One row for everything whose mails are counted, as `sent_mails.address` names it: who counts them holds it. */
export const up: Migration['up'] = (schema) =>
  schema.createTable('mail_turns', {
    columns: { id: column.text(64), turns: column.integer, begun_on: column.integer },
    primaryKey: ['id'],
    indexes: { mail_turns_begun_on: ['begun_on'] },
  });
