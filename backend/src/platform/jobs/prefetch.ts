import { withRejectionHandledLater } from '../async/handle-later';

/**
 * Yields batches of a job, each prepared while the database writes the one before. `next` returns the batch after the
 * given one, or undefined at the end.
 */
export async function* prefetch<P>(next: (last: P | undefined) => Promise<P | undefined>): AsyncGenerator<P> {
  let coming = withRejectionHandledLater(next(undefined));
  for (;;) {
    const batch = await coming;
    if (batch === undefined) return;
    coming = withRejectionHandledLater(next(batch));
    yield batch;
  }
}
