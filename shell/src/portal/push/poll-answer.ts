/** Interval in milliseconds between two requests while there is no connection for push. */
export const POLL_MS = 20_000;

/** Calls `ask` repeatedly between `start` and `stop`, while the page is visible. */
export function makePoll(ask: () => Promise<unknown>) {
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    start: () => {
      timer ??= setInterval(() => {
        if (!document.hidden) void ask().catch(() => undefined);
      }, POLL_MS);
    },
    stop: () => {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
