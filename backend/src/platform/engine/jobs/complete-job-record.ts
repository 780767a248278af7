import type { Entity, EventOf, RecordOf } from '@lichen/contracts/entity/entity';
import { Problem } from '@lichen/contracts/api/problems';
import type { Job, JobTools } from '../../jobs/job';
import type { JobBatch, WriteJobBatch } from './job-batch';

const MOST_CONFLICTS = 10;

/** Repeats the work if another person saves one of its records at the same moment; everything is read again. */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let conflicts = 1; ; conflicts += 1)
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'conflict' || conflicts >= MOST_CONFLICTS) throw error;
    }
}

/** The result of a job, written to the record that shows it. */
export interface JobRecordCompletion<E extends Entity> {
  readonly entity: E;
  readonly id: string;
  /**
   * States in which the record waits for the job's result. In any other state a person ended it meanwhile, and nothing
   * is written.
   */
  readonly from?: readonly string[];
  readonly changes: Partial<RecordOf<E>>;
  /** Event name of the change in the audit log. */
  readonly type: EventOf<E>;
  /** Additional writes in the same transaction. */
  readonly along?: (batch: JobBatch) => Promise<void>;
}

/** Writes the result of a job to the record that waits for it, with audit and announcement. */
export const completeJobRecord = <E extends Entity>(
  write: WriteJobBatch,
  job: Job,
  tools: Pick<JobTools, 'step'>,
  { entity, id, from, changes, type, along }: JobRecordCompletion<E>,
  checkpoint: unknown,
): Promise<void> =>
  retryOnConflict(() =>
    write(
      job,
      tools,
      async (batch) => {
        const record = (await batch.unit.read(entity).get(id)) as unknown as RecordOf<Entity> & { state?: string };
        if (from && !from.includes(record.state ?? '')) return;
        await along?.(batch);
        await batch.unit.update(entity, record, changes, type);
      },
      checkpoint,
    ),
  );
