import { setTimeout as pause } from 'node:timers/promises';
import { tableOf } from '../../store/table';
import type { JobKind } from '../job';

export const PORTIONS = 12;
export const IN_PORTION = 25;

/** A job that makes repeated and lost batches visible: it inserts rows and counts them in its checkpoint. */
export const rowsJob = (dialect: 'sqlite' | 'mysql', pauseMs: number): JobKind => ({
  kind: 'rows',
  attempts: 3,
  run: async (job, tools) => {
    const marks = tableOf('test_marks', ['company_id', 'id', 'text'], dialect);
    const from = (tools.checkpoint as { batch: number } | undefined)?.batch ?? 0;
    for (let batch = from; batch < PORTIONS; batch += 1) {
      await tools.step(
        async (tx) => {
          const before = await marks.count(tx, { where: { company_id: job.companyId } });
          const rows = Array.from({ length: IN_PORTION }, (_, index) => ({
            company_id: job.companyId,
            id: `${job.id.slice(-8)}-${before + index}`,
            text: `batch ${batch}`,
          }));
          await marks.insert(tx, rows);
        },
        { batch: batch + 1 },
      );
      await tools.progress(batch + 1, PORTIONS);
      await pause(pauseMs);
    }
    return { batches: PORTIONS };
  },
});
