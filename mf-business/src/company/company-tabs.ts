import { COMPANY_EDITORS } from '@lichen/contracts/business/company/company-editors';
import { STATEMENT_READERS } from '@lichen/contracts/business/statements/annual-statement.entity';
import type { Role } from '@lichen/contracts/portal/roles';
import { lazyInline } from '@lichen/kit';
import type { ComponentType } from 'react';
import type { CompanyTabProps } from '../shared/company-tab-props';

export interface CompanyTab {
  readonly id: string;
  /** In English; shown translated. */
  readonly title: string;
  readonly allow: readonly Role[];
  readonly Content: ComponentType<CompanyTabProps>;
}

const answers = (tab: 'MissionTab' | 'StaffPoliciesTab' | 'StrategyTab' | 'WasteContractsTab') =>
  lazyInline<CompanyTabProps>(async () => ({ default: (await import('./answers/AnswersTab'))[tab] }));

/** Tabs of the company page, in order. The code of each tab is loaded when it is first opened. */
export const COMPANY_TABS: readonly CompanyTab[] = [
  {
    ...{ id: 'details', title: 'Details', allow: COMPANY_EDITORS },
    Content: lazyInline(async () => ({ default: (await import('./details/DetailsTab')).DetailsTab })),
  },
  {
    ...{ id: 'statements', title: 'Statements', allow: STATEMENT_READERS },
    Content: lazyInline(async () => ({ default: (await import('../statements/StatementsTab')).StatementsTab })),
  },
  { id: 'mission', title: 'Mission', allow: COMPANY_EDITORS, Content: answers('MissionTab') },
  {
    ...{ id: 'policies', title: 'Policies', allow: COMPANY_EDITORS },
    Content: lazyInline(async () => ({ default: (await import('./policies/PoliciesTab')).PoliciesTab })),
  },
  { id: 'staff_policies', title: 'Staff policies', allow: COMPANY_EDITORS, Content: answers('StaffPoliciesTab') },
  {
    ...{ id: 'management', title: 'Management', allow: COMPANY_EDITORS },
    Content: lazyInline(async () => ({ default: (await import('./management/ManagementTab')).ManagementTab })),
  },
  { id: 'strategy', title: 'Strategy', allow: COMPANY_EDITORS, Content: answers('StrategyTab') },
  {
    ...{ id: 'conduct_issues', title: 'Conduct issues', allow: COMPANY_EDITORS },
    Content: lazyInline(async () => ({ default: (await import('./conduct/ConductTab')).ConductTab })),
  },
  { id: 'waste_contracts', title: 'Waste contracts', allow: COMPANY_EDITORS, Content: answers('WasteContractsTab') },
  {
    ...{ id: 'inventory', title: 'GHG inventory', allow: COMPANY_EDITORS },
    Content: lazyInline(async () => ({ default: (await import('./inventory/InventoryTab')).InventoryTab })),
  },
];
