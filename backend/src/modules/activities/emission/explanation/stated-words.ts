import { digits, exact } from '../exact';
import { COMPANY_FIGURE, SUPPLIER_FIGURE } from '../parts';
import { STATED_LABELS } from '../published/factor-label';
import { CO2E, type Reader } from './reader';
import { SENTENCES } from './sentences';
import type { StoredCalculation } from './stored-calculation';

/** Amount of goods or waste for which a supplier stated its figure. */
export interface StatedFor {
  readonly value: number;
  readonly units: string;
}

const STATED_BY: Readonly<Record<string, string>> = {
  [SUPPLIER_FIGURE]: SENTENCES.statedBySupplier,
  [COMPANY_FIGURE]: SENTENCES.statedByCompany,
};
const NAMES: Readonly<Record<string, string>> = STATED_LABELS;

/**
 * True for CO₂e that a supplier or the company stated as a whole. Its row multiplies it by 1, so that it is recomputed
 * like any other; in words that would turn kilograms of CO₂e into kilograms of goods.
 */
export const isStatedWhole = ({ factor_id: id }: StoredCalculation): boolean =>
  id !== null && Object.hasOwn(STATED_BY, id);

/** Returns an amount of CO₂e in its unit: `0.5 t CO₂e`. */
export const carbonAmount = (value: string, units: string | null, reader: Reader): string =>
  `${reader.amount(value, units)} CO₂e`;

/** Returns what was entered with a stated figure: `141 kg with 12 kg CO₂e stated by the supplier`. */
export function statedText(row: StoredCalculation, of: StatedFor | null, reader: Reader): string {
  const stated = row.inputs?.find(({ use }) => use !== 'told');
  const amount = carbonAmount(stated?.value ?? String(row.basis ?? ''), stated?.units ?? row.basis_units, reader);
  if (!of) return reader.say(STATED_BY[row.factor_id ?? ''] ?? '', { amount });
  return reader.say(SENTENCES.statedForGoods, { goods: reader.amount(digits(exact(of.value)), of.units), amount });
}

/** Returns the stated kilograms by their name: `Figure stated by the supplier = 12 kg CO₂e`. */
export const statedEquation = ({ factor_id, exact_kg }: StoredCalculation, reader: Reader): string =>
  `${reader.say(NAMES[factor_id ?? ''] ?? '')} = ${reader.kg(exact_kg ?? '')} ${CO2E}`;
