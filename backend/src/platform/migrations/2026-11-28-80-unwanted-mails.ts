import { type Migration, column } from '../store/schema';

/** Mail topics that a person has turned off. */
export const up: Migration['up'] = (schema) => schema.addColumn('users', 'unwanted_mails', column.longText);
