import type { Component, Scope2Basis } from '@lichen/contracts/activities/inventory-line';

/** The part of a calculation row that says what it competes with others for. */
export interface CompetingRow {
  _id: string;
  component: Component;
  scope2_basis: Scope2Basis | null;
  used: boolean;
}

/** A row with what it stands in for others by. */
export interface RankedRow extends CompetingRow {
  /** Null on a row that a person added. */
  engine_version: string | null;
  /** Place among the results of its component and basis as the engine listed them; null on rows of before it was kept. */
  precedence: number | null;
  err_msg: string | null;
  created_on: number;
}

/** One used row per activity, component and scope 2 basis: rows of one place compete for it. */
export const figureKey = ({ component, scope2_basis }: Pick<CompetingRow, 'component' | 'scope2_basis'>): string =>
  `${component}|${scope2_basis ?? ''}`;

/** Precedence of a result that counts where a person chooses it, and never by itself. */
export const ONLY_BY_CHOICE = 99;

/** Stated by a person, and not made by the engine. */
export const isStated = ({ engine_version }: Pick<RankedRow, 'engine_version'>): boolean => engine_version === null;

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

const byPrecedence = (a: RankedRow, b: RankedRow): number =>
  (a.precedence ?? 0) - (b.precedence ?? 0) || latestFirst(a, b);

const latestFirst = (a: Pick<RankedRow, 'created_on' | '_id'>, b: Pick<RankedRow, 'created_on' | '_id'>): number =>
  b.created_on - a.created_on || (a._id < b._id ? 1 : -1);

/**
 * The row that counts where nobody has chosen one among rows of one place: what the engine put first, else the latest
 * figure that a person stated. The same whatever the order of the rows.
 */
export function successorAmong<R extends RankedRow>(rows: readonly R[]): R | undefined {
  const calculated = rows.filter((row) => !isStated(row)).toSorted(byPrecedence);
  const [best] = bestOfFigure(calculated.filter(({ precedence }) => precedence !== ONLY_BY_CHOICE));
  return best ?? rows.filter(isStated).toSorted(latestFirst)[0] ?? calculated[0];
}

/**
 * The one row that counts among the live rows of one place in an activity that is applied: the one in use, or its
 * successor. More than one is in use only where rows of two places have come to one; a person's is kept.
 */
export function usedAmong<R extends RankedRow>(rows: readonly R[]): R | undefined {
  const used = rows.filter((row) => row.used);
  const stated = used.filter(isStated);
  return successorAmong(stated.length > 0 ? stated : used.length > 0 ? used : rows);
}
