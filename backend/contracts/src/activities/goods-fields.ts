import { choice, code, decimal, optional } from '../fields';
import { TEXTS } from '../texts';

/** How goods are counted: one by one, or so many of them in a pack. */
const UNIT_TYPES = ['simple', 'packs'] as const;

/** The total is size × quantity, and × the number in a pack where goods come in packs. */
export const quantityFields = {
  unit_type: choice('Counted', UNIT_TYPES),
  pack_qty: optional(decimal('Number in a pack')),
  units: optional(code('Units', 'recycle_units')),
  size: optional(decimal('Size')),
  quantity: optional(decimal('Quantity')),
  total_amount: optional(decimal('Total amount')),
  recycle: optional(decimal('Recycled content, percent', { max: 100, scale: 3 })),
};

const CO2_TYPES = ['estimate', 'supplier'] as const;
export const CO2_UNITS = ['kg', 't'] as const;

/** A figure that the supplier states, for the type to take in place of an estimate. */
export const co2TypeField = choice('CO₂e', CO2_TYPES);
export const co2Field = optional(decimal('CO₂e of the supplier'));
export const co2UnitsField = optional(choice('Units of CO₂e', CO2_UNITS));

/** What a rule of several dates says of the ones that are missing. */
export const PURCHASE_DATE = 'Purchase or order date required';
export const TREATMENT_DATE = 'Collection or processing date required';

type Draft = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown): boolean => value === undefined || value === null;

/** `Required` under each of the fields that is empty. */
export const requiredOf = (draft: Draft, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.filter((name) => isEmpty(draft[name])).map((name) => [name, TEXTS.required]));

/** The message under both dates where neither is there. */
export const eitherDate = (draft: Draft, names: readonly [string, string], message: string): Record<string, string> =>
  names.every((name) => isEmpty(draft[name])) ? Object.fromEntries(names.map((name) => [name, message])) : {};
