import { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import { PASSPORT_LIMITS, type RevocationDocument } from '@lichen/contracts/compliance/passports/passport-format';
import { receivedPassport } from '@lichen/contracts/compliance/passports/received-passport.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { z } from 'zod';
import { companyRecords } from '../../../../platform/engine/company-records';
import { retryOnConflict } from '../../../../platform/engine/jobs/complete-job-record';
import type { JobBatch, WriteJobBatch } from '../../../../platform/engine/jobs/job-batch';
import type { Job, JobKind, JobTools } from '../../../../platform/jobs/job';
import { fetchPublic } from '../../../../platform/outside/fetch-public.client';
import type { Platform } from '../../../../platform/platform';
import { readList } from './read-list.rules';
import { EMPTIED } from '../../demands/demand.rules';

export const ASK_ISSUER = 'compliance.ask-issuer';

const jobInput = z.strictObject({ id: z.string() });
const TIMEOUT_MS = 10_000;

type Received = RecordOf<typeof receivedPassport>;
type Parts = Pick<Platform, 'database' | 'configuration' | 'clock'>;

type Heard = Pick<Received, 'asked'> & { readonly list?: RevocationDocument };

async function heardFrom({ configuration }: Parts, record: Received, signal: AbortSignal): Promise<Heard> {
  const fetched = await fetchPublic(record.list_address ?? '', {
    ...{ mostBytes: PASSPORT_LIMITS.json.bytes, timeoutMs: TIMEOUT_MS, signal },
    isPrivateAllowed: configuration.LICHEN_PRIVATE_ISSUERS,
  });
  if (!fetched.ok) return { asked: fetched.why === 'too_large' ? 'refused' : 'unreachable' };
  const list = readList(fetched.bytes, record);
  return list ? { asked: 'answered', list } : { asked: 'refused' };
}

/** What a list says of the passport. One that is older than what is known says nothing, and nothing is un-revoked. */
function saidOf(record: Received, { asked, list }: Heard, now: number): Partial<Received> {
  const done = { asked, asked_on: now, job_id: null };
  const listed_on = list ? Date.parse(list.issuedOn) : null;
  if (!list || listed_on === null || listed_on < (record.listed_on ?? 0)) return done;
  const revoked = list.revoked.find(({ id }) => id === record.passport_id);
  if (!revoked || record.revoked_on !== null) return { ...done, listed_on };
  return { ...done, listed_on, revoked_on: Date.parse(revoked.on), revoke_reason: revoked.reason };
}

/** What was taken from a passport that is revoked is no proof any more, as if the partner had recalled it. */
async function recallTaken({ unit }: JobBatch, passport_id: string): Promise<void> {
  const where = { passport_id, status: { in: ['for_review', 'submitted', 'accepted'] } };
  const taken = await unit.records(submission).list({ where });
  const changes = { status: 'recalled', ...EMPTIED };
  const recalled = taken.map((record) => ({ record: record as unknown as RecordOf<Entity>, changes }));
  if (recalled.length > 0) await unit.updateAll(submission, recalled, 'recall');
}

const finish = (write: WriteJobBatch, now: () => number, job: Job, tools: JobTools, heard: Heard) =>
  retryOnConflict(() =>
    write(
      job,
      tools,
      async (batch) => {
        const record = await batch.unit.read(receivedPassport).find(jobInput.parse(job.input).id);
        if (record?.job_id !== job.id) return;
        const said = saidOf(record, heard, now());
        await batch.unit.update(receivedPassport, record, said, 'hear');
        if (said.revoked_on) await recallTaken(batch, record._id);
      },
      'asked',
    ),
  );

/** Asks the issuer which passports it has revoked; where it cannot be asked, that is said and nothing guessed. */
export function askIssuerJob(parts: Parts, write: WriteJobBatch): JobKind {
  const now = () => parts.clock.now();
  const ended = (job: Job, tools: JobTools) => finish(write, now, job, tools, { asked: 'unreachable' });
  return {
    ...{ kind: ASK_ISSUER, label: 'Asking the issuer of a passport', attempts: 3, lane: 'outside' },
    run: async (job, tools) => {
      const record = await companyRecords(parts, job.companyId)(receivedPassport).find(jobInput.parse(job.input).id);
      if (record?.job_id !== job.id) return {};
      await finish(write, now, job, tools, await heardFrom(parts, record, tools.signal));
      return {};
    },
    gaveUp: ended,
    cancelled: ended,
  };
}
