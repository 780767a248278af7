import type { Changed } from '@lichen/contracts/api/events';
import type { QueryClient } from '../modules/query';
import { isAffected } from './depends-on';

interface Cached {
  obj?: { _id?: string; version?: number };
}

const isNewer = (cached: Cached | undefined, event: Changed) =>
  event.version === undefined || cached?.obj?.version === undefined || cached.obj.version < event.version;

/**
 * Refetches queries of the changed kind and those that depend on it. A record already at the change's version, as after
 * our own save, is not refetched.
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

/** Refetches everything on screen after a gap in the connection, when any change may have been missed. */
export function refetchAfterGap(client: QueryClient): void {
  void client.invalidateQueries();
}
