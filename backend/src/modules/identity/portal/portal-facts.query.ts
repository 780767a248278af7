import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import { account } from '@lichen/contracts/identity/account.entity';
import { profile } from '@lichen/contracts/identity/profile.entity';
import type { PortalAnswer, PortalUser } from '@lichen/contracts/portal/portal';
import type { Session } from '../../../platform/accounts/accounts';
import { companyRecords } from '../../../platform/engine/company-records';
import type { Platform } from '../../../platform/platform';
import type { Visitor } from './areas';

type Facts = Pick<PortalAnswer, 'user' | 'account'>;

/** Returns the logged-in person and their company, for the portal answer. */
export async function portalFacts(
  { database }: Platform,
  session: Session,
  { setupComplete }: Visitor,
): Promise<Facts> {
  const read = companyRecords({ database }, session.companyId);
  const [person, company, details] = await Promise.all([
    read(profile).get(session.userId),
    read(account).get(session.companyId),
    read(companyProfile).find(session.companyId),
  ]);
  const user: PortalUser = {
    _id: session.userId,
    email: person.email,
    first_name: person.first_name,
    last_name: person.last_name,
    role: person.role,
    roles: [...session.roles],
    lang: person.lang,
    setup_complete: setupComplete,
    seen_welcome: person.seen_welcome,
    is_confirmed: person.confirmed_on !== null,
  };
  const { emission_units, corporate } = company;
  const company_name = details?.company_name ?? null;
  return {
    user,
    account: { _id: company._id, company_name, modules: [...session.modules], emission_units, corporate },
  };
}
