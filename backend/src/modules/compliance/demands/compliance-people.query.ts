import { profile } from '@lichen/contracts/identity/profile.entity';
import { ADMIN, isAllowed } from '@lichen/contracts/portal/roles';
import type { Read } from '../../../platform/engine/rules';

/** Somebody who is told about compliance. */
export interface Reader {
  readonly _id: string;
  readonly first_name: string;
  readonly email: string;
  readonly lang: string;
}

/**
 * Whoever looks after compliance: compliance officers; where there is none, the administrators. Only people who may log
 * in and have confirmed their address are written to.
 */
export async function compliancePeople(read: Read): Promise<readonly Reader[]> {
  const where = { status: 'active', confirmed_on: { not: null } };
  const people = await read(profile).part(['_id', 'first_name', 'email', 'lang', 'roles'], { where });
  const officers = people.filter(({ roles }) => roles.includes('compliance_officer'));
  return officers.length > 0 ? officers : people.filter(({ roles }) => isAllowed(ADMIN, roles));
}
