import { everyVerb } from '../../portal/roles';
import { defineEntity } from '../../entity/entity';
import { day, decimal, hint, longText, optional, text, worded, year } from '../../entity/fields';
import { FIELD_TEXTS, TEXTS } from '../../text/texts';
import { COMPANY_EDITORS } from '../company/company-editors';

/** The scopes that a target can cover. */
export const TARGET_COVERAGES = {
  scope_1: ['scope1'],
  scope_2: ['scope2'],
  scope_3: ['scope3'],
  scope_1_2: ['scope1', 'scope2'],
  scope_1_2_3: ['scope1', 'scope2', 'scope3'],
} as const;
export type TargetCoverage = keyof typeof TARGET_COVERAGES;

/** English labels of the coverages; dictionary keys. */
export const COVERAGE_WORDS: Readonly<Record<TargetCoverage, string>> = {
  scope_1: 'Scope 1',
  scope_2: 'Scope 2',
  scope_3: 'Scope 3',
  scope_1_2: 'Scopes 1 and 2',
  scope_1_2_3: 'Scopes 1, 2 and 3',
};

/** English labels of the scope 2 methods of a target; dictionary keys. */
export const SCOPE2_WORDS = { location: 'Location-based', market: 'Market-based' } as const;

/** True if a target of this coverage includes scope 2. */
export const coversScope2 = (coverage: TargetCoverage): boolean =>
  (TARGET_COVERAGES[coverage] as readonly string[]).includes('scope2');

/** A reduction of emissions against a base year that the company has set as its target. */
export const emissionTarget = defineEntity({
  name: 'emission_targets',
  label: 'Target',
  subscription: 'business',
  fields: {
    name: text('Name', 200),
    coverage: worded('Scopes', COVERAGE_WORDS),
    scope2_basis: optional(worded('Scope 2 method', SCOPE2_WORDS)),
    kind: worded('Kind', { absolute: 'Absolute', intensity: 'Intensity' }),
    per: optional(worded('Per', { revenue: 'Million of revenue', fte: 'Full-time equivalent' })),
    base_year: year('Base year', { min: 1990 }),
    base_value: hint(
      decimal('Emissions in the base year', { max: 9_000_000, scale: 6 }),
      'Tonnes of CO₂e; for an intensity target, tonnes per unit',
    ),
    target_year: year('Target year', { min: 1991 }),
    reduction: hint(decimal('Reduction', { min: 0.01, max: 100, scale: 4 }), 'Percent of the base year'),
    method: hint(optional(text('Method', 200)), 'Such as the 1.5 °C pathway of the Science Based Targets initiative'),
    validated_by: optional(text('Validated by', 200)),
    validated_on: optional(day('Validated on', { notFuture: true })),
    notes: optional(longText('Notes', 2000)),
  },
  allow: everyVerb(COMPANY_EDITORS),
  filters: { coverage: { kind: 'oneOf', field: 'coverage' }, kind: { kind: 'oneOf', field: 'kind' } },
  sorts: ['name', 'target_year'],
  order: { field: 'target_year', descending: false },
  check: (target) => ({ ...yearErrors(target), ...unitErrors(target), ...validationErrors(target) }),
});

type Entered = Readonly<Record<string, unknown>>;

const yearErrors = ({ base_year, target_year }: Entered) =>
  typeof base_year === 'number' && typeof target_year === 'number' && target_year <= base_year
    ? { target_year: 'Must be after the base year' }
    : {};

/**
 * Returns errors where the scope 2 method or the unit of an intensity is missing, or is set where it does not apply.
 */
function unitErrors({ coverage, scope2_basis, kind, per }: Entered): Record<string, string> {
  const needsBasis = typeof coverage === 'string' && coversScope2(coverage as TargetCoverage);
  const needsUnit = kind === 'intensity';
  return {
    ...(needsBasis && !scope2_basis ? { scope2_basis: TEXTS.required } : {}),
    ...(!needsBasis && scope2_basis ? { scope2_basis: FIELD_TEXTS.unreadable } : {}),
    ...(needsUnit && !per ? { per: TEXTS.required } : {}),
    ...(!needsUnit && per ? { per: FIELD_TEXTS.unreadable } : {}),
  };
}

const validationErrors = ({ validated_by, validated_on }: Entered): Record<string, string> =>
  validated_on && !validated_by ? { validated_by: TEXTS.required } : {};
