import { type Migration, column } from '../../../platform/store/schema';

/** Existing returns do not say which categories their scope 3 covers. */
export const up: Migration['up'] = (schema) =>
  schema.addColumn('partner_returns', 'scope3_coverage', column.text(100, true));
