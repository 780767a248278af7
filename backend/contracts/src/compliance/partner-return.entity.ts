import { datesInOrder } from '../entity/dates-in-order';
import { everyVerb } from '../portal/roles';
import { defineEntity } from '../entity/entity';
import {
  about,
  choice,
  code,
  day,
  decimal,
  hint,
  instant,
  json,
  optional,
  ref,
  text,
  texts,
  year,
} from '../entity/fields';
import type { FieldErrors } from '../api/problems';
import { FIELD_TEXTS } from '../text/texts';
import { partnerRef } from './partner.entity';
import { ASSURANCE_LEVELS, ASSURANCE_WORDS } from './return-assurance';
import { isSpendAboveRevenue, RETURN_SCOPES, SCOPE3_COVERAGES } from './return-coverage';
import { VALUE_CHAIN_EDITORS } from './value-chain-roles';

/** Quality of the figures: verified by a third party, reported by the partner, or estimated from other data. */
export const RETURN_QUALITIES = ['verified', 'reported', 'estimated'] as const;

/** The part of a passport about one year: its issuer, the stated figures and their calculation. */
export interface PassportRecord {
  readonly passport: string;
  readonly issuer: string;
  readonly fingerprint: string;
  readonly signed_on: number | null;
  readonly name: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** The calculation; left out if it is too long to copy. The passport holds it in full. */
  readonly calculation: unknown;
}

const amount = (label: string) => decimal(label, { max: 1_000_000_000_000, scale: 2 });
const emissions = (label: string) => decimal(label, { scale: 6 });
const isReturnScope = (code: unknown) => (RETURN_SCOPES as readonly unknown[]).includes(code);

/** Errors of an impossible return. */
export const RETURN_TEXTS = {
  year: 'The period has no day in this year',
  spend: 'Your spend cannot be above the revenue of the partner',
} as const;

function spendErrors({ spend, revenue }: Readonly<Record<string, unknown>>): FieldErrors {
  if (typeof spend !== 'number' || typeof revenue !== 'number') return {};
  return isSpendAboveRevenue({ spend, revenue }) ? { spend: RETURN_TEXTS.spend } : {};
}

/** Emissions and revenue of a partner in one period; spend ÷ revenue gives this company's share. */
export const partnerReturn = defineEntity({
  name: 'partner_returns',
  label: 'Annual return',
  subscription: 'value-chain',
  fields: {
    partner_id: partnerRef(),
    year: optional(year('Year')),
    period_start: day('Period start'),
    period_end: day('Period end'),
    revenue: optional(amount('Revenue')),
    spend: optional(amount('Our spend')),
    currency: optional(code('Currency', 'currencies')),
    scope1_co2: optional(emissions('Scope 1')),
    scope2_co2: optional(emissions('Scope 2')),
    scope3_co2: optional(emissions('Scope 3')),
    scope3_coverage: about(
      optional(
        choice('Scope 3 covers', SCOPE3_COVERAGES, {
          upstream: 'All upstream categories',
          upstream_and_downstream: 'Upstream and downstream categories',
          some: 'Some categories',
        }),
      ),
      'upstream if left out. A purchase takes a return by itself only if it covers Scope 1, Scope 2 and upstream Scope 3 for a whole year',
    ),
    co2_units: choice('Emission units', ['t', 'kg']),
    scopes_included: about(
      optional(texts('Scopes included', { max: 20, maxItems: 3 })),
      `Which of ${RETURN_SCOPES.join(', ')} the total is made of`,
    ),
    quality: choice('Quality', RETURN_QUALITIES),
    verified_by: about(
      optional(text('Verified by', 200)),
      'The third party. With the level and the date the data quality of the figures is 1',
    ),
    assurance: optional(choice('Level of assurance', ASSURANCE_LEVELS, ASSURANCE_WORDS)),
    assurance_standard: about(optional(text('Assurance standard', 100)), 'For example ISAE 3410 or ISO 14064-3'),
    verified_on: optional(day('Date of the assurance statement', { notFuture: true })),
    co2_share: optional(
      hint(
        decimal('Our share', { scale: 6 }),
        'Total emissions × our spend ÷ revenue, unless you enter another figure',
      ),
    ),
  },
  derived: {
    total_co2: optional(decimal('Total emissions', { max: 3_000_000_000, scale: 6 })),
    /** The passport that the figures were taken from, and its record. Cleared when a person changes a figure. */
    passport_id: optional(
      ref('Passport', 'received_passports', { as: 'passport', show: ['issuer_name', 'fingerprint'] }),
    ),
    passport_record: optional(json<PassportRecord>('Calculation record')),
    /** Set once the issuer has revoked the passport: the return is no longer used for new figures. */
    recalled_on: optional(instant('Recalled on')),
  },
  events: { take: 'Taken from a passport', recall: 'Passport revoked' },
  figuresOutlive: true,
  figureFields: [
    ...['partner_id', 'year', 'period_start', 'period_end', 'revenue', 'spend', 'currency', 'scope1_co2', 'scope2_co2'],
    ...['scope3_co2', 'scope3_coverage', 'co2_units', 'scopes_included', 'quality'],
    ...['verified_by', 'assurance', 'verified_on', 'recalled_on'],
  ],
  allow: everyVerb(VALUE_CHAIN_EDITORS),
  filters: {
    partner_id: { kind: 'oneOf', field: 'partner_id' },
    year: { kind: 'oneOf', field: 'year' },
  },
  sorts: ['year', 'period_start', 'created_on'],
  order: { field: 'period_start', descending: true },
  indexes: [['partner_id', 'period_start'], ['passport_id']],
  check: ({ scopes_included: included, ...draft }) => ({
    ...datesInOrder('period_start', 'period_end')(draft),
    ...spendErrors(draft),
    ...(Array.isArray(included) && !included.every(isReturnScope) ? { scopes_included: FIELD_TEXTS.choice } : {}),
  }),
});
