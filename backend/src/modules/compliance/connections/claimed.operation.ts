import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import { connectionInvitation } from '@lichen/contracts/compliance/connection-invitation.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Connections, End } from '../../../platform/connections/connections';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';

type Invitation = RecordOf<typeof connectionInvitation>;

/** Name shown in another company's log for a company that has not completed its set-up. */
const UNNAMED = 'The invited company';

/** Returns the name of a company; the other side learns nothing else about who acts. */
export async function companyNameOf(unit: UnitOfWork, companyId: string): Promise<string> {
  return (await unit.read(companyProfile).find(companyId))?.company_name ?? UNNAMED;
}

/** Returns this company's record of an invitation; undefined without one. */
export async function invitationOf(unit: UnitOfWork, connection_id: string): Promise<Invitation | undefined> {
  const [found] = await unit.read(connectionInvitation).list({ where: { connection_id }, limit: 1 });
  return found;
}

/** Withdraws an open invitation; a company that has claimed it sees it as expired. */
export async function withdrawPending(unit: UnitOfWork, connections: Connections, end: End): Promise<void> {
  const claimed = await connections.claimant(unit.sql, end);
  if (claimed) {
    const theirs = unit.across(claimed.claimant, await companyNameOf(unit, end.companyId));
    const invitation = await invitationOf(theirs, claimed.id);
    if (invitation?.invite_status === 'requested')
      await theirs.update(connectionInvitation, invitation, { invite_status: 'expired' }, 'withdraw_invitation');
  }
  await connections.end(unit.sql, end);
}
