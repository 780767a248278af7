import { coverageOwner } from '@lichen/contracts/activities/coverage/coverage-owner.entity';
import { LOCATION_DEPENDENTS } from '@lichen/contracts/business/location-dependents';
import {
  LOCATION_USE_TEXTS,
  LOCATION_USES,
  type LocationUse,
  type LocationUses,
} from '@lichen/contracts/business/location-uses';
import { LOCATION_DEFAULTS, type location } from '@lichen/contracts/business/location.entity';
import { addressInfo } from '@lichen/contracts/business/locations/address-info';
import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import { ownFactor } from '@lichen/contracts/activities/factors/own-factor.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import { InUse, type Use } from '@lichen/contracts/api/problems';
import { type Naming, usesOf } from '../../../platform/engine/integrity/uses';
import type { Effect, Read, Rules } from '../../../platform/engine/rules';

interface Facts {
  /** The records that stand at the location. */
  uses: readonly Use[];
  /**
   * What is said of this location alone, and ends with it: who sees to its coverage, and custom factors that count for
   * no other. Whatever used such a factor has been moved, and was calculated without it there.
   */
  ending: readonly Effect[];
}

const KINDS = Object.entries(LOCATION_DEPENDENTS) as [LocationUse, Entity][];

const STANDING: Readonly<Record<string, Naming>> = Object.fromEntries(
  KINDS.map(([kind, entity]) => [kind, { entity, field: 'location_id', words: LOCATION_USES[kind] }]),
);

/** The same for pages: every kind, with nothing where nothing of it stands there. */
async function countsOf(read: Read, id: string): Promise<LocationUses> {
  const uses = await usesOf(read, STANDING, id);
  const counts = KINDS.map(([kind]) => [kind, uses.find((use) => use.kind === kind)?.count ?? 0] as const);
  return Object.fromEntries(counts) as LocationUses;
}

const endings = async (read: Read, entity: Entity, location_id: string): Promise<Effect[]> =>
  (await read(entity).list({ where: { location_id } })).map((record) => ({ kind: 'remove', entity, record }));

/** Country of a draft; of an address that names none, that of the company. */
async function countryOf(read: Read, { country, _address_info }: Readonly<Record<string, unknown>>): Promise<unknown> {
  if (country !== undefined || typeof _address_info !== 'string') return country;
  const named = addressInfo(_address_info).country;
  return named ?? (await read(companyProfile).list({ limit: 1 }))[0]?.country;
}

/** `gridsOf` answers the electricity grids of a country. */
export const locationRules = (gridsOf: (country: string) => readonly string[]): Rules<typeof location, Facts> => ({
  defaults: LOCATION_DEFAULTS,
  // A country with one grid leaves no choice.
  complete: async (read, draft) => {
    const country = await countryOf(read, draft);
    const [grid, ...others] = typeof country === 'string' ? gridsOf(country) : [];
    return {
      ...(country === undefined ? {} : { country }),
      ...(grid !== undefined && others.length === 0 ? { electricity_grid: grid } : {}),
    };
  },
  // On a removal the engine hands over the stored record itself; nothing else asks what stands there.
  facts: async (read, record, _context, before) => {
    if (record !== before) return { uses: [], ending: [] };
    const ending = await Promise.all([coverageOwner, ownFactor].map((entity) => endings(read, entity, record._id)));
    return { uses: await usesOf(read, STANDING, record._id), ending: ending.flat() };
  },
  mayRemove: (_location, { uses }) => {
    if (uses.length > 0) throw new InUse(LOCATION_USE_TEXTS.refused, uses, LOCATION_USE_TEXTS.remedy);
  },
  // Amounts stay in the units that they were entered in, and are converted where they are shown.
  actions: {
    change_units: ({ input: { units } }) => ({ electricity_units: units }),
    change_energy_units: ({ input: { units } }) => ({ energy_units: units }),
    change_water_units: ({ input: { units } }) => ({ water_units: units }),
  },
  questions: { uses: ({ record, read }) => countsOf(read, record._id) },
  effects: ({ after }, { ending }) => (after ? [] : ending),
});
