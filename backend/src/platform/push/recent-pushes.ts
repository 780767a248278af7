/** Longest time from a page's answer to its connection that is remembered, in milliseconds. */
const REMEMBERED_MS = 10 * 60_000;
/** Rooms from which on those that are silent for long are forgotten. */
const MANY_ROOMS = 10_000;

/**
 * When each room was last told something. A page reads before it listens: what is pushed in between reaches nobody, and
 * the page learns at its connection that it was.
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
    /** True when one of the rooms was told something since, or when nobody here can know. */
    since: (rooms: readonly string[], answered: number): boolean =>
      answered < Math.max(begun, now() - REMEMBERED_MS) || rooms.some((room) => answered <= (toldOn.get(room) ?? 0)),
  };
}
