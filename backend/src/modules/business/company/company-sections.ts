import type { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import { companyProfile as profileEntity } from '@lichen/contracts/business/company-profile.entity';
import {
  ANSWERS_BY_TAB,
  type AnswersTab,
  companyAnswers,
} from '@lichen/contracts/business/company/company-answers.entity';
import type { EsgMissing, EsgPart, EsgSection } from '@lichen/contracts/business/company/esg-status.call';
import { FIGURES_OF, type periodData } from '@lichen/contracts/business/company/period-data.entity';
import type { policy } from '@lichen/contracts/business/company/policy.entity';
import { isComplete, policyState } from '@lichen/contracts/business/company/policy-state';
import { STANDARD_POLICIES, STANDARD_POLICY_IDS } from '@lichen/contracts/business/company/standard-policies';
import { paths } from '@lichen/contracts/api/paths';
import { inventorySettings } from '@lichen/contracts/business/inventory/inventory-settings.entity';
import type { annualStatement } from '@lichen/contracts/business/statements/annual-statement.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';

/** The records from which the completeness of the company section is computed. */
export interface CompanyRecords {
  year: number;
  profile: RecordOf<typeof companyProfile>;
  answers: RecordOf<typeof companyAnswers>;
  policies: readonly RecordOf<typeof policy>[];
  /** Number of management roles held in the year. */
  managers: number;
  /** The company's own figures for the year. */
  figures: readonly Pick<RecordOf<typeof periodData>, 'figure'>[];
  /** The annual statement of the year, if there is one. */
  statement: Pick<RecordOf<typeof annualStatement>, 'revenue' | 'fte_staff' | 'status'> | undefined;
  settings: RecordOf<typeof inventorySettings>;
  targets: number;
}

/** One item of a tab: its label, and whether it has been filled in. */
interface Item {
  label: string;
  isThere: boolean;
  /** The id of the record within the tab, where the tab has several records. */
  of?: string;
}

/** Details that reports print. EU taxonomy activities are not among them, because a company may have none. */
const DETAILS = [
  ...(['email', 'website', 'registered_country', 'company_number', 'markets', 'sectors', 'products'] as const),
  ...(['esg_contact', 'legal_form', 'employee_count', 'employee_count_time'] as const),
];

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';

/** Returns the items of the details tab: the company's details and its figures for the year. */
export function detailItems({ profile, figures }: Pick<CompanyRecords, 'profile' | 'figures'>): Item[] {
  const facts = DETAILS.map((name) => ({ label: profileEntity.fields[name].label, isThere: isFilled(profile[name]) }));
  const yearly = Object.entries(FIGURES_OF.company_profile).map(([name, label]) => ({
    label,
    isThere: figures.some(({ figure }) => figure === name),
  }));
  return [...facts, ...yearly];
}

/** Returns one item for each question of a tab. */
export const answerItems = (tab: AnswersTab, answers: CompanyRecords['answers']): Item[] =>
  ANSWERS_BY_TAB[tab].map((name) => ({ label: companyAnswers.fields[name].label, isThere: isFilled(answers[name]) }));

/** Returns one item for each of the ten standard policies; a policy that nobody has saved yet counts as missing. */
export const policyItems = (policies: CompanyRecords['policies']): Item[] =>
  STANDARD_POLICY_IDS.map((id) => {
    const saved = policies.find((one) => one.id === id);
    const isThere = saved !== undefined && isComplete(policyState(saved));
    return { label: STANDARD_POLICIES[id].label, isThere, of: id };
  });

export const managerItems = (managers: number): Item[] => [{ label: 'Management role', isThere: managers > 0 }];

/** Returns the items of the statements tab: the year's statement, its revenue and staff figures, and its approval. */
export function statementItems(statement: CompanyRecords['statement']): Item[] {
  return [
    { label: 'Annual statement', isThere: statement !== undefined },
    { label: 'Revenue', isThere: isFilled(statement?.revenue) },
    { label: 'Staff, full-time equivalent', isThere: isFilled(statement?.fte_staff) },
    { label: 'Approval', isThere: statement?.status === 'approved' },
  ];
}

const INVENTORY_BASIS = ['consolidation_approach', 'base_year', 'recalculation_policy'] as const;

/** Returns the items of the inventory tab. Group entities and exclusions are not required: a company may have none. */
export function inventoryItems({ settings, targets }: Pick<CompanyRecords, 'settings' | 'targets'>): Item[] {
  const basis = INVENTORY_BASIS.map((name) => ({
    label: inventorySettings.fields[name].label,
    isThere: isFilled(settings[name]),
  }));
  return [...basis, { label: 'Target', isThere: targets > 0 }];
}

/** Returns the completeness of the company section, with one part for each tab that can be completed. */
export function companySection(records: CompanyRecords): EsgSection {
  const { year, answers } = records;
  const tabs: [string, Item[]][] = [
    ['details', detailItems(records)],
    ['statements', statementItems(records.statement)],
    ['mission', answerItems('mission', answers)],
    ['policies', policyItems(records.policies)],
    ['staff_policies', answerItems('staff_policies', answers)],
    ['management', managerItems(records.managers)],
    ['strategy', answerItems('strategy', answers)],
    ['waste_contracts', answerItems('waste_contracts', answers)],
    ['inventory', inventoryItems(records)],
  ];
  const parts = tabs.map(
    ([part, items]): EsgPart => ({ part, done: items.filter(({ isThere }) => isThere).length, total: items.length }),
  );
  const missing = tabs.flatMap(([part, items]) =>
    items
      .filter(({ isThere }) => !isThere)
      .map(({ label, of }): EsgMissing => ({ part, label: { words: label }, path: paths.companyTab(part, year, of) })),
  );
  return { section: 'company', parts, missing };
}
