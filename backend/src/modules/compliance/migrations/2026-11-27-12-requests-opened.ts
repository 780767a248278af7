import { type Migration, column } from '../../../platform/store/schema';

/** When somebody of the asked company first looked at a request, and began to answer it. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('partner_compliance_requests', 'opened_on', column.optionalInteger);
  await schema.addColumn('partner_compliance_requests', 'started_on', column.optionalInteger);
};
