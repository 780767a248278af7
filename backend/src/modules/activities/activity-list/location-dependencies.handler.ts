import { ADMIN, isAllowed } from '@lichen/contracts/portal/roles';
import { invalid, refused } from '@lichen/contracts/api/problems';
import {
  type LocationDependencies,
  locationDependencies,
  REASSIGN_TEXTS,
  reassignDependencies,
} from '@lichen/contracts/business/location-dependencies.call';
import { LOCATION_DEPENDENTS } from '@lichen/contracts/business/location-dependents';
import type { LocationUse, LocationUses } from '@lichen/contracts/business/location-uses';
import { location } from '@lichen/contracts/business/location.entity';
import { notAuthorised } from '../../../platform/engine/permissions/permit';
import type { Read } from '../../../platform/engine/rules';
import { handler, type ServedCall } from '../../../platform/module';
import { type BulkStart, bulkCall, startBulk } from './bulk.handler';
import type { TypesByName } from './extract-rows.query';

/** Records that one transaction moves. */
const AT_ONCE = 500;

const KINDS = Object.keys(LOCATION_DEPENDENTS) as LocationUse[];

async function countsAt(read: Read, location_id: string): Promise<LocationUses> {
  const counts = await Promise.all(
    KINDS.map(async (kind) => [kind, await read(LOCATION_DEPENDENTS[kind]).count({ where: { location_id } })] as const),
  );
  return Object.fromEntries(counts) as LocationUses;
}

const locationDependenciesCall = handler(
  locationDependencies,
  async ({ input: { location_id }, read }): Promise<LocationDependencies> => {
    await read(location).get(location_id);
    return { location_id, dependencies: await countsAt(read, location_id) };
  },
);

/**
 * Vehicles, power sources, products and people move at once; cut off in between, what is left still stands at the first
 * location and is moved by asking again. Activities follow in a job, which can be undone like every change of a list.
 */
const reassignDependenciesCall = handler(reassignDependencies, async (asked) => {
  const { input, read, write, context } = asked;
  const { location_id, to_location_id } = input;
  await read(location).get(location_id);
  if (to_location_id === location_id) throw invalid({ to_location_id: REASSIGN_TEXTS.same });
  await read(location).get(to_location_id);
  const counts = await countsAt(read, location_id);
  if (Object.values(counts).every((count) => count === 0)) throw refused(REASSIGN_TEXTS.nothing);
  if (counts.activities > 0 && !isAllowed(ADMIN, context.roles)) throw notAuthorised(ADMIN);
  const filters = { locations: [location_id], include_unapplied: 'true' };
  const change = { kind: 'edit', values: { location_id: to_location_id } } as const;
  // Activities first: an approved year that is in the way refuses everything before anything has moved.
  const started = counts.activities > 0 ? await startBulk(asked as unknown as BulkStart, { change, filters }) : null;
  for (const kind of KINDS.filter((each) => each !== 'activities')) {
    const entity = LOCATION_DEPENDENTS[kind];
    for (;;) {
      const rows = await read(entity).part(['_id'], { where: { location_id }, limit: AT_ONCE });
      if (rows.length === 0) break;
      const changes = new Map(rows.map(({ _id }) => [_id, { location_id: to_location_id }]));
      await write((_unit, batch) => batch.updateAll(entity, changes));
    }
  }
  const { activities: _, ...moved } = counts;
  return { ok: true, obj: { moved, job_id: started?.job_id ?? null, total: started?.total ?? 0 } };
});

/** Changes of many activities at once, those that follow a location among them. */
export const listChangeCalls = (types: TypesByName): readonly ServedCall[] => [
  bulkCall(types),
  locationDependenciesCall,
  reassignDependenciesCall,
];
