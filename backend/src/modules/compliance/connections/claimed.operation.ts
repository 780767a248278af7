import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import { connectionInvitation } from '@lichen/contracts/compliance/connection-invitation.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Connections, End } from '../../../platform/connections/connections';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';

type Invitation = RecordOf<typeof connectionInvitation>;

/** Name of a company without set-up in another company's log. */
const UNNAMED = 'The invited company';

/** Name of the acting company; the other side is told nothing else of who acts. */
export async function companyNameOf(unit: UnitOfWork, companyId: string): Promise<string> {
  return (await unit.read(companyProfile).find(companyId))?.company_name ?? UNNAMED;
}

export async function invitationOf(unit: UnitOfWork, connection_id: string): Promise<Invitation | undefined> {
  const [found] = await unit.read(connectionInvitation).list({ where: { connection_id }, limit: 1 });
  return found;
}

/** Takes an invitation back; whoever has claimed it sees that it is over. */
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
