import { coverageOwner } from '@lichen/contracts/activities/coverage/coverage-owner.entity';
import type { CoverageOwner } from '@lichen/contracts/activities/coverage/coverage.call';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { member } from '@lichen/contracts/identity/member.entity';
import type { Read } from '../../../platform/engine/rules';

/** Returns the key of a location and type. */
const placeOf = (location_id: string, activity_type: string) => `${location_id}:${activity_type}`;

const toldOf = ({ first_name, last_name, email, status }: RecordOf<typeof member>) => ({
  name: `${first_name} ${last_name}`.trim() || email,
  is_stopped: status === 'stopped',
});

/** Returns the owners of coverage at these locations with their names, in two queries. */
export async function ownersAt(read: Read, locations: readonly string[]) {
  const owners = await read(coverageOwner).list({ where: { location_id: { in: [...locations] } } });
  const ids = [...new Set(owners.map(({ user_id }) => user_id))];
  const people = ids.length > 0 ? await read(member).list({ where: { id: { in: ids } } }) : [];
  const told = new Map(people.map((person) => [person._id, toldOf(person)]));
  const found = new Map(
    owners.map(({ _id, version, location_id, activity_type, user_id }): [string, CoverageOwner] => [
      placeOf(location_id, activity_type),
      { _id, version, user_id, ...(told.get(user_id) ?? { name: '', is_stopped: true }) },
    ]),
  );
  return (location_id: string, activity_type: string) => found.get(placeOf(location_id, activity_type)) ?? null;
}

/** Returns the locations at which any of the people is responsible for any of the types. */
export async function locationsOf(
  read: Read,
  people: readonly string[],
  types: readonly string[],
): Promise<readonly string[]> {
  const where = { user_id: { in: [...people] }, activity_type: { in: [...types] } };
  return [...new Set((await read(coverageOwner).list({ where })).map(({ location_id }) => location_id))];
}
