interface Repetition {
  /** False if the work runs only when it is asked for. */
  readonly isOn: boolean;
  readonly everyMs: number;
  /** Delay of the first run, in milliseconds; `everyMs` without it. */
  readonly firstMs?: number;
  readonly onError: (error: unknown) => void;
}

/**
 * Repeats work of which one run ends before the next begins. `now` runs it once more; `stop` waits for the running one,
 * which learns of it through `isStopping`.
 */
export function repeat<T>(
  work: (isStopping: () => boolean) => Promise<T>,
  { isOn, everyMs, firstMs, onError }: Repetition,
): { readonly now: () => Promise<T>; readonly stop: () => Promise<void> } {
  let isStopping = false;
  let running: Promise<unknown> = Promise.resolve();
  const now = () => {
    const next = running.catch(() => undefined).then(() => work(() => isStopping));
    running = next;
    return next;
  };
  const wake = () => void now().catch(onError);
  const timers = isOn ? [setInterval(wake, everyMs).unref()] : [];
  if (isOn && firstMs !== undefined) timers.push(setTimeout(wake, firstMs).unref());
  return {
    now,
    stop: async () => {
      isStopping = true;
      for (const timer of timers) clearTimeout(timer);
      await running.catch(() => undefined);
    },
  };
}
