import { coverageOwner } from '@lichen/contracts/activities/coverage/coverage-owner.entity';
import { LOCATION_DEPENDENTS } from '@lichen/contracts/business/location-dependents';
import type { LocationUse, LocationUses } from '@lichen/contracts/business/location-uses';
import { LOCATION_DEFAULTS, type location } from '@lichen/contracts/business/location.entity';
import { ownFactor } from '@lichen/contracts/activities/factors/own-factor.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import { refused } from '@lichen/contracts/api/problems';
import type { Effect, Read, Rules } from '../../../platform/engine/rules';

interface Uses {
  /** Number of records at the location. */
  records: number;
  /**
   * What is said of this location alone, and ends with it: who sees to its coverage, and custom factors that count for
   * no other. Whatever used such a factor has been moved, and was calculated without it there.
   */
  ending: readonly Effect[];
}

async function usesOf(read: Read, location_id: string): Promise<LocationUses> {
  const kinds = Object.entries(LOCATION_DEPENDENTS) as [LocationUse, Entity][];
  const counts = await Promise.all(
    kinds.map(async ([kind, entity]) => [kind, await read(entity).count({ where: { location_id } })] as const),
  );
  return Object.fromEntries(counts) as LocationUses;
}

const endings = async (read: Read, entity: Entity, location_id: string): Promise<Effect[]> =>
  (await read(entity).list({ where: { location_id } })).map((record) => ({ kind: 'remove', entity, record }));

export const locationRules: Rules<typeof location, Uses> = {
  defaults: LOCATION_DEFAULTS,
  // On a removal the engine hands over the stored record itself; nothing else asks what stands there.
  facts: async (read, record, _context, before) => {
    if (record !== before) return { records: 0, ending: [] };
    const ending = await Promise.all([coverageOwner, ownFactor].map((entity) => endings(read, entity, record._id)));
    const uses = Object.values(await usesOf(read, record._id));
    return { records: uses.reduce((sum, count) => sum + count, 0), ending: ending.flat() };
  },
  mayRemove: (_location, { records }) => {
    if (records > 0) throw refused('Unable to delete this location');
  },
  // Amounts stay in the units that they were entered in, and are converted where they are shown.
  actions: {
    change_units: ({ input: { units } }) => ({ electricity_units: units }),
    change_energy_units: ({ input: { units } }) => ({ energy_units: units }),
    change_water_units: ({ input: { units } }) => ({ water_units: units }),
  },
  questions: { uses: ({ record, read }) => usesOf(read, record._id) },
  effects: ({ after }, { ending }) => (after ? [] : ending),
};
