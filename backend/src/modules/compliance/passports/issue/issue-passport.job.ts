import { Problem } from '@lichen/contracts/api/problems';
import { passportIssuer } from '@lichen/contracts/compliance/passports/passport-issuer.entity';
import { PASSPORT_TEXTS } from '@lichen/contracts/compliance/passports/passport-texts';
import { supplierPassport } from '@lichen/contracts/compliance/passports/supplier-passport.entity';
import { z } from 'zod';
import { companyRecords } from '../../../../platform/engine/company-records';
import { completeJobRecord } from '../../../../platform/engine/jobs/complete-job-record';
import type { JobBatch, WriteJobBatch } from '../../../../platform/engine/jobs/job-batch';
import type { Job, JobKind, JobTools } from '../../../../platform/jobs/job';
import type { Platform } from '../../../../platform/platform';
import { keepPassport, legalName, personOf } from './keep-passport.rules';
import { sealedAnew } from './issuer.rules';
import { madePassport } from './make-passport.rules';
import { type Ordered, passportSources } from './passport-order.rules';

export const ISSUE_PASSPORT = 'compliance.issue-passport';

const ids = z.array(z.string());
const jobInput = z.strictObject({ id: z.string(), docs: ids, answers: ids, years: ids });

type Parts = Pick<Platform, 'database' | 'clock' | 'files' | 'seals' | 'configuration'>;

/** Builds, signs and stores the passport. An interrupted run starts again, because nobody has seen its result. */
async function issue(parts: Parts, write: WriteJobBatch, job: Job, tools: JobTools): Promise<object> {
  const { id, ...ordered }: { id: string } & Ordered = jobInput.parse(job.input);
  const read = companyRecords(parts, job.companyId);
  const record = await read(supplierPassport).find(id);
  if (record?.state !== 'making' || record.job_id !== job.id) return {};
  const now = parts.clock.now();
  const sources = await passportSources(read, ordered);
  const issuer = await read(passportIssuer).get(job.companyId);
  const name = await legalName(read, job.companyId);
  const making = { companyId: job.companyId, record, issuer, name, sources, now };
  const made = await madePassport(parts, making, tools);
  const changes = {
    ...{ state: 'issued' as const, passport_id: `urn:uuid:${id}`, ...made, issued_on: now },
    ...{ issued_by: await personOf(read, job.userId) },
  };
  const keep = async ({ unit, context }: JobBatch) => {
    const held = await unit.records(supplierPassport).held(id, 'exclusive');
    if (held?.state !== 'making' || held.job_id !== job.id) return;
    const file_id = await keepPassport(parts, unit, context, { id, ...made, name: record.name });
    await unit.update(supplierPassport, held, { ...changes, file_id }, 'issue');
    const sealed_key = sealedAnew(parts, issuer);
    // A key created meanwhile by a rotation is already encrypted with the current secret.
    if (sealed_key)
      await unit.mark(passportIssuer, [{ id: issuer._id, sealed_key: issuer.sealed_key }], { sealed_key });
  };
  await write(job, tools, keep, { done: true }, { done: sources.docs.length, total: sources.docs.length });
  return { id };
}

/** Ends the record as failed or cancelled; stores the reason of a failure. */
const ended =
  (write: WriteJobBatch, state: 'failed' | 'cancelled', type: 'fail' | 'cancel') =>
  (job: Job, tools: JobTools, error?: unknown) =>
    completeJobRecord(
      write,
      job,
      tools,
      {
        ...{ entity: supplierPassport, id: jobInput.parse(job.input).id, from: ['making'], type },
        changes: {
          ...{ state, job_id: null },
          problem: state === 'failed' ? (error instanceof Problem ? error.message : PASSPORT_TEXTS.failed) : null,
        },
      },
      tools.checkpoint,
    );

/** Job that builds, signs and stores an ordered passport. */
export const issuePassportJob = (parts: Parts, write: WriteJobBatch): JobKind => ({
  kind: ISSUE_PASSPORT,
  label: 'Supplier passport',
  attempts: 3,
  run: (job, tools) => issue(parts, write, job, tools),
  gaveUp: ended(write, 'failed', 'fail'),
  cancelled: ended(write, 'cancelled', 'cancel'),
});
