/**
 * Waits until all are done, and only then throws the first error: a statement sent after the transaction's rollback
 * would be committed on its own.
 */
export async function allEnded<T>(works: readonly Promise<T>[]): Promise<T[]> {
  const ended = await Promise.allSettled(works);
  return ended.map((each) => {
    if (each.status === 'rejected') throw each.reason;
    return each.value;
  });
}
