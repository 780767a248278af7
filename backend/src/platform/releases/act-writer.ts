import { Problem, refused } from '@lichen/contracts/api/problems';
import type { Clock } from '../clock';
import type { Database } from '../store/database';
import type { Row, Sql } from '../store/sql';
import { tableOf } from '../store/table';
import { actOf, chained, expectNote, historyTable, type ReleaseAct } from './release-history';

const POINTER = ['name', 'version', 'seq', 'updated_on', 'retired_on', 'fallback'];

/** Problem `conflict` (409) of an act that was based on an older state. */
export const movedMeanwhile = (name: string) =>
  new Problem('conflict', `Somebody else changed ${name} meanwhile. Look at what is live now and try again`);

/** Problem `refused` (422) of an act on a remote without a release. */
export const neverReleased = (name: string) => refused(`Nothing was ever released of ${name}`);

/** True for the pointer of a remote that was retired for everybody. */
export const isRetired = (row: Row) => row['retired_on'] !== null && row['retired_on'] !== undefined;

/** Returns the live version of a pointer; null if there is none. */
export const liveOf = (row: Row | undefined): string | null => (row && !isRetired(row) ? String(row['version']) : null);

/**
 * Writes pointers and their history. Every act increments the pointer's sequence number, so that none overwrites
 * another.
 */
export function actWriter(database: Database, clock: Clock) {
  const pointers = tableOf('release_pointers', POINTER, database.dialect);
  const history = historyTable(database);

  return {
    pointers,
    history,
    actsOf: async (sql: Sql, name: string): Promise<ReleaseAct[]> =>
      (await history.find(sql, { where: { name }, order: [{ column: 'seq' }] })).map(actOf),
    /** Adds an act and increments the pointer's sequence number; throws if another act was added meanwhile. */
    append: async (tx: Sql, current: Row | undefined, act: Omit<ReleaseAct, 'seq' | 'hash' | 'at'>) => {
      const { name } = act;
      const before = Number(current?.['seq'] ?? 0);
      const last = before > 0 ? await history.first(tx, { name, seq: before }) : undefined;
      const seq = before + 1;
      const at = clock.now();
      const note = expectNote(act.note);
      await history.insert(tx, [chained({ ...act, note, seq, at }, last?.['hash'] as string | null | undefined)]);
      if (current && (await pointers.update(tx, { name, seq: before }, { seq })) !== 1) throw movedMeanwhile(name);
      return { seq, at };
    },
  };
}
