import { CODE_ATTEMPTS, CONNECTION_TEXTS, RESEND_WAIT_MS } from '@lichen/contracts/compliance/connection-texts';
import { connectionInvitation } from '@lichen/contracts/compliance/connection-invitation.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { isLanguage } from '@lichen/contracts/text/languages';
import { refused } from '@lichen/contracts/api/problems';
import type { Connections, End, Offer } from '../../../platform/connections/connections';
import { operation } from '../../../platform/engine/operations';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { SYSTEM } from '../../../platform/jobs/jobs';
import { invitationOf, companyNameOf, withdrawPending } from './claimed.operation';
import { EXPIRY_KIND } from './expire-invitation.job';
import { mailOffer } from './mail-offer.operation';

type Partner = RecordOf<typeof partner>;

const OPEN: readonly Partner['invite_status'][] = ['invited', 'requested'];

function expectInvitable(record: Partner, email: string, now: number): void {
  if (record.invite_status === 'connected') throw refused(CONNECTION_TEXTS.connectedAlready);
  const isRecent = record.invited_on !== null && now - record.invited_on < RESEND_WAIT_MS;
  if (isRecent && record.invite_email === email) throw refused(CONNECTION_TEXTS.tooSoon);
}

/** Renews the term and attempts of an invitation that was already claimed; returns false if it was not. */
async function renewed(unit: UnitOfWork, connections: Connections, end: End, { expiresOn }: Offer): Promise<boolean> {
  const claimed = await connections.claimant(unit.sql, end);
  if (!claimed) return false;
  const theirs = unit.across(claimed.claimant, await companyNameOf(unit, end.companyId));
  const invitation = await invitationOf(theirs, claimed.id);
  if (!invitation) return false;
  const changes = { invite_attempts_remaining: CODE_ATTEMPTS, expires_on: expiresOn };
  await theirs.update(connectionInvitation, invitation, { ...changes, invite_status: 'requested' }, 'resend');
  return true;
}

/** Sends an invitation with a new link and a new code; the earlier ones stop working. */
export const invitePartner = operation(partner, 'invite', async ({ record, input, context, unit, platform }) => {
  const { email, lang = isLanguage(context.language) ? context.language : 'en-GB' } = input;
  expectInvitable(record, email, context.now);
  const end = { companyId: context.companyId, recordId: record._id };
  // Another address means another company: whoever claimed the last invitation loses it.
  if (record.invite_email !== email) await withdrawPending(unit, platform.connections, end);
  const offer = await platform.connections.offer(unit.sql, end);
  if (!offer) throw refused(CONNECTION_TEXTS.connectedAlready);
  const isClaimed = await renewed(unit, platform.connections, end, offer);
  await mailOffer(platform, unit, context, { email, lang }, offer);
  await platform.jobs.add(unit.sql, {
    ...{ companyId: context.companyId, userId: SYSTEM, kind: EXPIRY_KIND },
    ...{ input: { partner_id: record._id }, dueOn: offer.expiresOn },
  });
  return {
    invite_status: isClaimed ? ('requested' as const) : ('invited' as const),
    invite_email: email,
    invite_lang: lang,
    invited_on: context.now,
    invite_expires_on: offer.expiresOn,
  };
});

export const withdrawInvitation = operation(
  partner,
  'withdraw_invitation',
  async ({ record, context, unit, platform }) => {
    if (!OPEN.includes(record.invite_status)) throw refused(CONNECTION_TEXTS.notInvited);
    await withdrawPending(unit, platform.connections, { companyId: context.companyId, recordId: record._id });
    return { invite_status: 'none' as const, invite_expires_on: null };
  },
);
