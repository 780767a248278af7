import {
  isLive,
  isMarketBased,
  type Replaceable,
} from '@lichen/contracts/activities/calculations/counted-calculations';
import { type ChoosableRow, chosenAgain } from './chosen-rows';
import { type CompetingRow, figureKey, isStated, type RankedRow, usedAmong } from './effective-calculations';

/** Where a row stands in an inventory. */
interface InLine extends CompetingRow {
  scope: string;
  scope3_category: number | null;
  co2_ug: number | null;
}

export interface FreshRow extends InLine, ChoosableRow {
  input_hash: string | null;
  precedence: number;
}

export interface StoredRow extends InLine, RankedRow, Replaceable, ChoosableRow {
  input_hash: string | null;
  from: number | null;
  to: number | null;
}

/** The activity that the rows are of. */
interface Counted {
  readonly applied: boolean;
  readonly from: number | null;
  readonly to: number | null;
}

export interface Supersession<New, Old> {
  /** Fresh rows to store, each marked used or not. */
  insert: New[];
  /** Rows of the last calculation that a fresh one replaces, with its id. */
  supersede: { row: Old; by: string }[];
  /** Rows of people that stay with other values: whether they count, their line, their days. */
  restate: { row: Old; changes: Partial<Old> }[];
  /** Calculated rows that stay and come in another order of precedence. */
  reorder: { row: Old; precedence: number }[];
  /** The rows that stay, as they will be. */
  keep: Old[];
}

/** The calculated row whose line a stated one takes: its own, else another of its component. */
function lineAmong<New extends InLine>(row: InLine, fresh: readonly New[]): New | undefined {
  const alike = fresh.filter(({ component }) => component === row.component);
  const own = alike.find((each) => figureKey(each) === figureKey(row));
  const location = alike.find((each) => !isMarketBased(each));
  // A market-based figure stands beside a location-based one that says nothing of the market.
  if (!own && isMarketBased(row) && location?.scope2_basis) return undefined;
  return own ?? location;
}

/**
 * True where a stated figure may count. Only scope 2 has a market-based total: one that was stated for it counts nowhere
 * once its activity has left that scope, because others run the location or recorded fuel counts the journey. A credit is
 * what its record says, and nothing that was stated for the emissions it was before.
 */
function isPlaced(row: InLine, fresh: readonly InLine[]): boolean {
  const alike = fresh.filter(({ component }) => component === row.component);
  if (alike.some(({ co2_ug }) => (co2_ug ?? 0) < 0)) return false;
  return !isMarketBased(row) || alike.length === 0 || alike.some(({ scope }) => scope === 'scope_2');
}

/** A figure that a person stated goes with its activity, to its scope and to its days. */
function moved<Old extends StoredRow>(row: Old, fresh: readonly InLine[], { from, to }: Counted): Old {
  const line = lineAmong(row, fresh);
  if (!line) return { ...row, from, to };
  const { scope, scope2_basis, scope3_category } = line;
  return { ...row, from, to, scope, scope2_basis, scope3_category };
}

const MOVED = ['used', 'scope', 'scope2_basis', 'scope3_category', 'from', 'to'] as const;

/** Stated rows as they will be: in each line one that counts, where a person chose it or nothing else stands there. */
function statedAfter<Old extends StoredRow>(
  stated: readonly Old[],
  fresh: readonly InLine[],
  activity: Counted,
): Old[] {
  const rows = stated.map((row) => moved(row, fresh, activity));
  const calculated = new Set(fresh.map(figureKey));
  const lines = new Map<string, Old[]>();
  for (const row of rows.filter((each) => isPlaced(each, fresh)))
    lines.set(figureKey(row), [...(lines.get(figureKey(row)) ?? []), row]);
  const chosen = new Set(
    [...lines].map(([key, each]) =>
      activity.applied && (!calculated.has(key) || each.some(({ used }) => used)) ? usedAmong(each) : undefined,
    ),
  );
  return rows.map((row) => ({ ...row, used: chosen.has(row) }));
}

function restatement<Old extends StoredRow>(row: Old, next: Old): Supersession<never, Old>['restate'] {
  const names = MOVED.filter((name) => row[name] !== next[name]);
  return names.length > 0
    ? [{ row, changes: Object.fromEntries(names.map((name) => [name, next[name]])) as never }]
    : [];
}

/** Fresh rows as they count beside what people stated and chose. Most stay as they are: a copy of forty fields is not free. */
function wantedRows<New extends FreshRow>(
  fresh: readonly New[],
  stated: ReadonlySet<string>,
  calculated: readonly ChoosableRow[],
  { applied }: Counted,
): New[] {
  const chosen = chosenAgain(fresh, calculated);
  return fresh.map((row) => {
    const key = figureKey(row);
    const choice = stated.has(key) ? undefined : chosen.get(key);
    if (choice?.row === row) return { ...row, used: applied, reason: choice.reason };
    return row.used && (choice || stated.has(key)) ? { ...row, used: false } : row;
  });
}

/**
 * Compares a new calculation with the rows of the last one. Equal results keep their rows; the others are superseded,
 * never rewritten. A row that a person put in place of the calculated one stays the used one as long as the activity
 * is applied; a draft has no used row. A calculated row that a person chose does so too, until a method is chosen in
 * the activity itself: what was chosen last counts.
 */
export function supersession<New extends FreshRow, Old extends StoredRow>(
  fresh: readonly New[],
  previous: readonly Old[],
  activity: Counted,
  isMethodChosen = false,
): Supersession<New, Old> {
  const live = previous.filter(isLive);
  const stated = live.filter(isStated);
  const next = statedAfter(stated, fresh, activity);
  const chosen = new Set(next.filter(({ used }) => used).map(figureKey));
  const calculated = live.filter((row) => !isStated(row));
  const wanted = wantedRows(fresh, chosen, isMethodChosen ? [] : calculated, activity);
  const isSame = (old: Old, row: New) =>
    figureKey(old) === figureKey(row) &&
    old.input_hash === row.input_hash &&
    old.used === row.used &&
    old.reason === row.reason;
  const kept = calculated.flatMap((row) => {
    const same = wanted.find((each) => isSame(row, each));
    return same ? [{ row, precedence: same.precedence }] : [];
  });
  const unchanged = kept.map(({ row }) => row);
  const insert = wanted.filter((row) => !unchanged.some((old) => isSame(old, row)));
  const successorOf = (old: Old) => insert.find((row) => figureKey(row) === figureKey(old)) ?? insert[0];
  return {
    insert,
    supersede: calculated
      .filter((old) => !unchanged.includes(old))
      .map((row) => ({ row, by: successorOf(row)?._id ?? 'none' })),
    restate: stated.flatMap((row, at) => restatement(row, next[at] ?? row)),
    reorder: kept.filter(({ row, precedence }) => (row.precedence ?? 0) !== precedence),
    keep: [...unchanged, ...next.toSorted((a, b) => Number(b.used) - Number(a.used))],
  };
}
