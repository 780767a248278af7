import { profile } from '@lichen/contracts/identity/profile.entity';
import { ADMIN, isAllowed } from '@lichen/contracts/portal/roles';
import type { Read } from '../../../platform/engine/rules';

/** A person who receives compliance notices. */
export interface Reader {
  readonly _id: string;
  readonly first_name: string;
  readonly email: string;
  readonly lang: string;
}

/**
 * Returns the compliance officers, or the administrators if there are none. Leaves out people who may not log in or
 * have not confirmed their email address.
 */
export async function compliancePeople(read: Read): Promise<readonly Reader[]> {
  const where = { status: 'active', confirmed_on: { not: null } };
  const people = await read(profile).part(['_id', 'first_name', 'email', 'lang', 'roles'], { where });
  const officers = people.filter(({ roles }) => roles.includes('compliance_officer'));
  return officers.length > 0 ? officers : people.filter(({ roles }) => isAllowed(ADMIN, roles));
}
