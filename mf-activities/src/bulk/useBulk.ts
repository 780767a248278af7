import { activity } from '@lichen/contracts/activities/activity.entity';
import type { BulkChange } from '@lichen/contracts/activities/bulk.call';
import { applyChanged, asDataError, type UrlState, useOneAtATime, useT, useTell } from '@lichen/kit';
import { useQueryClient } from '@lichen/kit/query';
import { useRef, useState } from 'react';
import { filtersInBody } from '../parts/filters-in-body';
import type { filterQuery } from '../parts/activity-filters';
import { BULK } from './BulkOutcome';
import { type BulkResult, changeAll, changeRows, type Stretch, type Target } from './change-rows';
import type { Chosen } from './useChosen';

interface Parts {
  url: UrlState;
  query: ReturnType<typeof filterQuery>;
  chosen: Chosen;
}

/** Runs a change over the chosen rows and keeps what became of it until it is put away. */
export function useBulk({ url, query, chosen }: Parts) {
  const t = useT();
  const tell = useTell();
  const client = useQueryClient();
  const [result, setResult] = useState<BulkResult | null>(null);
  const [stretch, setStretch] = useState<Stretch | null>(null);
  const stop = useRef(new AbortController());
  const { run, isRunning } = useOneAtATime<void>();

  const guarded = (work: () => Promise<void>) =>
    void run(async () => {
      try {
        await work();
      } catch (error) {
        tell(t(asDataError(error).message), 'bad');
      }
      applyChanged(client, { entity: activity.name, kind: activity.name });
    });

  const changeThese = (change: BulkChange, targets: readonly Target[]) =>
    guarded(async () => {
      stop.current = new AbortController();
      const next = await changeRows(change, targets, { onStep: setStretch, signal: stop.current.signal }).finally(() =>
        setStretch(null),
      );
      setResult(next);
      url.set({ [BULK]: null }, { keepPage: true });
      // What has changed is no longer as it was seen when it was ticked.
      const isOver = next.failed === 0 && !next.left;
      if (isOver || change.kind === 'remove' || change.kind === 'restore') chosen.clear();
      else chosen.choose(new Set([...next.failures, ...(next.left ?? [])].map(({ _id }) => _id)));
    });

  const change = (wanted: BulkChange) => {
    if (!chosen.isAll) return changeThese(wanted, [...chosen.rows.values()]);
    guarded(async () => {
      const id = await changeAll(wanted, filtersInBody(query));
      setResult(null);
      chosen.clear();
      url.set({ [BULK]: id }, { keepPage: true });
    });
  };

  return {
    ...{ change, changeThese, result, stretch, isBusy: isRunning },
    putAway: () => setResult(null),
    cancel: () => stop.current.abort(),
  };
}
