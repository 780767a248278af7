import { type Migration, column } from '../../../platform/store/schema';

/** Changes of approved years keep the file that bears their reason out; a recalculation carries it to its end. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('inventory_year_events', 'evidence', column.text(255, true));
  await schema.addColumn('inventory_year_events', 'evidence_hash', column.text(64, true));
  await schema.addColumn('inventory_year_events', 'evidence_id', column.text(64, true));
  await schema.addColumn('recalculations', 'evidence_id', column.text(64, true));
};
