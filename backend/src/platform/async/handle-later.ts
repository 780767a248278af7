/** Work that has begun and is waited for later; its failure is met there. */
export function begun<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  return work;
}
