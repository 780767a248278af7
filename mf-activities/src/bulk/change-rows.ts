import type { ActivityQuery } from '@lichen/contracts/activities/activity-query';
import { BULK_AT_ONCE, type BulkChange, bulkActivities } from '@lichen/contracts/activities/bulk.call';
import type { BulkFailure, BulkOutcome } from '@lichen/contracts/activities/bulk.entity';
import type { RecordAnswer } from '@lichen/contracts/wire';
import { data } from '@lichen/kit';

export interface Target {
  _id: string;
  version?: number | null;
}

export interface BulkResult {
  change: BulkChange;
  done: number;
  failed: number;
  failures: readonly BulkFailure[];
  /** Of work that ended before its end: rows that nobody looked at. */
  unreached?: number;
}

const sent = <T extends object>(body: object) =>
  data<RecordAnswer<T>>(bulkActivities.name, { method: 'POST', body }).then(({ obj }) => obj);

/** Changes these rows, as many at once as one answer takes. */
export async function changeRows(change: BulkChange, targets: readonly Target[]): Promise<BulkResult> {
  const outcomes: BulkOutcome[] = [];
  for (let at = 0; at < targets.length; at += BULK_AT_ONCE) {
    const rows = targets
      .slice(at, at + BULK_AT_ONCE)
      .map(({ _id, version }) => ({ _id, ...(typeof version === 'number' ? { version } : {}) }));
    outcomes.push(...(await sent<{ outcomes: BulkOutcome[] }>({ change, rows })).outcomes);
  }
  const failures = outcomes.filter((outcome) => !outcome.ok);
  return { change, done: outcomes.length - failures.length, failed: failures.length, failures };
}

/** Changes all of a filtered list in the background; answers the id of the work's record. */
export const changeAll = async (change: BulkChange, filters: ActivityQuery): Promise<string> =>
  (await sent<{ _id: string }>({ change, filters }))._id;
