const FIRST_MS = 1000;
const MOST_MS = 15 * 60_000;

/** Returns the delay after a failed attempt in milliseconds: doubles from one second, up to a quarter of an hour. */
export function backOff(attempt: number): number {
  return Math.min(MOST_MS, FIRST_MS * 2 ** Math.max(0, attempt - 1));
}

/** Returns the first 500 characters of an error's message for its row, without the stack. */
export function shortError(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}
