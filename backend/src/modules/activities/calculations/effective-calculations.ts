import type { Component, Scope2Basis } from '@lichen/contracts/activities/inventory-line';

/** Fields of a calculation row that decide which rows compete with it. */
export interface CompetingRow {
  _id: string;
  component: Component;
  scope2_basis: Scope2Basis | null;
  used: boolean;
}

/** Fields of a row that rank it among competing rows. */
export interface RankedRow extends CompetingRow {
  /** Null on a row that a person added. */
  engine_version: string | null;
  /**
   * Rank among the results of its component and basis as the engine listed them; null on rows stored before it existed.
   * Of a stated row `SET_ASIDE` or null.
   */
  precedence: number | null;
  err_msg: string | null;
  created_on: number;
}

/** Returns the key of component and scope 2 basis; one row per activity and key is used. */
export const figureKey = ({ component, scope2_basis }: Pick<CompetingRow, 'component' | 'scope2_basis'>): string =>
  `${component}|${scope2_basis ?? ''}`;

/** Precedence of a result that is used only if a person chooses it. */
export const ONLY_BY_CHOICE = 99;

/**
 * Precedence of a stated figure that a person put in use and its activity took out of it: taken back, or out of Scope 2.
 * It is used again once the activity returns.
 */
export const SET_ASIDE = 0;

/** Tells whether a person stated the row, so that the engine did not calculate it. */
export const isStated = ({ engine_version }: Pick<RankedRow, 'engine_version'>): boolean => engine_version === null;

/** Tells whether the row is a stated figure that its activity keeps out of use. */
export const isSetAside = (row: Pick<RankedRow, 'engine_version' | 'precedence'>): boolean =>
  isStated(row) && row.precedence === SET_ASIDE;

/** Returns the first result with a figure for each component and basis; the engine lists the best method first. */
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

const byPrecedence = (a: RankedRow, b: RankedRow): number =>
  (a.precedence ?? 0) - (b.precedence ?? 0) || latestFirst(a, b);

const latestFirst = (a: Pick<RankedRow, 'created_on' | '_id'>, b: Pick<RankedRow, 'created_on' | '_id'>): number =>
  b.created_on - a.created_on || (a._id < b._id ? 1 : -1);

/**
 * Returns the default among competing rows: the first of the engine, else the latest figure that a person stated. It
 * does not depend on the order of the rows.
 */
export function successorAmong<R extends RankedRow>(rows: readonly R[]): R | undefined {
  const calculated = rows.filter((row) => !isStated(row)).toSorted(byPrecedence);
  const [best] = bestOfFigure(calculated.filter(({ precedence }) => precedence !== ONLY_BY_CHOICE));
  return best ?? rows.filter(isStated).toSorted(latestFirst)[0] ?? calculated[0];
}

/**
 * Returns the one used row among the live competing rows of an applied activity: the one in use, else the default.
 * Several are in use only after rows moved to the same key; a person's row then wins.
 */
export function usedAmong<R extends RankedRow>(rows: readonly R[]): R | undefined {
  const used = rows.filter((row) => row.used);
  const stated = used.filter(isStated);
  return successorAmong(stated.length > 0 ? stated : used.length > 0 ? used : rows);
}
