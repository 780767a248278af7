import { type Migration, column } from '../../../platform/store/schema';

const ANSWERS = [
  ...['business_mission', 'business_motivation', 'business_society_needs', 'business_stakeholder_role'],
  ...['business_mission_challenges', 'parental_leave_policy', 'performance_remuneration', 'diversity_measures'],
  ...['carbon_reduction_risks', 'carbon_reduction_opportunities', 'carbon_reduction_impact'],
  ...['carbon_reduction_strategy', 'environment_strategy_targets', 'environment_impact'],
  ...['environment_participation', 'waste_contract'],
];

/** Adds the details and answers that reports need to the one profile row of each company. */
export const up: Migration['up'] = async (schema) => {
  const add = (name: string, shape: Parameters<typeof schema.addColumn>[2]) =>
    schema.addColumn('company_profile', name, shape);
  await add('eu_activities', column.longText);
  await add('esg_contact', column.optionalId);
  await add('legal_form', column.text(100, true));
  await add('other_legal_form', column.text(120, true));
  await add('employee_count', column.text(100, true));
  await add('employee_count_time', column.text(100, true));
  await add('certifications', column.longText);
  for (const name of ANSWERS) await add(name, column.longText);
};
