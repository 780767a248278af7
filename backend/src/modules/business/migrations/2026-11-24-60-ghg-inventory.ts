import { type Migration, column, companyRow } from '../../../platform/store/schema';

/** Adds the settings and tables of the inventory: boundary, base year, exclusions and targets. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('company_profile', 'consolidation_approach', column.text(100, true));
  await schema.addColumn('company_profile', 'boundary_notes', column.longText);
  await schema.addColumn('company_profile', 'base_year', column.optionalInteger);
  await schema.addColumn('company_profile', 'base_year_reason', column.longText);
  await schema.addColumn('company_profile', 'recalculation_threshold', column.optionalInteger);
  await schema.addColumn('company_profile', 'recalculation_policy', column.longText);
  await schema.createTable('group_entities', {
    columns: {
      ...companyRow,
      name: column.text(200),
      kind: column.text(100),
      country: column.text(100, true),
      company_number: column.text(120, true),
      ownership: column.integer,
      financial_control: column.text(100),
      operational_control: column.boolean,
      from: column.integer,
      to: column.optionalInteger,
      change: column.longText,
    },
    primaryKey: ['company_id', 'id'],
    indexes: { group_entities_from: ['company_id', 'from', 'id'] },
  });
  await schema.createTable('inventory_exclusions', {
    columns: {
      ...companyRow,
      name: column.text(200),
      scope: column.text(100),
      category: column.text(100, true),
      cause: column.text(100),
      reason: column.longText,
      estimate: column.optionalInteger,
      estimate_basis: column.longText,
      from: column.integer,
      to: column.optionalInteger,
    },
    primaryKey: ['company_id', 'id'],
    indexes: { inventory_exclusions_from: ['company_id', 'from', 'id'] },
  });
  await schema.createTable('emission_targets', {
    columns: {
      ...companyRow,
      name: column.text(200),
      coverage: column.text(100),
      scope2_basis: column.text(100, true),
      kind: column.text(100),
      per: column.text(100, true),
      base_year: column.integer,
      base_value: column.integer,
      target_year: column.integer,
      reduction: column.integer,
      method: column.text(200, true),
      validated_by: column.text(200, true),
      validated_on: column.optionalInteger,
      notes: column.longText,
    },
    primaryKey: ['company_id', 'id'],
    indexes: { emission_targets_year: ['company_id', 'target_year', 'id'] },
  });
};
