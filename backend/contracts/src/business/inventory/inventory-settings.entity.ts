import { defineEntity } from '../../entity/entity';
import { decimal, hint, longText, optional, worded, year } from '../../entity/fields';
import { NOBODY } from '../../portal/roles';
import { COMPANY_EDITORS } from '../company/company-editors';

/** The three approaches of the GHG Protocol to consolidating a group's emissions. */
export const CONSOLIDATION_APPROACHES = {
  operational_control: 'Operational control',
  financial_control: 'Financial control',
  equity_share: 'Equity share',
} as const;
export type ConsolidationApproach = keyof typeof CONSOLIDATION_APPROACHES;

const FIELDS = {
  consolidation_approach: hint(
    optional(worded('Consolidation approach', CONSOLIDATION_APPROACHES)),
    'One approach for the whole inventory',
  ),
  boundary_notes: optional(longText('Notes on the boundary', 5000)),
  base_year: hint(
    optional(year('Base year', { min: 1990 })),
    'The earliest year with reliable figures that is typical of the business',
  ),
  base_year_reason: optional(longText('Reason for the base year', 2000)),
  recalculation_threshold: hint(
    optional(decimal('Significance threshold', { min: 0, max: 100, scale: 2 })),
    'Percent of base year emissions; 5 % is common',
  ),
  recalculation_policy: hint(
    optional(longText('Recalculation policy', 5000)),
    'Structural changes, changed methods or factors, errors. Organic growth is no reason to recalculate.',
  ),
};

/** Settings of the company's greenhouse-gas inventory: boundary and base year. Stored in the profile row. */
export const inventorySettings = defineEntity({
  name: 'inventory_settings',
  label: 'GHG inventory',
  kind: 'singleton',
  subscription: 'business',
  table: { name: 'company_profile', columns: Object.keys(FIELDS) },
  dependsOn: ['company_profile'],
  fields: FIELDS,
  allow: { list: NOBODY, read: COMPANY_EDITORS, create: NOBODY, update: COMPANY_EDITORS, remove: NOBODY },
});
