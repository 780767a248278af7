import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import type { Invitation } from '@lichen/contracts/identity/account-rules';
import { member } from '@lichen/contracts/identity/member.entity';
import type { Platform } from '../../../platform/platform';
import { companyRecords } from '../../../platform/engine/company-records';

/** Returns company, inviter and address of an invitation; undefined when the code is invalid. */
export async function invitationOf(
  { accounts, database }: Pick<Platform, 'accounts' | 'database'>,
  code: string,
): Promise<Invitation | undefined> {
  const invited = await accounts.invited(code);
  if (!invited) return undefined;
  const read = companyRecords({ database }, invited.companyId);
  const [company, person] = await Promise.all([
    read(companyProfile).find(invited.companyId),
    read(member).find(invited.userId),
  ]);
  const inviter = person ? await read(member).find(person.created_by) : undefined;
  return {
    company: company?.company_name ?? '',
    inviter: inviter ? `${inviter.first_name} ${inviter.last_name}` : '',
    email: invited.email,
  };
}
