const FIRST_MS = 1000;
const MOST_MS = 15 * 60_000;

/** Delay after a failed attempt, in milliseconds: doubles from one second, at most a quarter of an hour. */
export function backOff(attempt: number): number {
  return Math.min(MOST_MS, FIRST_MS * 2 ** Math.max(0, attempt - 1));
}

/** Short form of an error for its row: enough to find it, never a stack or a page of text. */
export function shortError(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}
