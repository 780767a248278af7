import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import { DAY } from '@lichen/contracts/formats/days';
import { profile } from '@lichen/contracts/identity/profile.entity';
import { ADMIN, isAllowed, type Role } from '@lichen/contracts/portal/roles';
import type { Read } from '../../../platform/engine/rules';
import { getOrInsertComputed } from '../../../platform/map-get-or-insert';
import type { Period } from '@lichen/contracts/identity/tasks/task-periods';

const ENTRIES = ['vehicle_activitys', 'vehicle_journeys'];
/** Roles that manage all vehicles, and roles that review the vehicles assigned to them. */
const KEEPERS: readonly Role[] = ['admin', 'edit_business', 'vehicle_admin'];
const REVIEWERS: readonly Role[] = [...KEEPERS, 'vehicle_review'];

interface Reader {
  readonly _id: string;
  readonly first_name: string;
  readonly email: string;
  readonly lang: string;
  readonly roles: readonly Role[];
}

/** One person, and the vehicles whose entries they are asked for. */
export interface Reminder {
  readonly to: Reader;
  readonly vehicles: readonly { readonly _id: string; readonly name: string }[];
}

/** Returns the vehicles that existed before the period ended and have no entry in it. */
async function silentVehicles(read: Read, { from, to }: Period) {
  const where = { activity_type: { in: ENTRIES }, from: { atMost: to }, to: { atLeast: from } };
  const heard = await read(activity).groups({ by: ['vehicle_id'], measures: [], selection: { where } });
  const entered = new Set(heard.map((row) => row['vehicle_id']));
  const there = { where: { created_on: { below: to + DAY } } };
  const vehicles = await read(vehicle).part(['_id', 'name', 'location_id', 'admin_profile_id'], there);
  return vehicles.filter(({ _id }) => !entered.has(_id));
}

/** Returns active users with a confirmed address whose roles open vehicles, by user id. */
async function readersOf(read: Read): Promise<ReadonlyMap<string, Reader>> {
  const where = { status: 'active', confirmed_on: { not: null } };
  const people = await read(profile).part(['_id', 'first_name', 'email', 'lang', 'roles'], { where });
  return new Map(people.filter(({ roles }) => isAllowed(REVIEWERS, roles)).map((person) => [person._id, person]));
}

/**
 * Returns who is reminded of which vehicles: the vehicle's administrator; failing that, the vehicle managers at its
 * location; failing those, the account's administrators. Each person occurs once, in order of user id.
 */
export async function remindersFor(read: Read, period: Period): Promise<Reminder[]> {
  const silent = await silentVehicles(read, period);
  if (silent.length === 0) return [];
  const readers = await readersOf(read);
  const ids = [...readers.keys()];
  const staff = await read(staffProfile).part(['_id', 'uid', 'location_id'], { where: { uid: { in: ids } } });
  const users = staff.flatMap(({ _id, uid, location_id }) => (uid ? [{ _id, uid, location_id }] : []));
  const userOf = new Map(users.map(({ _id, uid }) => [_id, uid]));
  const keeps = (uid: string) => isAllowed(KEEPERS, readers.get(uid)?.roles ?? []);
  const administrators = ids.filter((id) => isAllowed(ADMIN, readers.get(id)?.roles ?? []));
  const askedFor = ({ admin_profile_id, location_id }: (typeof silent)[number]): readonly string[] => {
    const own = userOf.get(admin_profile_id ?? '');
    if (own) return [own];
    const there = users.filter((each) => each.location_id === location_id && keeps(each.uid)).map(({ uid }) => uid);
    return there.length > 0 ? there : administrators;
  };
  const asked = new Map<string, { _id: string; name: string }[]>();
  for (const each of silent)
    for (const uid of new Set(askedFor(each))) getOrInsertComputed(asked, uid, () => []).push(each);
  return [...asked]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([uid, vehicles]) => {
      const to = readers.get(uid);
      return to ? [{ to, vehicles }] : [];
    });
}
