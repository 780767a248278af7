import { type Migration, column, companyRow } from '../../../platform/store/schema';

/** Seals of approved years, their history, and rows changed since the approval. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('inventory_years', 'seal', column.text(64, true));
  await schema.addColumn('inventory_years', 'approvers', column.longText);
  await schema.addColumn('inventory_years', 'first', column.longText);
  await schema.addColumn('inventory_years', 'sealed', column.longText);
  await schema.addColumn('inventory_years', 'approval_id', column.text(64, true));
  await schema.createTable('inventory_year_events', {
    columns: {
      ...companyRow,
      year: column.integer,
      kind: column.text(100),
      by: column.text(254),
      on: column.integer,
      reason: column.text(2000, true),
      seal: column.text(64, true),
      rows: column.optionalInteger,
      call_id: column.text(64),
      approval_id: column.text(64, true),
    },
    primaryKey: ['company_id', 'id'],
    indexes: { inventory_year_events_year: ['company_id', 'year', 'on'] },
  });
  await schema.createTable('inventory_year_changes', {
    columns: {
      ...companyRow,
      year: column.integer,
      approval_id: column.text(64),
      event_id: column.text(64),
      activity_id: column.text(64),
      activity_type: column.text(60),
      before: column.longText,
    },
    primaryKey: ['company_id', 'id'],
    indexes: { inventory_year_changes_activity: ['company_id', 'approval_id', 'activity_id'] },
  });
  await schema.addColumn('recalculations', 'include_approved', column.optionalInteger);
  await schema.addColumn('recalculations', 'reason', column.text(500, true));
  await schema.gather({
    ...{ into: 'accounts', column: 'approved_years', from: 'inventory_years', value: 'year' },
    where: { state: 'approved' },
  });
};
