import {
  burnsFuel,
  FUEL_METHOD_REQUIRES,
  POWER_DEFAULTS,
  POWER_UNITS,
  powerActivity,
} from '@lichen/contracts/activities/types/buildings/power.entity';
import { powerSource } from '@lichen/contracts/business/power-sources/power-source.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { FIELD_TEXTS, TEXTS } from '@lichen/contracts/text/texts';
import { power, withFuelOfSource } from '../../emission/types/buildings/power';
import { exact, sum } from '../../emission/exact';
import { byOperationalControl } from '../../emission/operational-control';
import { defineType, type Measured } from '../activity-type';
import { FUEL_SUPPLY, FUEL_TRADE } from '../shared/spend-industries';
import { unitError } from '../shared/units-of-fuel';

const FUEL_BURNT: Measured = { field: 'amount', units: 'units' };

export const MORE_THAN_GENERATED = 'Used and sold add up to more than was generated';

/** Share of the power generated up to which more power is rounding. */
const ROUNDING = '0.001';

type Generation = Pick<RecordOf<typeof powerActivity>, 'generated' | 'used' | 'sold' | 'applied'>;

const GENERATION = ['generated', 'used', 'sold', 'applied'] as const;

/** Tells whether the amounts of power are those stored; the form of a source that burns fuel does not show them. */
const isKept = (record: Generation, stored: Generation | null): boolean =>
  stored !== null && GENERATION.every((name) => record[name] === stored[name]);

/** Returns a message for more power used and sold than generated, at the last of the two that is entered. */
export function beyondGenerated({ generated, used, sold, applied }: Generation): Record<string, string> {
  if (!applied || generated === null) return {};
  const spent = sum([exact(used ?? 0), exact(sold ?? 0)]);
  if (!spent.gt(exact(generated).times(exact(1).plus(ROUNDING)))) return {};
  return { [sold ? 'sold' : 'used']: MORE_THAN_GENERATED };
}

export const powerType = defineType({
  entity: powerActivity,
  defaults: POWER_DEFAULTS,
  reads: ['powerSource'],
  derived: (_record, { source }) => ({ power_generation_method: source?.power_generation_method ?? null }),
  check: (record, facts, stored) => {
    const { source } = facts;
    if (!burnsFuel(source?.power_generation_method)) {
      const isOfPower = record.units === null || POWER_UNITS.some((unit) => unit === record.units);
      return { ...(isOfPower ? {} : { units: FIELD_TEXTS.choice }), ...beyondGenerated(record) };
    }
    const missing = FUEL_METHOD_REQUIRES.filter((name) => record[name] === null);
    return {
      // A source may be named after its fuel.
      ...unitError(facts, record.fuel ?? source?.name.trim() ?? null, record.units),
      ...Object.fromEntries(missing.map((name) => [name, TEXTS.required])),
      ...(isKept(record, stored) ? {} : beyondGenerated(record)),
    };
  },
  calculator: power,
  completed: withFuelOfSource,
  setAside: byOperationalControl,
  identity: { by: ['location_id', 'source_id', 'from', 'to', 'fuel'], amounts: [FUEL_BURNT, 'generated'] },
  checks: {
    isMetered: true,
    isInvoiced: true,
    amounts: ['amount', 'generated'],
    item: { field: 'source_id', namedBy: powerSource },
    repeatedBySpendOn: [...FUEL_SUPPLY, ...FUEL_TRADE],
  },
});
