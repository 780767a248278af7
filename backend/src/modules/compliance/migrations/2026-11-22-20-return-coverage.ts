import { type Migration, column } from '../../../platform/store/schema';

/** Returns of before did not say which categories their scope 3 holds. */
export const up: Migration['up'] = (schema) =>
  schema.addColumn('partner_returns', 'scope3_coverage', column.text(100, true));
