import { withRejectionHandledLater } from '../async/handle-later';

/**
 * Portions of long work, each got ready while the database writes the one before; `next` answers the one after a
 * batch, or nothing at the end.
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
