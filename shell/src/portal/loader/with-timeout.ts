/** Time until a reader is told that what is wished for will not come; with an earlier version it has four seconds. */
export const MOUNT_TIMEOUT_MS = 3300;

/** Rejects when the work takes longer than the reader should wait. The work itself cannot be stopped. */
export function withTimeout<T>(work: Promise<T>, milliseconds: number = MOUNT_TIMEOUT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Took too long')), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
