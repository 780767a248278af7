import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { getOrInsertComputed } from '../../map-get-or-insert';
import { type Columns, columnsOf, type Plain } from '../columns';
import type { Database } from '../database';
import {
  alikeUpdates,
  type Records,
  type RecordUpdate,
  type ScopedRecords,
  scopedRecords,
  tableFor,
} from '../scoped-records';
import type { Hold, Row, Sql, Value } from '../sql';
import type { Table } from '../table';
import { type CallsAtOnce, callsAtOnce } from './calls-at-once';
import { tuplesOf } from './tuples-of';

/** Stores that the companies' records of one entity are read from and written to. */
interface Stored {
  readonly sql: Sql;
  readonly table: Table;
  readonly columns: Columns;
}

interface Reading {
  readonly companyId: string;
  readonly rows: readonly (readonly Value[])[];
}

/** Reads the rows of all companies in one statement; returns those of each. */
async function rowsOfEach(
  { sql, table }: Stored,
  names: readonly string[],
  only: readonly string[],
  all: readonly Reading[],
  hold?: Hold,
): Promise<Row[][]> {
  // Sorted, so that two transactions lock the same rows in the same order.
  const rows = all
    .flatMap(({ companyId, rows: own }) => own.map((row) => [companyId, ...row]))
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  if (rows.length === 0) return all.map(() => []);
  const columns = ['company_id', ...names];
  const found = await table.findAmong(sql, { columns, rows }, {}, [...new Set(['company_id', ...only])], hold);
  const byCompany = new Map<string, Row[]>();
  for (const row of found) getOrInsertComputed(byCompany, String(row['company_id']), (): Row[] => []).push(row);
  return all.map(({ companyId }) => byCompany.get(companyId) ?? []);
}

interface Updating {
  readonly companyId: string;
  readonly updates: readonly RecordUpdate[];
}

/** Updates rows of all companies; one that is no longer current makes all of them stale, as none is committed then. */
async function updateTogether({ sql, table, columns }: Stored, all: readonly Updating[]): Promise<boolean[]> {
  const alike = new Map<string, { changed: string[]; rows: Value[][] }>();
  for (const { companyId, updates } of all)
    for (const { changed, rows } of alikeUpdates(columns, updates)) {
      const group = getOrInsertComputed(alike, changed.join(), () => ({ changed, rows: [] as Value[][] }));
      for (const row of rows) group.rows.push([companyId, ...row]);
    }
  let matched = 0;
  const keys = ['company_id', 'id', 'version'];
  for (const group of alike.values()) matched += await table.updateEach(sql, { own: columns.own, keys, ...group });
  const given = all.reduce((sum, { updates }) => sum + updates.length, 0);
  return all.map(() => matched === given);
}

interface Inserting {
  readonly companyId: string;
  readonly records: readonly Plain[];
  readonly stamp: Plain;
}

async function insertTogether({ sql, table, columns }: Stored, all: readonly Inserting[]): Promise<undefined[]> {
  const each = all.flatMap(({ records, ...its }) => records.map((record) => ({ record, ...its })));
  await table.insertEach(sql, each, (into, { record, companyId, stamp }) =>
    columns.addValues(into, record, companyId, stamp),
  );
  return all.map(() => undefined);
}

/** Reads of one company's records that are sent together with those of others. */
function readsTogether<E extends Entity>(stored: Stored, entity: E, companyId: string, calls: CallsAtOnce) {
  const { columns } = stored;
  /** Undefined if the condition is more than values of columns, which only the company's own statement can ask. */
  const read = <R>(
    { where = {}, only, hold }: { where?: object; only: readonly string[]; hold?: Hold },
    alone: () => Promise<R>,
    answer: (rows: readonly Row[]) => R,
  ): Promise<R> | undefined => {
    const tuples = tuplesOf({ ...where, ...columns.own });
    if (!tuples) return undefined;
    const kind = [entity.name, hold, 'where', ...tuples.columns, 'gives', ...only].join(' ');
    return calls.ask<Reading, R>(
      kind,
      companyId,
      { companyId, rows: tuples.rows },
      {
        alone,
        together: async (all) => (await rowsOfEach(stored, tuples.columns, only, all, hold)).map(answer),
      },
    );
  };
  return read;
}

function together<E extends Entity>(
  stored: Stored,
  entity: E,
  companyId: string,
  { own, calls }: { own: ScopedRecords<E>; calls: CallsAtOnce },
): ScopedRecords<E> {
  const { columns } = stored;
  const read = readsTogether(stored, entity, companyId, calls);
  const record = (row: Row) => columns.toRecord(row) as RecordOf<E>;
  const first = (rows: readonly Row[]) => rows[0] && record(rows[0]);
  const one = (id: string, alone: () => Promise<RecordOf<E> | undefined>, hold?: Hold) =>
    read({ where: { id }, only: columns.all, ...(hold ? { hold } : {}) }, alone, first) ?? alone();
  return {
    ...own,
    find: (id) => one(id, () => own.find(id)),
    held: (id, hold) => one(id, () => own.held(id, hold), hold),
    list: (selection = {}, shape) => {
      const { where, ...others } = selection;
      const alone = () => own.list(selection, shape);
      if (shape || !where || Object.keys(others).length > 0) return alone();
      return read({ where, only: columns.listed }, alone, (rows) => rows.map(record)) ?? alone();
    },
    part: <N extends keyof RecordOf<E> & string>(
      names: readonly N[],
      selection: Parameters<typeof own.part>[1] = {},
    ) => {
      type Parts = Pick<RecordOf<E>, N>[];
      const { where, ...others } = selection;
      const alone = () => own.part(names, selection);
      if (!where || Object.keys(others).length > 0) return alone();
      const { stored: only, toRecord } = columns.part(names);
      return read<Parts>({ where, only }, alone, (rows) => rows.map(toRecord) as Parts) ?? alone();
    },
    insert: async (records, stamp = {}) => {
      const inserting: Inserting = { companyId, records, stamp };
      await calls.ask<Inserting, unknown>(`${entity.name} insert`, companyId, inserting, {
        alone: () => own.insert(records, stamp),
        together: (all) => insertTogether(stored, all),
      });
    },
    updateEach: (updates) =>
      calls.ask<Updating, boolean>(
        `${entity.name} update`,
        companyId,
        { companyId, updates: updates as readonly RecordUpdate[] },
        {
          alone: () => own.updateEach(updates),
          together: (all) => updateTogether(stored, all),
        },
      ),
  };
}

/**
 * Records of several companies within one transaction. What is asked of them concurrently is read and written in
 * common statements; each company still sees its own rows only.
 */
export function recordsTogether(database: Database, sql: Sql): (companyId: string) => Records {
  const calls = callsAtOnce();
  return (companyId) => (entity) => {
    const columns = columnsOf(entity);
    const stored = { sql, columns, table: tableFor(database, entity, columns) };
    return together(stored, entity, companyId, { own: scopedRecords(database, sql, entity, companyId), calls });
  };
}
