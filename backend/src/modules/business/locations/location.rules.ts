import { coverageOwner } from '@lichen/contracts/activities/coverage/coverage-owner.entity';
import { LOCATION_DEPENDENTS } from '@lichen/contracts/business/location-dependents';
import type { LocationUse, LocationUses } from '@lichen/contracts/business/location-uses';
import { LOCATION_DEFAULTS, type location } from '@lichen/contracts/business/location.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { refused } from '@lichen/contracts/api/problems';
import type { Effect, Read, Rules } from '../../../platform/engine/rules';

interface Uses {
  /** Number of records at the location. */
  records: number;
  /** Coverage owners of the location, who end with it. */
  owners: readonly RecordOf<typeof coverageOwner>[];
}

async function usesOf(read: Read, location_id: string): Promise<LocationUses> {
  const kinds = Object.entries(LOCATION_DEPENDENTS) as [LocationUse, Entity][];
  const counts = await Promise.all(
    kinds.map(async ([kind, entity]) => [kind, await read(entity).count({ where: { location_id } })] as const),
  );
  return Object.fromEntries(counts) as LocationUses;
}

const ended = (owner: RecordOf<typeof coverageOwner>): Effect => ({
  kind: 'remove',
  entity: coverageOwner,
  record: owner as unknown as RecordOf<Entity>,
});

export const locationRules: Rules<typeof location, Uses> = {
  defaults: LOCATION_DEFAULTS,
  // On a removal the engine hands over the stored record itself; nothing else asks what stands there.
  facts: async (read, record, _context, before) => {
    if (record !== before) return { records: 0, owners: [] };
    const owners = await read(coverageOwner).list({ where: { location_id: record._id } });
    const uses = Object.values(await usesOf(read, record._id));
    return { records: uses.reduce((sum, count) => sum + count, 0), owners };
  },
  mayRemove: (_location, { records }) => {
    if (records > 0) throw refused('Unable to delete this location');
  },
  questions: { uses: ({ record, read }) => usesOf(read, record._id) },
  effects: ({ after }, { owners }) => (after ? [] : owners.map(ended)),
};
