import { activity } from '@lichen/contracts/activities/list/activity.entity';
import type { BulkChange } from '@lichen/contracts/activities/list/bulk.call';
import {
  refetchChanged,
  asDataError,
  failureText,
  lastIdempotencyKey,
  type UrlState,
  useSingleFlight,
  useNotify,
} from '@lichen/kit';
import { useQueryClient } from '@lichen/kit/query';
import { useRef, useState } from 'react';
import { filtersInBody } from '../shared/address/filters-in-body';
import type { filterQuery } from '../shared/address/activity-filters';
import { BULK_PARAM } from './bulk-address';
import {
  type BulkResult,
  changeAll,
  changeRows,
  type BulkProgressCount,
  type BulkTarget,
  undoAll,
} from './change-rows';
import { useAskOfPlaces } from './useAskOfPlaces';
import type { RowSelection } from './useRowSelection';

interface BulkContext {
  url: UrlState;
  query: ReturnType<typeof filterQuery>;
  chosen: RowSelection;
}

/** Runs a change over the selected rows and keeps the result until the user closes it. */
export function useBulk({ url, query, chosen }: BulkContext) {
  const notify = useNotify();
  const askOfPlaces = useAskOfPlaces();
  const client = useQueryClient();
  const [result, setResult] = useState<BulkResult | null>(null);
  const [stretch, setStretch] = useState<BulkProgressCount | null>(null);
  const stop = useRef(new AbortController());
  const { run, isRunning } = useSingleFlight<void>();

  const [once] = useState(lastIdempotencyKey);

  /** Resolves once it is known whether the server accepted the change. */
  const guarded = (work: (taken: () => void) => Promise<void>): Promise<boolean> =>
    new Promise((resolve) => {
      void run(async () => {
        try {
          await work(() => resolve(true));
          resolve(true);
        } catch (error) {
          notify(failureText(asDataError(error)), 'bad');
          resolve(false);
        }
        refetchChanged(client, { entity: activity.name, kind: activity.name });
      });
    });

  const changeThese = (change: BulkChange, targets: readonly BulkTarget[]) =>
    guarded(async (taken) => {
      stop.current = new AbortController();
      const onStep = (next: BulkProgressCount) => {
        setStretch(next);
        if (next.done > 0) taken();
      };
      const key = once.keyOf(change);
      const next = await changeRows(change, targets, { onStep, key, signal: stop.current.signal }).finally(() =>
        setStretch(null),
      );
      if (!next.left) once.forget();
      setResult(next);
      url.set({ [BULK_PARAM]: null }, { keepPage: true });
      // The selection holds the rows as they were before the change, so changed ones are removed from it.
      const isOver = next.failed === 0 && !next.left;
      if (isOver || change.kind === 'remove' || change.kind === 'restore') chosen.clear();
      else chosen.choose(new Set([...next.failures, ...(next.left ?? [])].map(({ _id }) => _id)));
    });

  /** Starts work in the background; its id in the address lets the page follow it. */
  const follow = (sent: unknown, start: (key: string) => Promise<string>) =>
    guarded(async () => {
      const id = await start(once.keyOf(sent));
      once.forget();
      setResult(null);
      chosen.clear();
      url.set({ [BULK_PARAM]: id }, { keepPage: true });
    });

  const change = async (wanted: BulkChange): Promise<boolean> => {
    const targets = [...chosen.rows.values()];
    const filters = filtersInBody(query);
    if (!(await askOfPlaces(wanted, chosen.isAll ? { filters } : { ids: targets.map(({ _id }) => _id) }))) return false;
    if (!chosen.isAll) return changeThese(wanted, targets);
    return follow({ wanted, filters }, (key) => changeAll(wanted, filters, key));
  };
  const undo = (of: string) => follow({ of }, (key) => undoAll(of, key));

  return {
    ...{ change, changeThese, undo, result, stretch, isBusy: isRunning },
    putAway: () => setResult(null),
    cancel: () => stop.current.abort(),
  };
}
