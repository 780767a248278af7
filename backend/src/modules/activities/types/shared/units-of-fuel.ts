import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import type { CalculationFacts } from '../activity-type';
import { convert } from '../../emission/conversion';
import { exact } from '../../emission/exact';
import type { ListEntry } from '../../emission/published/factor';
import { unitOf } from '../../emission/own-factors/own-factor';
import { countryRegions } from '../../emission/published/regions';

const ONE = exact(1);
const NOT_HERE = 'No factor of this fuel is published for this unit in the country of the location';
const GAS_OR_LIQUID = 'A cubic metre of this fuel can be gas or liquid. Enter litres, a weight or the energy';

/**
 * Returns an error if the unit is not listed for the fuel or has no factor in the location's country; gross and net
 * energy are different units.
 */
export function unitError(facts: CalculationFacts, fuel: string | null, units: string | null, field = 'units') {
  const entry = fuel ? facts.library.entry('fuels', fuel) : undefined;
  const known = entry?.units;
  if (!entry || !known || !units) return {};
  if (!known.includes(units)) return { [field]: isGasOrLiquid(known, units) ? GAS_OR_LIQUID : FIELD_TEXTS.choice };
  return isOfAnotherCountry(entry, units, facts) ? { [field]: NOT_HERE } : {};
}

/** Tells whether cubic metres are used for a fuel listed by litre of liquid: as a gas it is 250 times lighter. */
const isGasOrLiquid = (known: readonly string[], units: string): boolean => units === 'm3' && known.includes('L');

/** Tells whether the unit has no factor in the country although others have; own factors count too. */
function isOfAnotherCountry(entry: ListEntry, units: string, facts: CalculationFacts): boolean {
  if (!facts.location || entry.family !== 'fuel') return false;
  const key = { family: entry.family, item: entry.factor_item, component: 'direct', basis: null } as const;
  const printed = countryRegions(facts).flatMap((region) => facts.library.units({ ...key, region }));
  const own = (facts.ownFactors ?? []).filter(({ item }) => item === entry.code).map(unitOf);
  const isMeasured = (unit: string) => convert(ONE, units, unit) !== null;
  return printed.length > 0 && ![...printed, ...own].some(isMeasured);
}
