import { type Migration, column } from '../../../platform/store/schema';

/** Adds the evidence for changes of approved years, also to recalculations until they end. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('inventory_year_events', 'evidence', column.text(255, true));
  await schema.addColumn('inventory_year_events', 'evidence_hash', column.text(64, true));
  await schema.addColumn('inventory_year_events', 'evidence_id', column.text(64, true));
  await schema.addColumn('recalculations', 'evidence_id', column.text(64, true));
};
