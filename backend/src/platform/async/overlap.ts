/**
 * Calculates while the database writes, and resolves only when both are done: a statement sent after the transaction's
 * rollback would be committed on its own.
 */
export async function overlap<W, M>(writing: Promise<W>, calculate: () => M): Promise<[written: W, made: M]> {
  const made = (async () => calculate())();
  const [written] = await Promise.all([writing, made.catch(() => undefined)]);
  return [written, await made];
}
