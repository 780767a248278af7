import type { PortalAnswer, PortalRemote } from '@lichen/contracts/portal/portal';

/**
 * Returns the new answer with the remote versions that this tab already shows, so that a page is not replaced under
 * unsaved input. A remote missing from the new answer was stopped or is no longer permitted, and is removed at once.
 */
export function keepVersions(shown: PortalAnswer | null, next: PortalAnswer): PortalAnswer {
  const kept = new Map((shown?.remotes ?? []).map((remote) => [remote.name, remote]));
  const remotes = next.remotes.map((remote) => {
    const before = kept.get(remote.name);
    return before && before.container !== remote.container ? before : remote;
  });
  return { ...next, remotes };
}

const contentOf = (answer: PortalAnswer): string => JSON.stringify({ ...answer, issued_on: 0 });

/**
 * Returns the answer on screen if the new one says the same, so that a release, a reconnect or a poll draws nothing
 * again.
 */
export const unlessSame = (shown: PortalAnswer | null, next: PortalAnswer): PortalAnswer =>
  shown !== null && contentOf(shown) === contentOf(next) ? shown : next;

/** True when a remote has a newer version than this tab shows. */
export const hasNewer = (shown: PortalAnswer, next: PortalAnswer): boolean =>
  next.remotes.some(({ name, container }) =>
    shown.remotes.some((remote) => remote.name === name && remote.container !== container),
  );

/** Remotes that this tab has shown and that are missing from the new answer. */
export function stoppedRemotes(
  shown: PortalAnswer | null,
  before: readonly PortalRemote[],
  { remotes }: PortalAnswer,
): readonly PortalRemote[] {
  const latest = new Map([...before, ...(shown?.remotes ?? [])].map((remote) => [remote.name, remote]));
  return [...latest.values()].filter(({ name }) => remotes.every((remote) => remote.name !== name));
}
