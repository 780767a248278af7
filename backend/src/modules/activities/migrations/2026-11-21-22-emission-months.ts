import { type Migration, column } from '../../../platform/store/schema';

/** Sums of the used rows by month, which the dashboard reads instead of a million activities. */
export const up: Migration['up'] = (schema) =>
  schema.createTable('emission_months', {
    columns: {
      company_id: column.id,
      month: column.integer,
      activity_type: column.text(60),
      scope: column.text(20),
      scope2_basis: column.text(20),
      scope3_category: column.integer,
      co2_ug: column.integer,
      calcs: column.integer,
    },
    primaryKey: ['company_id', 'month', 'activity_type', 'scope', 'scope2_basis', 'scope3_category'],
  });
