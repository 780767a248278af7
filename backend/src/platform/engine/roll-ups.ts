import { keptIn } from '../kept-in';
import type { Plain } from '../store/columns';
import type { Database } from '../store/database';
import type { Row, Sql } from '../store/sql';
import { type Table, tableOf } from '../store/table';
import type { RollUp } from './rules';

/** What one transaction adds to the roll-ups, gathered so that each table is written once. */
export interface RollUpDeltas {
  /** A record came (`before` null), went (`after` null) or changed. */
  note(rollUps: readonly RollUp[], before: Plain | null, after: Plain | null): void;
  write(database: Database, tx: Sql, companyId: string): Promise<void>;
}

interface Kept {
  readonly table: Table;
  readonly keys: readonly string[];
}

const tables = new WeakMap<Database, Map<string, Kept>>();

function makeTable({ dialect }: Database, { table, dimensions, measures }: RollUp): Kept {
  const keys = ['company_id', ...dimensions];
  return { keys, table: tableOf(table, [...keys, ...measures], dialect) };
}

const tableFor = (database: Database, rollUp: RollUp): Kept =>
  keptIn(
    keptIn(tables, database, () => new Map<string, Kept>()),
    rollUp.table,
    () => makeTable(database, rollUp),
  );

interface Gathered {
  rollUp: RollUp;
  rows: Map<string, Row>;
}

/** Put together by hand: a page of a recalculation asks for thousands. */
function keyOf(rollUp: RollUp, dimensions: Row): string {
  let key = '';
  for (const name of rollUp.dimensions) key += `${dimensions[name]}\u0000`;
  return key;
}

export function rollUpDeltas(): RollUpDeltas {
  const gathered = new Map<string, Gathered>();

  const add = (rollUp: RollUp, record: Plain, sign: 1 | -1) => {
    const into = gathered.get(rollUp.table) ?? { rollUp, rows: new Map<string, Row>() };
    gathered.set(rollUp.table, into);
    for (const { dimensions, measures } of rollUp.of(record)) {
      const key = keyOf(rollUp, dimensions);
      const row = into.rows.get(key) ?? { ...dimensions };
      for (const name of rollUp.measures) row[name] = Number(row[name] ?? 0) + sign * (measures[name] ?? 0);
      into.rows.set(key, row);
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
      // One order of tables and rows for all writers, so that two of them never wait for each other.
      const inOrder = [...gathered.values()].sort((a, b) => (a.rollUp.table < b.rollUp.table ? -1 : 1));
      for (const { rollUp, rows } of inOrder) {
        const changed = [...rows.entries()]
          .filter(([, row]) => rollUp.measures.some((name) => row[name] !== 0))
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([, row]) => ({ company_id: companyId, ...row }));
        if (changed.length === 0) continue;
        const { table, keys } = tableFor(database, rollUp);
        await table.add(tx, keys, changed, rollUp.measures);
      }
    },
  };
}
