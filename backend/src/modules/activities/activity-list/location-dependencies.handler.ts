import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { invalid, refused, type Use } from '@lichen/contracts/api/problems';
import {
  type LocationDependencies,
  locationDependencies,
  REASSIGN_TEXTS,
  reassignDependencies,
} from '@lichen/contracts/business/location-dependencies.call';
import { location } from '@lichen/contracts/business/location.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { ADMIN, isAllowed } from '@lichen/contracts/portal/roles';
import { usesByReference } from '../../../platform/engine/integrity/declared-uses';
import { naming, type ReferringField } from '../../../platform/engine/integrity/referred-to';
import { notAuthorised } from '../../../platform/engine/permissions/permit';
import type { Context } from '../../../platform/engine/rules';
import { handler, type ServedCall } from '../../../platform/module';
import { type BulkStart, bulkCall, startBulk } from './bulk.handler';
import type { TypesByName } from './extract-rows.query';
import { placesByNameCall } from './places-by-name.handler';
import { journeyCalls } from './journeys.handler';

type Plain = Readonly<Record<string, unknown>>;

/** Records moved per transaction. */
const AT_ONCE = 500;

type Standing = Use & ReferringField;

/** Returns the number of records by kind; a kind may reference the location in several fields. */
function countsByKind(standing: readonly Standing[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind, count } of standing) counts[kind] = (counts[kind] ?? 0) + count;
  return counts;
}

const locationDependenciesCall = handler(
  locationDependencies,
  async ({ input: { location_id }, read, entities }): Promise<LocationDependencies> => {
    await read(location).get(location_id);
    const standing = await usesByReference(read, entities(), location, location_id);
    return { location_id, dependencies: countsByKind(standing) };
  },
);

/** Throws `notAuthorised` if the person may not delete records of one of the kinds themselves. */
function expectMovable(standing: readonly Standing[], { roles }: Pick<Context, 'roles'>): void {
  for (const { kind, entity } of standing) {
    const allow = kind === activity.name ? ADMIN : entity.allow.remove;
    if (!isAllowed(allow, roles)) throw notAuthorised(allow);
  }
}

/** Returns the changes that move a record, including the object that the field is read from. */
const placedAt = ({ name, field: { readOff } }: ReferringField, to: string, record: Plain): Plain =>
  readOff === undefined
    ? { [name]: to }
    : { [name]: to, [readOff]: { ...(record[readOff] as Plain | null), [name]: to } };

type ReassignCall = Parameters<Parameters<typeof handler<typeof reassignDependencies>>[1]>[0];

/**
 * Moves the records that reference the location in one field, in several transactions. Rules are skipped: they validate
 * user input and would reject applied documents and erased people.
 */
async function moveAll(
  place: ReferringField,
  { input: { location_id, to_location_id }, read, write }: ReassignCall,
): Promise<void> {
  const { entity } = place;
  for (;;) {
    const rows: readonly RecordOf<Entity>[] = await read(entity).list({
      where: naming(place, [location_id]),
      limit: AT_ONCE,
    });
    if (rows.length === 0) return;
    const updates = rows.map((record) => ({ record, changes: placedAt(place, to_location_id, record as Plain) }));
    await write((unit) => unit.updateAll(entity, updates, 'update'));
  }
}

/**
 * Moves all records that reference the location. If interrupted, the remaining records stay at the first location and
 * move on the next request. Activities follow in a job, which can be undone like every bulk change.
 */
const reassignDependenciesCall = handler(reassignDependencies, async (asked) => {
  const { input, read, context, entities } = asked;
  const { location_id, to_location_id } = input;
  await read(location).get(location_id);
  if (to_location_id === location_id) throw invalid({ to_location_id: REASSIGN_TEXTS.same });
  await read(location).get(to_location_id);
  const standing = await usesByReference(read, entities(), location, location_id);
  const present = standing.filter(({ count }) => count > 0);
  if (present.length === 0) throw refused(REASSIGN_TEXTS.nothing);
  expectMovable(present, context);
  const filters = { locations: [location_id], include_unapplied: 'true' };
  const change = { kind: 'edit', values: { location_id: to_location_id } } as const;
  const { activities = 0, ...moved } = countsByKind(standing);
  // Activities first: a refusal because of an approved year then comes before any record has moved.
  const started = activities > 0 ? await startBulk(asked as unknown as BulkStart, { change, filters }) : null;
  for (const place of present) if (place.kind !== activity.name) await moveAll(place, asked);
  return { ok: true, obj: { moved, job_id: started?.job_id ?? null, total: started?.total ?? 0 } };
});

/** Calls that change many activities at once, including those that move a location's records. */
export const listChangeCalls = (types: TypesByName): readonly ServedCall[] => [
  bulkCall(types),
  placesByNameCall(types),
  locationDependenciesCall,
  reassignDependenciesCall,
  ...journeyCalls,
];
