import { type Migration, column } from '../../../platform/store/schema';

const DEMANDS = 'partner_compliance_demands';

/** Demands created by a configuration, and the stage of each demand. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn(DEMANDS, 'config_id', column.optionalId);
  await schema.addColumn(DEMANDS, 'left_config', { ...column.boolean, defaultValue: 0 });
  await schema.addColumn(DEMANDS, 'opened_on', column.optionalInteger);
  await schema.addColumn(DEMANDS, 'started_on', column.optionalInteger);
  await schema.addColumn(DEMANDS, 'stage', column.text(100, true));
  await schema.derive(DEMANDS, {
    ...{ column: 'stage', from: 'listed_in' },
    of: (lists) => {
      if (lists.includes('"compliant"')) return 'accepted';
      if (lists.includes('"for_review"')) return 'submitted';
      return lists.includes('"non_compliant"') ? 'invited' : null;
    },
  });
  await schema.addIndex(DEMANDS, 'partner_compliance_demands_config', ['company_id', 'config_id', 'partner_id']);
};
