import { type Clock, newId } from '../clock';
import type { Database } from '../store/database';
import { isDuplicate } from '../store/duplicate';
import { tableOf } from '../store/table';

/** Lease in milliseconds; a process that does not renew it in time loses its turn. */
export const LEASE_MS = 60_000;

/** One process's turn at periodic work. */
export interface Lease {
  /** Position at which the last run ended. */
  readonly position: string;
  /** Renews the lease; returns whether it is still this process's. */
  renew(): Promise<boolean>;
  /** Ends the turn; the next one begins at `nextOn` at the earliest, in epoch milliseconds. */
  finish(position: string, nextOn: number): Promise<void>;
}

/** Returns a lease for the named work, so that one process at a time runs it; undefined if another has it. */
export async function acquireLease(database: Database, clock: Clock, name: string): Promise<Lease | undefined> {
  const table = tableOf('sweeps', ['name', 'holder', 'until', 'position'], database.dialect);
  const holder = newId(clock);
  const free = { name, until: { atMost: clock.now() } };
  const taken = { holder, until: clock.now() + LEASE_MS };
  if ((await table.update(database, free, taken)) !== 1) {
    if (await table.first(database, { name })) return undefined;
    try {
      await table.insert(database, [{ name, ...taken, position: '' }]);
    } catch (error) {
      if (isDuplicate(error)) return undefined;
      throw error;
    }
  }
  const mine = { name, holder };
  const row = await table.first(database, mine);
  if (!row) return undefined;
  return {
    position: String(row['position']),
    renew: async () => (await table.update(database, mine, { until: clock.now() + LEASE_MS })) === 1,
    finish: async (position, nextOn) => {
      await table.update(database, mine, { position, until: nextOn });
    },
  };
}
