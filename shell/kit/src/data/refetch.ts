import type { Changed } from '@lichen/contracts/api/events';
import type { QueryClient } from '../modules/query';
import { affectedKinds } from './keys';

interface Cached {
  obj?: { _id?: string; version?: number };
}

const isNewer = (cached: Cached | undefined, event: Changed) =>
  event.version === undefined || cached?.obj?.version === undefined || cached.obj.version < event.version;

/** Fetches again what a pushed change touches. A record already at that version (our own save) is left alone. */
export function refetchChanged(client: QueryClient, event: Changed): void {
  const touches = (kind: unknown, verb: unknown, params: unknown, cached: unknown) => {
    if (kind !== event.kind || verb !== 'read' || event.id === undefined) return true;
    return (params as { id?: string }).id === event.id && isNewer(cached as Cached | undefined, event);
  };
  const kinds = affectedKinds(event.kind);
  void client.invalidateQueries({
    predicate: ({ queryKey: [kind, verb, params], state }) =>
      kinds.includes(String(kind)) && touches(kind, verb, params, state.data),
  });
}

/** After a gap in the connection nobody knows what was missed: everything on screen is fetched again. */
export function refetchAfterGap(client: QueryClient): void {
  void client.invalidateQueries();
}
