/**
 * Calculates while the database writes, and ends when both have: a statement that came after the rollback of its
 * transaction would stand.
 */
export async function overlap<W, M>(writing: Promise<W>, calculate: () => M): Promise<[written: W, made: M]> {
  const made = (async () => calculate())();
  const [written] = await Promise.all([writing, made.catch(() => undefined)]);
  return [written, await made];
}
