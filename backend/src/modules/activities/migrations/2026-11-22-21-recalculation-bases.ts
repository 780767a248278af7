import { type Migration, column } from '../../../platform/store/schema';

/** The market-based figure of a proposed change, and the factors that cause it; empty in proposals of before. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('recalculation_changes', 'market_before_ug', column.optionalInteger);
  await schema.addColumn('recalculation_changes', 'market_after_ug', column.optionalInteger);
  await schema.addColumn('recalculation_changes', 'causes', column.longText);
};
