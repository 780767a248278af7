import { initConnect } from '@lichen/contracts/compliance/connect.call';
import { connectionInvitation } from '@lichen/contracts/compliance/connection-invitation.entity';
import { CODE_ATTEMPTS, CONNECTION_TEXTS } from '@lichen/contracts/compliance/connection-texts';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { ENTRY_TEXTS } from '@lichen/contracts/identity/account-rules';
import { refused } from '@lichen/contracts/api/problems';
import type { Claim, Received } from '../../../platform/connections/connections';
import type { Context } from '../../../platform/engine/rules';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { newRow } from '../../../platform/engine/unit/row-writes';
import { handler } from '../../../platform/module';
import { invitationOf, companyNameOf } from './claimed.operation';

const REFUSALS: Record<Extract<Claim, string>, string> = {
  unknown: ENTRY_TEXTS.inviteUnknown,
  own: CONNECTION_TEXTS.own,
  connected: CONNECTION_TEXTS.knownCompany,
};

type Invitation = RecordOf<typeof connectionInvitation>;

/** Writes the invitation on both sides; opening the link again changes nothing. */
async function receive(unit: UnitOfWork, context: Context, { id, inviter, expiresOn }: Received): Promise<Invitation> {
  const known = await invitationOf(unit, id);
  if (known?.invite_status === 'requested') return known;
  const theirs = unit.across(inviter, await companyNameOf(unit, context.companyId));
  const asked = await theirs.records(partner).find(inviter.recordId);
  if (!asked) throw refused(ENTRY_TEXTS.inviteUnknown);
  await theirs.update(partner, asked, { invite_status: 'requested' }, 'receive_invitation');
  const open = {
    company_name: await companyNameOf(theirs, inviter.companyId),
    invite_status: 'requested',
    invite_attempts_remaining: CODE_ATTEMPTS,
    expires_on: expiresOn,
  } as const;
  if (known) return unit.update(connectionInvitation, known, open, 'receive_invitation');
  const fresh = { _id: context.newId(), ...newRow(context), ...open, partner_id: null, connection_id: id };
  await unit.insert(connectionInvitation, fresh, 'receive_invitation');
  return fresh;
}

export const initConnectOperation = handler(initConnect, ({ input, context, write, platform }) =>
  write(async (unit) => {
    const claim = await platform.connections.claim(unit.sql, input.invitationCode, context.companyId);
    if (typeof claim === 'string') throw refused(REFUSALS[claim]);
    const { _id, version } = await receive(unit, context, claim);
    return { ok: true, obj: { _id, version } };
  }),
);
