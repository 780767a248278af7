import { LOCATION_DEFAULTS, location } from '@lichen/contracts/business/location.entity';
import { addressInfo } from '@lichen/contracts/business/locations/address-info';
import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { declaredEnds, declaredUses } from '../../../platform/engine/integrity/declared-uses';
import type { Read, Rules } from '../../../platform/engine/rules';

/** Returns the country of a draft; where only an address is given, its country, or else that of the company. */
async function countryOf(read: Read, { country, _address_info }: Readonly<Record<string, unknown>>): Promise<unknown> {
  if (country !== undefined || typeof _address_info !== 'string') return country;
  const named = addressInfo(_address_info).country;
  return named ?? (await read(companyProfile).list({ limit: 1 }))[0]?.country;
}

export const NO_AREA = 'Enter an area above 0, or leave it empty';

/** Returns a message for a location without space, of which a lease would have a figure of 0. */
export const impossibleSpace = ({ area }: Pick<RecordOf<typeof location>, 'area'>): Record<string, string> =>
  area === 0 ? { area: NO_AREA } : {};

/** `gridsOf` returns the codes of a country's electricity grids. */
export const locationRules = (gridsOf: (country: string) => readonly string[]): Rules<typeof location> => ({
  defaults: LOCATION_DEFAULTS,
  // Where a country has a single grid, that grid is filled in.
  complete: async (read, draft) => {
    const country = await countryOf(read, draft);
    const [grid, ...others] = typeof country === 'string' ? gridsOf(country) : [];
    return {
      ...(country === undefined ? {} : { country }),
      ...(grid !== undefined && others.length === 0 ? { electricity_grid: grid } : {}),
    };
  },
  check: impossibleSpace,
  // Recorded amounts keep the unit in which they were entered; they are converted only for display.
  actions: {
    change_units: ({ input: { units } }) => ({ electricity_units: units }),
    change_energy_units: ({ input: { units } }) => ({ energy_units: units }),
    change_water_units: ({ input: { units } }) => ({ water_units: units }),
  },
  questions: {
    uses: ({ record, read, entities }) => declaredUses(read, entities(), location, record._id),
    ends: ({ record, read, entities }) => declaredEnds(read, entities(), location, record._id),
  },
});
