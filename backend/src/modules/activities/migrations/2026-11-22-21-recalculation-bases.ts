import { type Migration, column } from '../../../platform/store/schema';

/** Market-based figures of a proposed change, and the factors that cause it; null in earlier proposals. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('recalculation_changes', 'market_before_ug', column.optionalInteger);
  await schema.addColumn('recalculation_changes', 'market_after_ug', column.optionalInteger);
  await schema.addColumn('recalculation_changes', 'causes', column.longText);
};
