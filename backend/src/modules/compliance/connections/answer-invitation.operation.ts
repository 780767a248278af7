import { connectionInvitation } from '@lichen/contracts/compliance/connection-invitation.entity';
import { CONNECTION_TEXTS, wrongCodeText } from '@lichen/contracts/compliance/connection-texts';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import type { EventOf, RecordOf } from '@lichen/contracts/entity/entity';
import { invalid, refused } from '@lichen/contracts/api/problems';
import type { Received } from '../../../platform/connections/connections';
import { expectConfirmed } from '../../../platform/accounts/expect-confirmed';
import { operation } from '../../../platform/engine/operations';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { companyNameOf } from './claimed.operation';
import { ownPartnerFor } from './own-partner.operation';

type Invitation = RecordOf<typeof connectionInvitation>;

function expectOpen({ invite_status }: Invitation): void {
  if (invite_status === 'expired') throw refused(CONNECTION_TEXTS.expired);
  if (invite_status !== 'requested') throw refused(CONNECTION_TEXTS.notOpen);
}

const wrongCode = ({ invite_attempts_remaining: before }: Invitation) => ({
  refusal: invalid({ connection_code: wrongCodeText(before - 1) }),
  changes: { invite_attempts_remaining: before - 1 },
  as: 'wrong_code' as const,
});

/** The invitation expired, or the inviting company withdrew it, since the record was last written. */
const noLongerOpen = () => ({
  refusal: refused(CONNECTION_TEXTS.expired),
  changes: { invite_status: 'expired' as const },
  as: 'expire_invitation' as const,
});

/** Writes the answer into the partner record of the inviting company. */
async function tellInviter(
  unit: UnitOfWork,
  { inviter }: Received,
  actor: string,
  changes: object,
  as: EventOf<typeof partner>,
) {
  const theirs = unit.across(inviter, actor);
  const asked = await theirs.records(partner).find(inviter.recordId);
  if (!asked) throw refused(CONNECTION_TEXTS.notOpen);
  await theirs.update(partner, asked, { ...changes }, as);
}

/** Connects the two companies if the code is right; a wrong code uses up one attempt. */
export const acceptInvitation = operation(
  connectionInvitation,
  'accept_invitation',
  async ({ record, input, context, unit, platform: { connections, database } }) => {
    expectOpen(record);
    await expectConfirmed(database, unit.sql, context);
    if (record.invite_attempts_remaining < 1) throw invalid({ connection_code: CONNECTION_TEXTS.noneLeft });
    const received = await connections.received(unit.sql, record.connection_id, context.companyId);
    if (!received) return noLongerOpen();
    if (!(await connections.hasCode(unit.sql, received.id, input.connection_code))) return wrongCode(record);

    const company_name = await companyNameOf(unit, context.companyId);
    const recordId = await ownPartnerFor(unit, connections, record.company_name, context);
    const isFirst = await connections.join(unit.sql, received.id, { companyId: context.companyId, recordId });
    if (!isFirst) throw refused(CONNECTION_TEXTS.notOpen);
    const connected = { invite_status: 'connected', connected_on: context.now, invite_expires_on: null };
    await tellInviter(unit, received, company_name, { ...connected, company_name }, 'connect');
    return { invite_status: 'connected' as const, partner_id: recordId };
  },
);

/** Rejects an invitation and tells the inviting company. */
export const rejectInvitation = operation(
  connectionInvitation,
  'reject_invitation',
  async ({ record, context, unit, platform: { connections } }) => {
    expectOpen(record);
    const received = await connections.received(unit.sql, record.connection_id, context.companyId);
    if (!received) return noLongerOpen();
    const actor = await companyNameOf(unit, context.companyId);
    const rejected = { invite_status: 'rejected' as const };
    await tellInviter(unit, received, actor, { ...rejected, invite_expires_on: null }, 'reject_invitation');
    await connections.close(unit.sql, received.id);
    return rejected;
  },
);
