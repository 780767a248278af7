import { Problem } from '@lichen/contracts/api/problems';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { companyRecords } from '../../../../platform/engine/company-records';
import type { WriteJobBatch } from '../../../../platform/engine/jobs/job-batch';
import type { Job, JobTools } from '../../../../platform/jobs/job';
import type { Platform } from '../../../../platform/platform';
import { applyByItself, LookFirstError } from './apply-by-itself.rules';

interface Parts {
  readonly platform: Pick<Platform, 'database'>;
  readonly write: WriteJobBatch;
}

/** The reading that has just ended. */
interface Read {
  readonly job: Job;
  readonly tools: JobTools;
  /** The document. */
  readonly id: string;
}

/**
 * A document that is right from the first moment may be applied by itself. Whatever is against it, it is read and waits for
 * somebody: nothing of the try is left.
 */
export async function applyRead({ platform, write }: Parts, { job, tools, id }: Read): Promise<void> {
  const record = await companyRecords(platform, job.companyId)(doc).find(id);
  if (record?.status !== 'validated') return;
  try {
    await write(
      job,
      tools,
      async (batch) => {
        const now = await batch.unit.read(doc).find(id);
        if (now?.version !== record.version) return;
        await batch.unit.update(doc, now, await applyByItself(now, batch), 'apply_by_itself');
      },
      'applied',
    );
  } catch (error) {
    if (!(error instanceof LookFirstError || error instanceof Problem)) throw error;
  }
}
