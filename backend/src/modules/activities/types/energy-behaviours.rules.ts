import type { fuelActivity } from '@lichen/contracts/activities/types/fuel.entity';
import type { leaseActivity } from '@lichen/contracts/activities/types/lease.entity';
import {
  burnsFuel,
  FUEL_METHOD_REQUIRES,
  POWER_UNITS,
  type powerActivity,
} from '@lichen/contracts/activities/types/power.entity';
import type { refrigerantActivity } from '@lichen/contracts/activities/types/refrigerant.entity';
import { powerSource } from '@lichen/contracts/business/power-source.entity';
import { FIELD_TEXTS, TEXTS } from '@lichen/contracts/text/texts';
import type { ActivityBehaviour } from './activity.rules';
import type { FactorLibrary } from '../emission/factor';
import type { Rates } from '../emission/goods-circumstances';
import { leaseShares, percentOfArea, percentOfTime } from '../emission/lease-shares';

/** A fuel is measured in the units of its list; gross and net energy are not the same. */
function unitError(library: FactorLibrary, fuel: string | null, units: string | null, field = 'units') {
  const known = fuel ? library.entry('fuels', fuel)?.units : undefined;
  return !known || !units || known.includes(units) ? {} : { [field]: FIELD_TEXTS.choice };
}

export const fuelBehaviour = (library: FactorLibrary): ActivityBehaviour<typeof fuelActivity> => ({
  check: ({ fuel, units, manual_energy, energy_units }) => ({
    ...unitError(library, fuel, units),
    ...(manual_energy ? unitError(library, fuel, energy_units, 'energy_units') : {}),
  }),
});

export const powerBehaviour = (library: FactorLibrary): ActivityBehaviour<typeof powerActivity> => ({
  circumstances: async (read, { source_id }) => ({ source: (await read(powerSource).find(source_id)) ?? null }),
  derived: (_record, { source }) => ({ power_generation_method: source?.power_generation_method ?? null }),
  check: (record, { source }) => {
    if (!burnsFuel(source?.power_generation_method))
      return record.units === null || POWER_UNITS.some((unit) => unit === record.units)
        ? {}
        : { units: FIELD_TEXTS.choice };
    const missing = FUEL_METHOD_REQUIRES.filter((name) => record[name] === null);
    return {
      // A source may be named after what it burns.
      ...unitError(library, record.fuel ?? source?.name.trim() ?? null, record.units),
      ...Object.fromEntries(missing.map((name) => [name, TEXTS.required])),
    };
  },
});

export const refrigerantBehaviour = (library: FactorLibrary): ActivityBehaviour<typeof refrigerantActivity> => ({
  defaults: { units: 'kg', applied: true },
  check: ({ refrigerant_type, refrigerant_category }): Record<string, string> =>
    library.entry('refrigerants', refrigerant_type)?.category === refrigerant_category
      ? {}
      : { refrigerant_type: FIELD_TEXTS.choice },
});

export const leaseBehaviour = (rates: Rates): ActivityBehaviour<typeof leaseActivity> => ({
  defaults: { area_units: 'm2', applied: true },
  circumstances: async () => ({ goods: { product: null, rates } }),
  derived: (record, { location }) => {
    const shares = leaseShares(record, location ?? null);
    const { lease_days, location_days } = shares;
    const percent_area = percentOfArea(record, location ?? null);
    return { lease_days, location_days, percent_area, percent_time: percentOfTime(shares) };
  },
});
