import { datesInOrder } from '../../entity/dates-in-order';
import { everyVerb } from '../../portal/roles';
import { SCOPE3_CATEGORIES } from '../../activities/scope3-categories';
import { defineEntity } from '../../entity/entity';
import { day, decimal, hint, longText, optional, text, worded } from '../../entity/fields';
import { FIELD_TEXTS, TEXTS } from '../../text/texts';
import { COMPANY_EDITORS } from '../company/company-editors';

const WITHOUT_ESTIMATE = 'Enter an estimate, or say why there is none';

/** Scopes from which a source can be excluded, with their labels. */
export const EXCLUSION_SCOPES = { scope_1: 'Scope 1', scope_2: 'Scope 2', scope_3: 'Scope 3' } as const;

/** Reasons why a source is excluded from the inventory, with their labels. */
export const EXCLUSION_CAUSES = {
  not_material: 'Not material',
  no_data: 'No data',
  no_influence: 'Outside our influence',
  not_applicable: 'Not applicable',
  other: 'Other',
} as const;

/** Emissions that the inventory excludes, with the cause and an estimate of their amount. */
export const inventoryExclusion = defineEntity({
  name: 'inventory_exclusions',
  label: 'Exclusion',
  subscription: 'business',
  fields: {
    name: hint(text('Excluded item', 200), 'A source, a site, a gas or a category'),
    scope: worded('Scope', EXCLUSION_SCOPES),
    category: optional(worded('Category', SCOPE3_CATEGORIES)),
    cause: worded('Cause', EXCLUSION_CAUSES),
    reason: longText('Reason', 2000),
    estimate: hint(optional(decimal('Estimate', { max: 9_000_000, scale: 3 })), 'Tonnes of CO₂e a year'),
    estimate_basis: hint(
      optional(longText('Basis of the estimate', 2000)),
      'How the estimate was made, or why there is none',
    ),
    from: day('Excluded from'),
    to: optional(day('Excluded until')),
  },
  allow: everyVerb(COMPANY_EDITORS),
  filters: { year: { kind: 'inYear', from: 'from', to: 'to' }, scope: { kind: 'oneOf', field: 'scope' } },
  sorts: ['name', 'scope', 'from'],
  order: { field: 'from', descending: true },
  check: ({ scope, category, estimate_basis, ...draft }) => ({
    ...datesInOrder('from', 'to')(draft),
    ...(scope === 'scope_3' && !category ? { category: TEXTS.required } : {}),
    ...(scope !== 'scope_3' && category ? { category: FIELD_TEXTS.unreadable } : {}),
    ...(estimate_basis ? {} : { estimate_basis: WITHOUT_ESTIMATE }),
  }),
});
