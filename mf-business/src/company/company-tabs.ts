import { STATEMENT_READERS } from '@lichen/contracts/business/statements/annual-statement.entity';
import type { Role } from '@lichen/contracts/portal/roles';
import { lazyInline } from '@lichen/kit';
import type { ComponentType } from 'react';
import type { CompanyTabProps } from '../shared/company-tab-props';

export interface CompanyTab {
  readonly id: string;
  /** English; shown translated. */
  readonly title: string;
  readonly allow: readonly Role[];
  readonly Content: ComponentType<CompanyTabProps>;
}

/** Tabs of the company's page, in order. Each loads with its first look. */
export const COMPANY_TABS: readonly CompanyTab[] = [
  {
    ...{ id: 'statements', title: 'Statements', allow: STATEMENT_READERS },
    Content: lazyInline(async () => ({ default: (await import('../statements/StatementsTab')).StatementsTab })),
  },
];
