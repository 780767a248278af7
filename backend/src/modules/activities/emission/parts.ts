import type { GasSplit } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { yearOf } from '@lichen/contracts/formats/days';
import type { EnginePart } from './calculation';
import { digits, type Exact, exact, sum, ZERO } from './exact';
import type { Factor, FactorLibrary } from './published/factor';
import { days, type Period } from './periods';

/** Factor of a quantity, published or stated by a company, in kg CO₂e per unit. */
export interface Multiplier {
  readonly id: string;
  readonly value: string;
  readonly year: number;
  readonly gases: GasSplit | null;
}

/** Returns a published factor as a multiplier, digit for digit. */
export const publishedMultiplier = (factor: Factor): Multiplier => ({
  id: factor.id,
  value: factor.value as string,
  year: factor.year,
  gases: factor.gases,
});

const NO_GASES: GasSplit = { co2: '0', ch4: '0', n2o: '0' };

/** Ids and id prefixes of factors that are not published; the kind of proof of renewable power follows `INSTRUMENT`. */
export const INSTRUMENT = 'instrument/';
export const SUPPLIER = 'supplier/stated';
export const ON_SITE = 'on-site/generation';
/** CO₂e stated directly: by the supplier for a delivery, or by the company itself. */
export const SUPPLIER_FIGURE = 'supplier/figure';
export const COMPANY_FIGURE = 'company/figure';
/** Prefix of a supplier's annual return; the id of the record follows. */
export const ANNUAL_RETURN = 'partner_returns/';
/** Prefix of an own factor of the account; id and version of the record follow. */
export const OWN_FACTOR = 'own_factors/';
/** Walking, cycling, and nights that are not spent in a hotel. */
export const NO_EMISSIONS = 'none/counted';

/** Returns a stated figure as a multiplier for the year of the first day; the gas split is known only when it is 0. */
export const statedMultiplier = (id: string, value: string, from: number): Multiplier => ({
  id,
  value,
  year: yearOf(from),
  gases: exact(value).eq(0) ? NO_GASES : null,
});

/** Returns the multiplier of a stored part: the library's factor if it has the id, else the stored figure. */
export function multiplierOf({ factor_id: id, factor: value, factor_year: year }: EnginePart, library: FactorLibrary) {
  const factor = library.factor(id);
  return factor ? publishedMultiplier(factor) : { id, value, year, gases: exact(value).eq(0) ? NO_GASES : null };
}

const MOST_READ = 50_000;
const read = new Map<string, Exact>();

/** Parses the digits of a factor, with a cache: a company's rows use few factors again and again. */
function readOnce(value: string): Exact {
  const known = read.get(value);
  if (known) return known;
  if (read.size >= MOST_READ) read.clear();
  const fresh = exact(value);
  read.set(value, fresh);
  return fresh;
}

/** A quantity with its multiplier, for a period. */
export interface Portion extends Period {
  readonly quantity: Exact;
  readonly multiplier: Multiplier;
}

let written: { readonly quantity: Exact; readonly text: string } = { quantity: ZERO, text: digits(ZERO) };

/** Returns the digits of a quantity; cached for the last one, because the rows of an activity share it. */
function digitsOf(quantity: Exact): string {
  if (quantity !== written.quantity) written = { quantity, text: digits(quantity) };
  return written.text;
}

/** Returns the part to store for a portion; `kg` is kg CO₂e in full digits. */
export const partOf = ({ from, to, quantity, multiplier }: Portion): EnginePart => ({
  from,
  to,
  days: days({ from, to }),
  quantity: digitsOf(quantity),
  factor_id: multiplier.id,
  factor_year: multiplier.year,
  factor: multiplier.value,
  kg: digits(quantity.times(readOnce(multiplier.value))),
});

/** Returns the gases of the usual case, a single factor for all days. */
function gasesOfOne({ quantity, multiplier: { gases } }: Portion): GasSplit | null {
  if (gases === null) return null;
  const { co2, ch4, n2o } = gases;
  if (co2 === null && ch4 === null && n2o === null) return null;
  const kg = (value: string | null) => (value === null ? null : digits(quantity.times(readOnce(value))));
  return { co2: kg(co2), ch4: kg(ch4), n2o: kg(n2o) };
}

/**
 * Returns the kilograms by gas over all portions; a gas is null if any factor lacks it, the result if all gases are.
 */
export function gasesOf(portions: readonly Portion[]): GasSplit | null {
  const [only] = portions;
  if (only && portions.length === 1) return gasesOfOne(only);
  if (portions.every(({ multiplier }) => multiplier.gases === null)) return null;
  const total = (gas: keyof GasSplit): string | null => {
    const kilograms = portions.map(({ quantity, multiplier }) => {
      const value = multiplier.gases?.[gas];
      return value === null || value === undefined ? null : quantity.times(readOnce(value));
    });
    return kilograms.every((kg) => kg !== null) ? digits(sum(kilograms)) : null;
  };
  const gases = { co2: total('co2'), ch4: total('ch4'), n2o: total('n2o') };
  return gases.co2 === null && gases.ch4 === null && gases.n2o === null ? null : gases;
}
