/** Prevents an unhandled rejection of a promise that is awaited later; its error is thrown there. */
export function withRejectionHandledLater<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  return work;
}
