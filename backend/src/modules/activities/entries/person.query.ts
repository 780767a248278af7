import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { notAuthorised } from '../../../platform/engine/permissions/permit';
import type { Context, Read } from '../../../platform/engine/rules';

type Profile = RecordOf<typeof staffProfile>;

const KEEPERS = ['admin', 'edit_staff'] as const;

/** A person of the staff, for those who keep the records of all and for the person alone. */
export async function personOf(read: Read, id: string, { roles, userId }: Context): Promise<Profile> {
  const profile = await read(staffProfile).get(id);
  const isKeeper = KEEPERS.some((role) => roles.includes(role));
  if (!isKeeper && profile.uid !== userId) throw notAuthorised(KEEPERS);
  return profile;
}

/** Returns the staff profile of the caller; undefined if there is none. */
export async function ownProfile(read: Read, { userId }: Context): Promise<Profile | undefined> {
  const [own] = await read(staffProfile).list({ where: { uid: userId }, limit: 1 });
  return own;
}
