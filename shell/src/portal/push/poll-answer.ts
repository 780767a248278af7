/** Time in milliseconds between two questions while nothing can be pushed. */
export const POLL_MS = 20_000;

/** Asks again and again between `start` and `stop`, while somebody looks at the page. */
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
