/** Time in milliseconds until a load counts as failed; with a fallback version the user waits four seconds at most. */
export const MOUNT_TIMEOUT_MS = 3300;

/** Rejects when the work takes longer than `milliseconds`. The work itself is not stopped. */
export function withTimeout<T>(work: Promise<T>, milliseconds: number = MOUNT_TIMEOUT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Took too long')), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
