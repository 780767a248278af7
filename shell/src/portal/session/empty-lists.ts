import type { PortalAnswer } from '@lichen/contracts/portal/portal';
import { dependingOn, keys } from '@lichen/kit';
import type { QueryClient } from '@lichen/kit/query';
import { useSession } from './session';

const EMPTY = { list: [], total: 0, count: 0 };

function seed(client: QueryClient, { remotes }: PortalAnswer): void {
  for (const { shows, dependsOn, empty } of remotes.flatMap(({ widgets }) => widgets)) {
    if (!shows) continue;
    const key = keys.call(shows, {});
    client.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY, meta: dependingOn(dependsOn) });
    if (empty) client.setQueryData(key, EMPTY);
  }
}

/**
 * Seeds the lists that the portal answer reports as empty, so that they are not fetched. They stay in the cache,
 * because a pushed change must find them even while no dashboard is open.
 */
export function seedEmptyLists(client: QueryClient): void {
  useSession.subscribe(({ answer }, before) => {
    if (answer && answer !== before.answer) seed(client, answer);
  });
}
