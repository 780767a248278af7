import { z } from 'zod';
import { queryInteger } from '../../api/query-values';
import { defineCall } from '../../entity/entity';
import { ADMIN, SIGNED_IN } from '../../portal/roles';

/** Refusals of a decision on an import. */
export const FACTOR_IMPORT_TEXTS = {
  notProposed: 'Only a file that is ready for review can be stored.',
  notOpen: 'This import has already been stored or discarded.',
  changedMeanwhile: 'Other factors were imported in the meantime. Review the changes that the file would make now.',
} as const;

/**
 * Stores or discards a proposed import. `store` adds the figures to the library of all companies; no calculation
 * changes.
 */
export const decideFactorImport = defineCall({
  name: 'decide_factor_import',
  label: 'Decide on an import of factors',
  method: 'POST',
  allow: ADMIN,
  subscription: 'activities',
  input: z.strictObject({ id: z.string().max(64), decision: z.enum(['store', 'discard']) }),
  writes: true,
});

/** Kinds of file that operators import, each with a template; the values are names in addresses. */
export const FACTOR_TEMPLATES = ['factors', 'exchange-rates', 'price-indices', 'vat-rates'] as const;
export type FactorTemplate = (typeof FACTOR_TEMPLATES)[number];

/** Returns the address of an empty template file that has the columns only. */
export const factorTemplateAddress = (template: FactorTemplate): string => `/api/data/factor_templates/${template}.csv`;

/** Returns the exchange rates, price indices and VAT rates used for spend, both shipped and imported. */
export const moneyRates = defineCall({
  name: 'money_rates',
  label: 'Exchange rates, price indices and VAT rates',
  method: 'GET',
  allow: SIGNED_IN,
  subscription: 'activities',
  input: z.strictObject({
    currency: z.string().max(3).optional(),
    country: z.string().max(2).optional(),
    year: queryInteger.optional(),
    limit: queryInteger.min(1).max(2000).default(200),
    offset: queryInteger.min(0).default(0),
  }),
  writes: false,
  dependsOn: [],
});

/** One published rate or index; digits as published. */
export interface MoneyRate {
  kind: 'exchange' | 'index' | 'vat';
  /** Country of a VAT rate; empty for the other kinds. */
  country: string;
  /** Empty for a VAT rate. */
  currency: string;
  /** The other currency of an exchange rate: units of it per unit of `currency`; empty for the other kinds. */
  other: string;
  year: number;
  value: string;
  source: string;
  /** True if the operator imported it; false if it ships with the product. */
  imported: boolean;
}
