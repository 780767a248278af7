/** Work that has begun and is waited for later; its failure is met there. */
function begun<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  return work;
}

/**
 * Portions of long work, each got ready while the database writes the one before; `next` answers the one after a
 * portion, or nothing at the end.
 */
export async function* oneAhead<P>(next: (last: P | undefined) => Promise<P | undefined>): AsyncGenerator<P> {
  let coming = begun(next(undefined));
  for (;;) {
    const portion = await coming;
    if (portion === undefined) return;
    coming = begun(next(portion));
    yield portion;
  }
}
