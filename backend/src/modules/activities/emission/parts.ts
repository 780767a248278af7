import type { GasSplit } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { yearOf } from '@lichen/contracts/formats/days';
import type { EnginePart } from './calculation';
import { digits, type Exact, exact, sum, ZERO } from './exact';
import type { Factor, FactorLibrary } from './published/factor';
import { days, type Period } from './periods';

/** Multiplier of a quantity: a published factor, or a figure that the company states. */
export interface Multiplier {
  readonly id: string;
  readonly value: string;
  readonly year: number;
  readonly gases: GasSplit | null;
}

/** Multiplier from a factor of the tables, digit for digit as published, in kg CO₂e per unit. */
export const publishedMultiplier = (factor: Factor): Multiplier => ({
  id: factor.id,
  value: factor.value as string,
  year: factor.year,
  gases: factor.gases,
});

const NO_GASES: GasSplit = { co2: '0', ch4: '0', n2o: '0' };

/** Ids of figures that come from the company and not from a publisher. */
export const INSTRUMENT = 'instrument/';
export const SUPPLIER = 'supplier/stated';
export const ON_SITE = 'on-site/generation';
/** A figure of CO₂e as somebody states it: of a delivery, or of the company itself. */
export const SUPPLIER_FIGURE = 'supplier/figure';
export const COMPANY_FIGURE = 'company/figure';
/** Prefix of a supplier's annual return; the id of the return follows. */
export const ANNUAL_RETURN = 'partner_returns/';
/** A factor the account states itself: id and version of its record follow. */
export const OWN_FACTOR = 'own_factors/';
/** Walking, cycling, and nights that are not spent in a hotel. */
export const NO_EMISSIONS = 'none/counted';

/** Multiplier from a stated figure, in kg CO₂e per unit, in the year of the first day; gases are known for 0 only. */
export const statedMultiplier = (id: string, value: string, from: number): Multiplier => ({
  id,
  value,
  year: yearOf(from),
  gases: exact(value).eq(0) ? NO_GASES : null,
});

/** Multiplier of a stored part: the publisher's row, or a stated figure. */
export function multiplierOf({ factor_id: id, factor: value, factor_year: year }: EnginePart, library: FactorLibrary) {
  const factor = library.factor(id);
  return factor ? publishedMultiplier(factor) : { id, value, year, gases: exact(value).eq(0) ? NO_GASES : null };
}

const MOST_READ = 50_000;
const read = new Map<string, Exact>();

/** The number a factor's digits stand for: a library has few of them, and a company's rows use the same ones again. */
function readOnce(value: string): Exact {
  const known = read.get(value);
  if (known) return known;
  if (read.size >= MOST_READ) read.clear();
  const fresh = exact(value);
  read.set(value, fresh);
  return fresh;
}

/** A quantity and what it is multiplied by, on some days. */
export interface Portion extends Period {
  readonly quantity: Exact;
  readonly multiplier: Multiplier;
}

let written: { readonly quantity: Exact; readonly text: string } = { quantity: ZERO, text: digits(ZERO) };

/** Digits of a quantity: the rows of an activity share one, which is written once. */
function digitsOf(quantity: Exact): string {
  if (quantity !== written.quantity) written = { quantity, text: digits(quantity) };
  return written.text;
}

/** The stored part of a portion: days, quantity, factor, and kg CO₂e in full digits. */
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

/** The usual case: one factor on all days. */
function gasesOfOne({ quantity, multiplier: { gases } }: Portion): GasSplit | null {
  if (gases === null) return null;
  const { co2, ch4, n2o } = gases;
  if (co2 === null && ch4 === null && n2o === null) return null;
  const kg = (value: string | null) => (value === null ? null : digits(quantity.times(readOnce(value))));
  return { co2: kg(co2), ch4: kg(ch4), n2o: kg(n2o) };
}

/** Kilograms by gas over all portions; null as soon as one publisher prints no split. */
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
