const PREFIX = 'lichen.drawing.';

/** Time in milliseconds after which somebody closes a tab that hangs. */
const PATIENCE_MS = 3_600;

/** Simulates closing a tab that hangs: none of its timers run, and the next page finds its mark. */
export function endPage(afterMs = PATIENCE_MS): void {
  const now = Date.now() + afterMs;
  jest.clearAllTimers();
  // Clearing the timers also resets the clock.
  jest.setSystemTime(now);
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))) {
    const mark = localStorage.getItem(key) ?? '';
    localStorage.removeItem(key);
    localStorage.setItem(`${PREFIX}before`, mark);
  }
}
