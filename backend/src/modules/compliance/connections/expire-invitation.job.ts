import { connectionInvitation } from '@lichen/contracts/compliance/connection-invitation.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { z } from 'zod';
import type { WriteJobBatch } from '../../../platform/engine/jobs/job-batch';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import type { JobKind } from '../../../platform/jobs/job';
import type { Platform } from '../../../platform/platform';
import { invitationOf, companyNameOf } from './claimed.operation';

export const EXPIRY_KIND = 'compliance.expire-invitation';
const input = z.strictObject({ partner_id: z.string() });

async function expire({ connections }: Platform, unit: UnitOfWork, companyId: string, recordId: string, now: number) {
  const record = await unit.read(partner).find(recordId);
  const isOpen = record?.invite_status === 'invited' || record?.invite_status === 'requested';
  // If it was resent, answered or withdrawn since, another job handles the new term.
  if (!isOpen || record.invite_expires_on === null || record.invite_expires_on > now) return;
  await unit.update(partner, record, { invite_status: 'expired' }, 'expire_invitation');
  const claimed = await connections.claimant(unit.sql, { companyId, recordId });
  if (!claimed) return;
  const theirs = unit.across(claimed.claimant, await companyNameOf(unit, companyId));
  const invitation = await invitationOf(theirs, claimed.id);
  if (invitation?.invite_status === 'requested')
    await theirs.update(connectionInvitation, invitation, { invite_status: 'expired' }, 'expire_invitation');
}

/** Job that ends an invitation on both sides when its term is over. */
export const expireInvitation = (platform: Platform, write: WriteJobBatch): JobKind => ({
  kind: EXPIRY_KIND,
  attempts: 5,
  run: (job, tools) =>
    write(
      job,
      tools,
      ({ unit, context }) => expire(platform, unit, job.companyId, input.parse(job.input).partner_id, context.now),
      null,
    ),
});
