import { defineEntity } from '../../entity/entity';
import { longText, optional } from '../../entity/fields';
import { NOBODY } from '../../portal/roles';
import { COMPANY_EDITORS } from './company-editors';

/** Maximum length of an answer in characters: about a page and a half. */
export const ANSWER_MOST = 5000;

const answer = (label: string) => optional(longText(label, ANSWER_MOST));

/** The company's answers to narrative questions, one text for each question. */
const QUESTIONS = {
  business_mission: answer('Mission of the business'),
  business_motivation: answer('Reasons for founding and running the business'),
  business_society_needs: answer('Needs of society that the business meets'),
  business_stakeholder_role: answer('Role of stakeholders'),
  business_mission_challenges: answer('Challenges to the mission'),
  parental_leave_policy: answer('Parental leave'),
  performance_remuneration: answer('Pay linked to sustainability performance'),
  diversity_measures: answer('Measures for diversity and inclusion'),
  carbon_reduction_risks: answer('Risks of reducing emissions'),
  carbon_reduction_opportunities: answer('Opportunities of reducing emissions'),
  carbon_reduction_impact: answer('Impact of climate change on the business'),
  carbon_reduction_strategy: answer('Strategy for reducing emissions'),
  environment_strategy_targets: answer('Environmental targets'),
  environment_impact: answer('Environmental impact of the business'),
  environment_participation: answer('Environmental initiatives the business takes part in'),
  waste_contract: answer('Waste contracts'),
};

type AnswerName = keyof typeof QUESTIONS;

/** The questions of each tab, in display order; tabs without questions are absent. */
export const ANSWERS_BY_TAB = {
  mission: [
    'business_mission',
    'business_motivation',
    'business_society_needs',
    'business_stakeholder_role',
    'business_mission_challenges',
  ],
  staff_policies: ['parental_leave_policy', 'performance_remuneration', 'diversity_measures'],
  strategy: [
    'carbon_reduction_risks',
    'carbon_reduction_opportunities',
    'carbon_reduction_impact',
    'carbon_reduction_strategy',
    'environment_strategy_targets',
    'environment_impact',
    'environment_participation',
  ],
  waste_contracts: ['waste_contract'],
} as const satisfies Readonly<Record<string, readonly AnswerName[]>>;
export type AnswersTab = keyof typeof ANSWERS_BY_TAB;

/** The company's answers. They are columns of the profile row, so each company has exactly one record. */
export const companyAnswers = defineEntity({
  name: 'company_answers',
  label: 'Company answers',
  kind: 'singleton',
  subscription: 'business',
  table: { name: 'company_profile', columns: Object.keys(QUESTIONS) },
  dependsOn: ['company_profile'],
  fields: QUESTIONS,
  allow: { list: NOBODY, read: COMPANY_EDITORS, create: NOBODY, update: COMPANY_EDITORS, remove: NOBODY },
});
