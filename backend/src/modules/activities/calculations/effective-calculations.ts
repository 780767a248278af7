import { isLive } from '@lichen/contracts/activities/calculations/counted-calculations';
import type { Component, Scope2Basis } from '@lichen/contracts/activities/calculations/emission-calc.entity';

/** The part of a calculation row that decides whether it counts. */
export interface CompetingRow {
  _id: string;
  component: Component;
  scope2_basis: Scope2Basis | null;
  used: boolean;
  input_hash: string | null;
}

export interface StoredRow extends CompetingRow {
  /** Null on a row that a person added. */
  engine_version: string | null;
  superseded_by: string | null;
}

/** One used row per activity, component and scope 2 basis: rows of one place compete for it. */
export const figureKey = ({ component, scope2_basis }: Pick<CompetingRow, 'component' | 'scope2_basis'>): string =>
  `${component}|${scope2_basis ?? ''}`;

/** The first result with a figure for each component and basis: the engine lists the best method first. */
export function bestOfFigure<R extends Pick<CompetingRow, 'component' | 'scope2_basis'> & { err_msg: string | null }>(
  rows: readonly R[],
): ReadonlySet<R> {
  const best = new Map<string, R>();
  for (const row of rows) {
    const known = best.get(figureKey(row));
    if (!known || (known.err_msg !== null && row.err_msg === null)) best.set(figureKey(row), row);
  }
  return new Set(best.values());
}

export interface Supersession<New, Old> {
  /** Fresh rows to store, each marked used or not. */
  insert: New[];
  /** Rows of the last calculation that a fresh one replaces, with its id. */
  supersede: { row: Old; by: string }[];
  /** Rows of people that no longer count, because their activity does not. */
  release: Old[];
  /** Stored rows that stay as they are. */
  keep: Old[];
}

/**
 * Compares a new calculation with the rows of the last one. Equal results keep their rows; the others are superseded,
 * never rewritten. A row that a person put in place of the calculated one stays the used one as long as the activity
 * is applied; a draft has no used row.
 */
export function supersession<New extends CompetingRow, Old extends StoredRow>(
  fresh: readonly New[],
  previous: readonly Old[],
  applied: boolean,
): Supersession<New, Old> {
  const live = previous.filter(isLive);
  const inUse = live.filter((row) => row.used && row.engine_version === null);
  const release = applied ? [] : inUse;
  const chosen = new Set(applied ? inUse.map(figureKey) : []);
  // Most rows stay as they are, and a copy of forty fields is not free.
  const wanted = fresh.map((row) => (row.used && chosen.has(figureKey(row)) ? { ...row, used: false } : row));
  const isSame = (old: Old, row: New) =>
    figureKey(old) === figureKey(row) && old.input_hash === row.input_hash && old.used === row.used;
  const calculated = live.filter((row) => row.engine_version !== null);
  const unchanged = calculated.filter((old) => wanted.some((row) => isSame(old, row)));
  const insert = wanted.filter((row) => !unchanged.some((old) => isSame(old, row)));
  const successorOf = (old: Old) => insert.find((row) => figureKey(row) === figureKey(old)) ?? insert[0];
  return {
    insert,
    supersede: calculated
      .filter((old) => !unchanged.includes(old))
      .map((row) => ({ row, by: successorOf(row)?._id ?? 'none' })),
    release,
    keep: live.filter((row) => (row.engine_version === null && !release.includes(row)) || unchanged.includes(row)),
  };
}
