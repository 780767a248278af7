import { JOB_NAMES } from '@lichen/contracts/identity/job-names';
import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import { member } from '@lichen/contracts/identity/member.entity';
import { profile } from '@lichen/contracts/identity/profile.entity';
import { z } from 'zod';
import type { Job, JobKind } from '../../../platform/jobs/job';
import type { DomainEvent, Listener } from '../../../platform/jobs/outbox';
import type { Platform } from '../../../platform/platform';
import { companyRecords } from '../../../platform/engine/company-records';

const KIND = 'members.mail';
const input = z.strictObject({ what: z.enum(['invitation', 'reset']), member_id: z.string() });

const isReset = ({ type }: DomainEvent) => type === 'members.reset_password';

/** Queues the mails for invitations and password resets that an administrator triggers, so that none is lost. */
export const mailMembers = ({ jobs }: Platform): Listener => ({
  name: 'identity.mail-members',
  on: ['members.create', 'members.invite_member', 'members.reset_password'],
  handle: async (event, tx) => {
    const what = isReset(event) ? 'reset' : 'invitation';
    const who = { companyId: event.companyId, userId: event.userId ?? '' };
    await jobs.add(tx, { ...who, kind: KIND, input: { what, member_id: event.payload['id'] } });
    // After the commit; without this, the job runner would find the job slightly later.
    setImmediate(() => jobs.wake());
  },
});

/** Job that sends the mail of an invitation or of a password reset that an administrator requested. */
export const memberMails = (platform: Platform): JobKind => ({
  kind: KIND,
  label: JOB_NAMES[KIND],
  attempts: 5,
  run: (job) => sendMail(platform, job),
});

async function sendMail({ accounts, database, configuration }: Platform, job: Job): Promise<void> {
  const { what, member_id } = input.parse(job.input);
  const person = { companyId: job.companyId, userId: member_id };
  if (what === 'reset') return accounts.mailResetLink(person);
  const read = companyRecords({ database }, job.companyId);
  const [invited, inviter, company] = await Promise.all([
    read(member).find(member_id),
    read(profile).find(job.userId),
    read(companyProfile).find(job.companyId),
  ]);
  // The invitation was withdrawn, or accepted through an earlier mail, before this one was sent.
  if (invited?.status !== 'invited') return;
  await accounts.invite({
    ...person,
    email: invited.email,
    language: invited.lang,
    inviter: inviter ? `${inviter.first_name} ${inviter.last_name}` : '',
    companyName: company?.company_name ?? new URL(configuration.publicUrl).host,
  });
}
