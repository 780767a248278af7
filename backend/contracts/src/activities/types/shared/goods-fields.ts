import { z } from 'zod';
import { boolean, choice, code, decimal, instant, optional } from '../../../entity/fields';
import type { Allow } from '../../../portal/roles';
import { TEXTS } from '../../../text/texts';

/** Ways to count goods: individually or in packs. */
const UNIT_TYPES = ['simple', 'packs'] as const;

/** The total is size × quantity, multiplied by the number per pack for packs. */
export const quantityFields = {
  unit_type: choice('Counted', UNIT_TYPES, { simple: 'One by one', packs: 'In packs' }),
  pack_qty: optional(decimal('Number in a pack')),
  units: optional(code('Units', 'recycle_units')),
  size: optional(decimal('Size')),
  quantity: optional(decimal('Quantity')),
  total_amount: optional(decimal('Total amount')),
  recycle: optional(decimal('Recycled content, percent', { max: 100, scale: 3 })),
};

const CO2_TYPES = ['estimate', 'supplier'] as const;
/** Units of emissions that a supplier states for a purchase. */
export const CO2_UNITS = ['kg', 't'] as const;

/** A figure stated by the supplier, used instead of an estimate. */
export const statedCo2Fields = {
  co2_type: choice('CO₂e', CO2_TYPES, { estimate: 'Estimate', supplier: 'From the supplier' }),
  co2: optional(decimal('CO₂e of the supplier')),
  co2_units: optional(choice('Units of CO₂e', CO2_UNITS)),
  includes_transmission: optional(boolean('Transport included')),
};

/** Time at which a person last had the figure recalculated; null if nobody did. */
export const estimatedOn = { estimated_on: optional(instant('Estimated on')) };

/** Action that recalculates the figure of a record immediately. */
export const estimateCarbon = (allow: Allow) => ({
  estimate_carbon: { label: 'Calculate CO₂e', allow, input: z.strictObject({}) },
});

/** Messages for rules that require one of several dates. */
export const PURCHASE_DATE = 'Purchase or order date required';
export const TREATMENT_DATE = 'Collection or processing date required';

/** Message for a total that differs from size × quantity × number in a pack where all of these are given. */
export const TOTAL_CONTRADICTED = 'Does not match size and quantity';

type Draft = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown): boolean => value === undefined || value === null;

/** Returns the error `Required` for each empty field of `names`. */
export const requiredOf = (draft: Draft, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.filter((name) => isEmpty(draft[name])).map((name) => [name, TEXTS.required]));

/** Returns the error `Required` for missing parts of a supplier's figure where one is to be used. */
export const statedCo2Missing = (draft: Draft): Record<string, string> =>
  draft['co2_type'] === 'supplier' ? requiredOf(draft, ['co2', 'co2_units']) : {};

/** Returns `message` for both dates if neither is given. */
export const eitherDate = (draft: Draft, names: readonly [string, string], message: string): Record<string, string> =>
  names.every((name) => isEmpty(draft[name])) ? Object.fromEntries(names.map((name) => [name, message])) : {};
