import { type Migration, column } from '../../../platform/store/schema';

/**
 * The years that a row reaches into. Databases of before the import had a module of its own have the columns already,
 * which is found out and left as it is.
 */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('import_rows', 'first_year', column.optionalInteger);
  await schema.addColumn('import_rows', 'last_year', column.optionalInteger);
};
