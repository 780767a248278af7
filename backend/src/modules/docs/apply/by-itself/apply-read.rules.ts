import { Problem } from '@lichen/contracts/api/problems';
import { doc } from '@lichen/contracts/docs/doc.entity';
import type { DocStatus } from '@lichen/contracts/docs/doc-statuses';
import type { WaitsFor } from '@lichen/contracts/docs/waits-for';
import { companyRecords } from '../../../../platform/engine/company-records';
import type { WriteJobBatch } from '../../../../platform/engine/jobs/job-batch';
import type { Job, JobTools } from '../../../../platform/jobs/job';
import type { Platform } from '../../../../platform/platform';
import { warningsOf } from '../../review/warnings.query';
import { applyByItself, LookFirstError } from './apply-by-itself.rules';

interface Parts {
  readonly platform: Pick<Platform, 'database'>;
  readonly write: WriteJobBatch;
}

/** States in which automatic application of a document that was just read is tried. */
const TRIED: readonly DocStatus[] = ['validated', 'ready', 'invalid'];

/** A finished reading job and the document that it read. */
interface Read {
  readonly job: Job;
  readonly tools: JobTools;
  /** Id of the document. */
  readonly id: string;
}

/** Tries to apply the document in one transaction. Returns why a person has to look; null if nobody has to. */
async function tried(
  { write }: Pick<Parts, 'write'>,
  { job, tools, id }: Read,
  version: number,
): Promise<WaitsFor | null> {
  try {
    await write(
      job,
      tools,
      async (batch) => {
        const now = await batch.unit.read(doc).find(id);
        if (now?.version !== version) return;
        await batch.unit.update(doc, now, await applyByItself(now, batch), 'apply_by_itself');
      },
      'applied',
    );
    return null;
  } catch (error) {
    if (error instanceof LookFirstError)
      return error.reason === 'not_switched_on' || error.reason === 'put_off' ? null : error.reason;
    if (error instanceof Problem) return 'refused';
    throw error;
  }
}

/**
 * Tries to apply a document right after reading it. If a person has to look first, stores the reason in `waits_for`.
 */
export async function applyRead({ platform, write }: Parts, read: Read): Promise<void> {
  const { job, tools, id } = read;
  const record = await companyRecords(platform, job.companyId)(doc).find(id);
  if (!record || !TRIED.includes(record.status)) return;
  const waits_for = await tried({ write }, read, record.version);
  if (waits_for === null) return;
  await write(
    job,
    tools,
    async ({ unit }) => {
      // Skipped if the document has changed meanwhile.
      const now = await unit.read(doc).find(id);
      if (now?.version !== record.version) return;
      const warnings = await warningsOf(unit.read, now, now.prep_data ?? {});
      await unit.mark(doc, [{ id }], { waits_for, warnings });
    },
    'applied',
  );
}
