/** Longest remembered time between a page's portal answer and its connection, in milliseconds. */
const REMEMBERED_MS = 10 * 60_000;
/** Number of rooms beyond which old entries are deleted. */
const MANY_ROOMS = 10_000;

/**
 * Time of the last event per room. Events between a page's portal answer and its connection reach nobody; the page is
 * told at its connection that it missed some.
 */
export function recentPushes(now: () => number) {
  const toldOn = new Map<string, number>();
  const begun = now();

  const forgetSilent = (): void => {
    const oldest = now() - REMEMBERED_MS;
    for (const [room, on] of toldOn) if (on < oldest) toldOn.delete(room);
  };

  return {
    note: (room: string): void => {
      if (toldOn.size >= MANY_ROOMS && !toldOn.has(room)) forgetSilent();
      toldOn.set(room, now());
    },
    /** Returns whether one of the rooms had an event since, or whether this process cannot know. */
    since: (rooms: readonly string[], answered: number): boolean =>
      answered < Math.max(begun, now() - REMEMBERED_MS) || rooms.some((room) => answered <= (toldOn.get(room) ?? 0)),
  };
}
