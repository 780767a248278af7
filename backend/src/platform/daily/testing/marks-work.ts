import { setTimeout as pause } from 'node:timers/promises';
import { newId, systemClock } from '../../clock';
import type { JobBatch, WriteJobBatch } from '../../engine/jobs/job-batch';
import type { Database } from '../../store/database';
import { tableOf } from '../../store/table';
import type { DailyJob, PartOfDay } from '../daily-job';

/** Parts of every company's day; a company named by its number has more. */
export const PARTS = 6;

export interface MarksSettings {
  readonly name: string;
  readonly pauseMs?: number;
  partsOf?(companyId: string): number;
  before?(part: PartOfDay): void;
}

/** A daily job that makes repeated and lost parts visible: each part inserts a mark. */
export function marksWork(database: Database, { name, pauseMs = 0, partsOf, before }: MarksSettings): DailyJob {
  const marks = tableOf('test_marks', ['company_id', 'id', 'text'], database.dialect);
  return {
    name,
    part: async (given) => {
      const { companyId, day, since, position } = given;
      const at = Number(position ?? 0);
      before?.(given);
      await pause(pauseMs);
      const text = [name, since, day, at].join(' ');
      const next = at + 1 < (partsOf?.(companyId) ?? PARTS) ? String(at + 1) : undefined;
      const row = () => ({ company_id: companyId, id: newId(systemClock), text });
      return { next, write: ({ unit }) => marks.insert(unit.sql, [row()]) };
    },
  };
}

/** Job batches without an engine: the transaction only. */
export const plainBatches: WriteJobBatch = Object.assign(
  ((_job, tools, work, checkpoint) =>
    tools.step((sql) => work({ unit: { sql } } as JobBatch), checkpoint)) as WriteJobBatch,
  { drafting: () => Promise.reject(new Error('nothing is drafted')) },
);
