import { itemOf, OWN_FACTOR_TYPES, type OwnFactorType } from '@lichen/contracts/activities/factors/own-factor.entity';
import { DAY, yearOf } from '@lichen/contracts/formats/days';
import type { CalculableActivity } from '../calculation';
import { convert } from '../conversion';
import { digits, exact } from '../exact';
import type { FactorLibrary } from '../published/factor';
import type { FactorTexts } from '../published/factor-label';
import { type Multiplier, OWN_FACTOR } from '../parts';
import type { OwnFactor } from './own-factor-record';
import { cutAt, type Period } from '../periods';

/** Id of one version of an own factor, so that an edit never changes the meaning of a stored id. */
const idOf = ({ _id, version }: OwnFactor): string => `${OWN_FACTOR}${_id}@${version}`;

const wordsOf = ({ name, source, version }: OwnFactor): FactorTexts => {
  const cited = `${source}, ${name}, v${version}`;
  return { source: cited.slice(0, 300), set: name, label: cited };
};

const libraries = new WeakMap<readonly OwnFactor[], FactorLibrary>();

/** Returns the library with the texts of the account's own factors; cached per list of own factors. */
export function withOwnFactorTexts(library: FactorLibrary, own: readonly OwnFactor[]): FactorLibrary {
  if (own.length === 0) return library;
  const known = libraries.get(own);
  if (known) return known;
  const words = new Map(own.map((factor) => [idOf(factor), wordsOf(factor)]));
  const made = { ...library, ownWords: (id: string) => words.get(id) };
  libraries.set(own, made);
  return made;
}

const isOwnType = (type: string): type is OwnFactorType => (OWN_FACTOR_TYPES as readonly string[]).includes(type);

/**
 * Returns the own factors all of whose conditions match the activity: those with most conditions first, then the
 * newest.
 */
export function fittingFactors(
  type: string,
  activity: CalculableActivity,
  own: readonly OwnFactor[],
): readonly OwnFactor[] {
  if (own.length === 0 || !isOwnType(type)) return [];
  const itemIn = ({ currency }: OwnFactor): unknown => activity[itemOf(type, currency)?.field ?? ''];
  const conditions = (factor: OwnFactor): (readonly [string | null, unknown])[] => [
    [factor.item, itemIn(factor)],
    [factor.product_id, activity['product_id']],
    [factor.location_id, activity['location_id']],
    [factor.partner_id, activity['partner_id']],
  ];
  const named = (factor: OwnFactor) => conditions(factor).filter(([asked]) => asked !== null);
  return own
    .filter((factor) => factor.activity_type === type && named(factor).every(([asked, is]) => asked === is))
    .sort((a, b) => named(b).length - named(a).length || b.valid_from - a.valid_from || (a._id < b._id ? -1 : 1));
}

/** Days on which the same own factor applies. */
export interface OwnFactorPeriod extends Period {
  /** Null where no own factor is valid. */
  readonly factor: OwnFactor | null;
}

/** Cuts a period where the applicable own factor changes. */
export function ownFactorPeriods(period: Period, fitting: readonly OwnFactor[]): readonly OwnFactorPeriod[] {
  const starts = fitting.flatMap(({ valid_from, valid_to }) => [
    valid_from,
    ...(valid_to === null ? [] : [valid_to + DAY]),
  ]);
  const isValid = ({ valid_from, valid_to }: OwnFactor, { from, to }: Period) =>
    valid_from <= from && (valid_to === null || valid_to >= to);
  const stretches: OwnFactorPeriod[] = [];
  for (const days of cutAt(period, starts)) {
    const factor = fitting.find((each) => isValid(each, days)) ?? null;
    const last = stretches.at(-1);
    if (last && last.factor === factor) stretches[stretches.length - 1] = { ...last, to: days.to };
    else stretches.push({ ...days, factor });
  }
  return stretches;
}

/** Returns the unit that the factor is per: its currency, else its unit. */
export const unitOf = ({ currency, units }: OwnFactor): string => currency ?? units;

/** Returns an own factor converted to a unit, in kg CO₂e: per MWh it is a thousand times that per kWh. */
export function ownMultiplier(factor: OwnFactor, from: number, unit: string = unitOf(factor)): Multiplier {
  const { kg_co2e, kg_co2, kg_ch4, kg_n2o } = factor;
  // Scales by the number of the factor's own units in one `unit`.
  const per = (kg: number) => digits(convert(exact(kg), unit, unitOf(factor)) ?? exact(kg));
  const isSplit = kg_co2 !== null && kg_ch4 !== null && kg_n2o !== null;
  return {
    id: idOf(factor),
    value: per(kg_co2e),
    year: yearOf(from),
    gases: isSplit ? { co2: per(kg_co2), ch4: per(kg_ch4), n2o: per(kg_n2o) } : null,
  };
}
