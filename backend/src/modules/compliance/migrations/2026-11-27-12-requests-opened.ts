import { type Migration, column } from '../../../platform/store/schema';

/** Adds the times at which the asked company first opened a request and started to answer it. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('partner_compliance_requests', 'opened_on', column.optionalInteger);
  await schema.addColumn('partner_compliance_requests', 'started_on', column.optionalInteger);
};
