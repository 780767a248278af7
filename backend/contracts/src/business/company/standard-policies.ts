/** The standard policies that reports ask for, by the id that policy records store. */
export const STANDARD_POLICIES = {
  bribery: { label: 'Bribery', description: 'Gifts, payments and favours, and how to report them' },
  compliance: { label: 'Compliance', description: 'Laws and standards that apply, and who checks them' },
  environment: { label: 'Environment', description: 'Emissions, resources and nature' },
  ethics: { label: 'Ethics', description: 'Conduct expected of everyone in the business' },
  health_safety: { label: 'Health and safety', description: 'Protection from harm, and who answers for it' },
  social: { label: 'Social', description: 'Fair work, equal treatment and human rights' },
  stakeholders: { label: 'Stakeholders', description: 'Dialogue with everyone affected by the business' },
  supply_chain: { label: 'Supply chain', description: 'Expectations of suppliers, and how they are checked' },
  training: { label: 'Training', description: 'Skills, learning time and development' },
  transparency: { label: 'Transparency', description: 'Information published, and how it is checked' },
} as const;

export type StandardPolicyId = keyof typeof STANDARD_POLICIES;
/** Ids in the order of `STANDARD_POLICIES`. */
export const STANDARD_POLICY_IDS = Object.keys(STANDARD_POLICIES) as StandardPolicyId[];
