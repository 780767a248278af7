import { type Migration, column, companyRow } from '../../../platform/store/schema';

const named = { ...companyRow, name: column.text(200), description: column.longText, units: column.text(100) };

/** Adds the materials and wastes that a company recycles or disposes of; yearly figures refer to them. */
export const up: Migration['up'] = async (schema) => {
  await schema.createTable('materials', {
    columns: named,
    primaryKey: ['company_id', 'id'],
    indexes: { materials_name: ['company_id', 'name', 'id'] },
  });
  await schema.createTable('wastes', {
    columns: { ...named, hazardous: column.boolean, released_to: column.text(100, true) },
    primaryKey: ['company_id', 'id'],
    indexes: { wastes_name: ['company_id', 'name', 'id'] },
  });
};
