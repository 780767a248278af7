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

/** What the completeness of the company's section is judged by. */
export interface CompanyRecords {
  year: number;
  profile: RecordOf<typeof companyProfile>;
  answers: RecordOf<typeof companyAnswers>;
  policies: readonly RecordOf<typeof policy>[];
  /** Those in office in the year. */
  managers: number;
  /** Figures of the company itself in the year. */
  figures: readonly Pick<RecordOf<typeof periodData>, 'figure'>[];
  /** That of the year. */
  statement: Pick<RecordOf<typeof annualStatement>, 'revenue' | 'fte_staff' | 'status'> | undefined;
  settings: RecordOf<typeof inventorySettings>;
  targets: number;
}

/** One item of a tab: what it is called, and whether it is there. */
interface Item {
  label: string;
  isThere: boolean;
  /** The record within the tab, where the tab has several. */
  of?: string;
}

/** Details that reports print. Activities of the taxonomy are not among them: a company may have none. */
const DETAILS = [
  ...(['email', 'website', 'registered_country', 'company_number', 'markets', 'sectors', 'products'] as const),
  ...(['esg_contact', 'legal_form', 'employee_count', 'employee_count_time'] as const),
];

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';

/** The company's facts, and its figures of the year. */
export function detailItems({ profile, figures }: Pick<CompanyRecords, 'profile' | 'figures'>): Item[] {
  const facts = DETAILS.map((name) => ({ label: profileEntity.fields[name].label, isThere: isFilled(profile[name]) }));
  const yearly = Object.entries(FIGURES_OF.company_profile).map(([name, label]) => ({
    label,
    isThere: figures.some(({ figure }) => figure === name),
  }));
  return [...facts, ...yearly];
}

export const answerItems = (tab: AnswersTab, answers: CompanyRecords['answers']): Item[] =>
  ANSWERS_BY_TAB[tab].map((name) => ({ label: companyAnswers.fields[name].label, isThere: isFilled(answers[name]) }));

/** The ten standard policies; one that nobody has saved yet is missing. */
export const policyItems = (policies: CompanyRecords['policies']): Item[] =>
  STANDARD_POLICY_IDS.map((id) => {
    const saved = policies.find((one) => one.id === id);
    const isThere = saved !== undefined && isComplete(policyState(saved));
    return { label: STANDARD_POLICIES[id].label, isThere, of: id };
  });

export const managerItems = (managers: number): Item[] => [{ label: 'Management role', isThere: managers > 0 }];

/** The statement of the year, what it needs beside emissions, and its approval. */
export function statementItems(statement: CompanyRecords['statement']): Item[] {
  return [
    { label: 'Annual statement', isThere: statement !== undefined },
    { label: 'Revenue', isThere: isFilled(statement?.revenue) },
    { label: 'Staff, full-time equivalent', isThere: isFilled(statement?.fte_staff) },
    { label: 'Approval', isThere: statement?.status === 'approved' },
  ];
}

const INVENTORY_BASIS = ['consolidation_approach', 'base_year', 'recalculation_policy'] as const;

/** What an inventory rests on. A company may have no entities beside itself, and exclude nothing. */
export function inventoryItems({ settings, targets }: Pick<CompanyRecords, 'settings' | 'targets'>): Item[] {
  const basis = INVENTORY_BASIS.map((name) => ({
    label: inventorySettings.fields[name].label,
    isThere: isFilled(settings[name]),
  }));
  return [...basis, { label: 'Target', isThere: targets > 0 }];
}

/** Completeness of the company's section, one part for each tab that can be complete. */
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
