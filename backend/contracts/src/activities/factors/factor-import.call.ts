import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { ADMIN, SIGNED_IN } from '../../portal/roles';

export const FACTOR_IMPORT_TEXTS = {
  notProposed: 'Only a file that is ready for review can be stored.',
  notOpen: 'This import has already been stored or discarded.',
  changedMeanwhile: 'Other factors were imported in the meantime. Review the changes that the file would make now.',
} as const;

/** `store` brings the figures into the library of all companies; no calculation changes by it. */
export const decideFactorImport = defineCall({
  name: 'decide_factor_import',
  label: 'Decide on an import of factors',
  method: 'POST',
  allow: ADMIN,
  input: z.strictObject({ id: z.string().max(64), decision: z.enum(['store', 'discard']) }),
  writes: true,
});

export const FACTOR_TEMPLATES = ['factors', 'exchange-rates', 'price-indices', 'vat-rates'] as const;
export type FactorTemplate = (typeof FACTOR_TEMPLATES)[number];

/** A file with its columns and no rows, to be filled in. */
export const factorTemplateAddress = (template: FactorTemplate): string => `/api/data/factor_templates/${template}.csv`;

/** Exchange rates, price indices and rates of VAT that spend is counted by, shipped and loaded. */
export const moneyRates = defineCall({
  name: 'money_rates',
  label: 'Exchange rates, price indices and VAT rates',
  method: 'GET',
  allow: SIGNED_IN,
  input: z.strictObject({
    currency: z.string().max(3).optional(),
    country: z.string().max(2).optional(),
    year: z.coerce.number().int().optional(),
    limit: z.coerce.number().int().min(1).max(2000).default(200),
    offset: z.coerce.number().int().min(0).default(0),
  }),
  writes: false,
  dependsOn: [],
});

/** One published figure of money; digits as published. */
export interface MoneyRate {
  kind: 'exchange' | 'index' | 'vat';
  /** Country of a rate of VAT; empty for the others. */
  country: string;
  /** Empty for a rate of VAT. */
  currency: string;
  /** Units of this one for one of `currency`; of exchange rates only. */
  other: string;
  year: number;
  value: string;
  source: string;
  /** Loaded by the operator, not shipped. */
  imported: boolean;
}
