/** Work that has begun and is waited for later; its failure is met there. */
export function withRejectionHandledLater<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  return work;
}
