import type { Changed } from '@lichen/contracts/api/events';
import type { QueryClient } from '../modules/query';
import { isAffected } from './depends-on';

interface Cached {
  obj?: { _id?: string; version?: number };
}

const isNewer = (cached: Cached | undefined, event: Changed) =>
  event.version === undefined || cached?.obj?.version === undefined || cached.obj.version < event.version;

/**
 * Fetches again what shows the changed kind: its own lists and records, and whatever depends on it. A record that is
 * already at the version of the change (our own save) is left alone.
 */
export function refetchChanged(client: QueryClient, event: Changed): void {
  const touches = (kind: unknown, verb: unknown, params: unknown, cached: unknown) => {
    if (kind !== event.kind || verb !== 'read' || event.id === undefined) return true;
    return (params as { id?: string }).id === event.id && isNewer(cached as Cached | undefined, event);
  };
  void client.invalidateQueries({
    predicate: (query) => {
      const [kind, verb, params] = query.queryKey;
      return isAffected(query, event.kind) && touches(kind, verb, params, query.state.data);
    },
  });
}

/** Fetches everything on screen again after a gap in the connection, when nobody knows what was missed. */
export function refetchAfterGap(client: QueryClient): void {
  void client.invalidateQueries();
}
