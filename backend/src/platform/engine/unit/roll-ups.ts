import { getOrInsertComputed } from '../../map-get-or-insert';
import type { Plain } from '../../store/columns';
import type { Database } from '../../store/database';
import type { Row, Sql } from '../../store/sql';
import { type Table, tableOf } from '../../store/table';
import type { RollUp } from '../rules';

/** Changes of roll-ups in one transaction, collected so that each table is written once. */
export interface RollUpDeltas {
  /** A record was inserted (`before` null), removed (`after` null) or changed. */
  note(rollUps: readonly RollUp[], before: Plain | null, after: Plain | null): void;
  write(database: Database, tx: Sql, companyId: string): Promise<void>;
}

interface RollUpTable {
  readonly table: Table;
  readonly keys: readonly string[];
}

const tables = new WeakMap<Database, Map<string, RollUpTable>>();

function makeTable({ dialect }: Database, { table, dimensions, measures }: RollUp): RollUpTable {
  const keys = ['company_id', ...dimensions];
  return { keys, table: tableOf(table, [...keys, ...measures], dialect) };
}

const tableFor = (database: Database, rollUp: RollUp): RollUpTable =>
  getOrInsertComputed(
    getOrInsertComputed(tables, database, () => new Map<string, RollUpTable>()),
    rollUp.table,
    () => makeTable(database, rollUp),
  );

/** The dimensions of one row, and what is added to its measures, in their order. */
interface Sums {
  readonly dimensions: Row;
  readonly added: number[];
}

interface Gathered {
  readonly rollUp: RollUp;
  readonly sums: Map<string, Sums>;
}

const rowOf = ({ measures }: RollUp, companyId: string, { dimensions, added }: Sums): Row => {
  const row: Row = { company_id: companyId, ...dimensions };
  for (const [at, name] of measures.entries()) row[name] = added[at] ?? 0;
  return row;
};

/** Concatenates instead of mapping: a page of a recalculation calls this thousands of times. */
function keyOf(rollUp: RollUp, dimensions: Row): string {
  let key = '';
  for (const name of rollUp.dimensions) key += `${dimensions[name]}\u0000`;
  return key;
}

/** Adds up the changes of monthly sums within a unit of work, so that each sum is written once. */
export function rollUpDeltas(): RollUpDeltas {
  const gathered = new Map<string, Gathered>();

  const add = (rollUp: RollUp, record: Plain, sign: 1 | -1) => {
    const { sums } = getOrInsertComputed(gathered, rollUp.table, () => ({ rollUp, sums: new Map<string, Sums>() }));
    for (const { dimensions, measures } of rollUp.of(record)) {
      const key = keyOf(rollUp, dimensions);
      const { added } = getOrInsertComputed(sums, key, () => ({ dimensions, added: rollUp.measures.map(() => 0) }));
      let at = 0;
      for (const name of rollUp.measures) {
        added[at] = (added[at] ?? 0) + sign * (measures[name] ?? 0);
        at += 1;
      }
    }
  };

  return {
    note: (rollUps, before, after) => {
      for (const rollUp of rollUps) {
        if (before) add(rollUp, before, -1);
        if (after) add(rollUp, after, 1);
      }
    },
    write: async (database, tx, companyId) => {
      // All writers use the same order of tables and rows, so that they cannot deadlock.
      const inOrder = [...gathered.values()].sort((a, b) => (a.rollUp.table < b.rollUp.table ? -1 : 1));
      for (const { rollUp, sums } of inOrder) {
        const changed = [...sums.entries()]
          .filter(([, { added }]) => added.some((each) => each !== 0))
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([, each]) => rowOf(rollUp, companyId, each));
        if (changed.length === 0) continue;
        const { table, keys } = tableFor(database, rollUp);
        await table.add(tx, keys, changed, rollUp.measures);
      }
    },
  };
}
