import type { ActivityQuery } from '@lichen/contracts/activities/list/activity-query';
import { BULK_AT_ONCE, type BulkChange, bulkActivities } from '@lichen/contracts/activities/list/bulk.call';
import type { BulkFailure, BulkOutcome } from '@lichen/contracts/activities/list/bulk.entity';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { asDataError, failureText, data, withOneReason } from '@lichen/kit';

/** A row to change; `version` and `activity_type` are those seen when it was selected. */
export interface BulkTarget {
  _id: string;
  version?: number | null;
  activity_type?: string | null;
}

export interface BulkResult {
  change: BulkChange;
  done: number;
  failed: number;
  failures: readonly BulkFailure[];
  /** Number of rows that an interrupted change did not reach. */
  unreached?: number;
  /** Rows left unprocessed, where known, so that the change can be continued, and the reason why it stopped. */
  left?: readonly BulkTarget[];
  stoppedBy?: string | null;
  /** Deleted rows, which can be restored. */
  removed?: readonly BulkTarget[];
}

export interface BulkProgressCount {
  done: number;
  total: number;
}

const sent = <T extends object>(body: object, idempotencyKey?: string) =>
  data<RecordAnswer<T>>(bulkActivities.name, { method: 'POST', body, idempotencyKey, patience: 120_000 }).then(
    ({ obj }) => obj,
  );

function resultOf(change: BulkChange, targets: readonly BulkTarget[], outcomes: readonly BulkOutcome[]): BulkResult {
  const failures = outcomes.filter((outcome) => !outcome.ok);
  const failed = new Set(failures.map(({ _id }) => _id));
  const reached = targets.slice(0, outcomes.length);
  return {
    ...{ change, failures, failed: failures.length, done: outcomes.length - failures.length },
    ...(change.kind === 'remove' ? { removed: reached.filter(({ _id }) => !failed.has(_id)) } : {}),
  };
}

type Stepping = { onStep?: (stretch: BulkProgressCount) => void; signal?: AbortSignal; key?: string };

/**
 * Changes the given rows in requests of the largest allowed size. If the connection fails or the user cancels, the
 * remaining rows stay unchanged and the results so far are returned. Throws if the first request fails.
 */
export const changeRows = (
  change: BulkChange,
  targets: readonly BulkTarget[],
  stepping: Stepping = {},
): Promise<BulkResult> => withOneReason(() => inSteps(change, targets, stepping));

async function inSteps(
  change: BulkChange,
  targets: readonly BulkTarget[],
  { onStep, signal, key }: Stepping,
): Promise<BulkResult> {
  const outcomes: BulkOutcome[] = [];
  for (let at = 0; at < targets.length; at += BULK_AT_ONCE) {
    const stopped = (stoppedBy: string | null): BulkResult => {
      const left = targets.slice(at);
      return { ...resultOf(change, targets, outcomes), left, unreached: left.length, stoppedBy };
    };
    onStep?.({ done: at, total: targets.length });
    if (signal?.aborted) return stopped(null);
    const rows = targets.slice(at, at + BULK_AT_ONCE).map(({ _id, version, activity_type }) => ({
      _id,
      ...(typeof version === 'number' && change.kind !== 'restore' ? { version } : {}),
      ...(change.kind === 'restore' && activity_type ? { activity_type } : {}),
    }));
    try {
      outcomes.push(...(await sent<{ outcomes: BulkOutcome[] }>({ change, rows }, key)).outcomes);
    } catch (error) {
      if (at === 0) throw error;
      return stopped(failureText(asDataError(error)));
    }
  }
  return resultOf(change, targets, outcomes);
}

/** Changes the whole filtered list in the background; returns the id of its `bulk_changes` record. */
export const changeAll = async (change: BulkChange, filters: ActivityQuery, key: string): Promise<string> =>
  (await sent<{ _id: string }>({ change, filters }, key))._id;

/** Undoes a background change in the background; returns the id of the new `bulk_changes` record. */
export const undoAll = async (of: string, key: string): Promise<string> =>
  (await sent<{ _id: string }>({ change: { kind: 'undo', of } }, key))._id;
