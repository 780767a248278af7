import type { PortalAnswer, PortalRemote } from '@lichen/contracts/portal/portal';

/**
 * The new answer with the versions that this tab already shows: a page on screen is not exchanged under what is typed.
 * A remote that the new answer does not name is stopped or not this person's any more, and goes at once.
 */
export function keepVersions(shown: PortalAnswer | null, next: PortalAnswer): PortalAnswer {
  const kept = new Map((shown?.remotes ?? []).map((remote) => [remote.name, remote]));
  const remotes = next.remotes.map((remote) => {
    const before = kept.get(remote.name);
    return before && before.container !== remote.container ? before : remote;
  });
  return { ...next, remotes };
}

/** True when a remote has a newer version than the one this tab shows. */
export const hasNewer = (shown: PortalAnswer, next: PortalAnswer): boolean =>
  next.remotes.some(({ name, container }) =>
    shown.remotes.some((remote) => remote.name === name && remote.container !== container),
  );

/** Remotes that this tab has shown and that the new answer names no more. */
export function stoppedRemotes(
  shown: PortalAnswer | null,
  before: readonly PortalRemote[],
  { remotes }: PortalAnswer,
): readonly PortalRemote[] {
  const latest = new Map([...before, ...(shown?.remotes ?? [])].map((remote) => [remote.name, remote]));
  return [...latest.values()].filter(({ name }) => remotes.every((remote) => remote.name !== name));
}
