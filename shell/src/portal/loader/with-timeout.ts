/** Time from the wish to see something until the reader is told that it will not come. */
export const MOUNT_TIMEOUT_MS = 3500;

/** Rejects when the work takes longer than the reader should wait. The work itself cannot be stopped. */
export function withTimeout<T>(work: Promise<T>, milliseconds: number = MOUNT_TIMEOUT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Took too long')), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
