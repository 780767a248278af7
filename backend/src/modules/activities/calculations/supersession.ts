import {
  isLive,
  isMarketBased,
  type Replaceable,
} from '@lichen/contracts/activities/calculations/counted-calculations';
import { type ChoosableRow, chosenAgain } from './chosen-rows';
import { type CompetingRow, figureKey, isStated, type RankedRow, SET_ASIDE, usedAmong } from './effective-calculations';

/** Fields of a row that decide its line of the inventory. */
interface InLine extends CompetingRow {
  scope: string;
  scope3_category: number | null;
  co2_ug: number | null;
}

/** A calculation that is not stored yet. */
export interface FreshRow extends InLine, ChoosableRow {
  input_hash: string | null;
  precedence: number;
}

/** A calculation as stored, with the days that it covers. */
export interface StoredRow extends InLine, RankedRow, Replaceable, ChoosableRow {
  input_hash: string | null;
  from: number | null;
  to: number | null;
}

/** Fields of the rows' activity. */
interface Counted {
  readonly applied: boolean;
  readonly from: number | null;
  readonly to: number | null;
}

/** Changes that a recalculation makes to the stored calculations of an activity. */
export interface Supersession<New, Old> {
  /** New rows to store, each marked used or not. */
  insert: New[];
  /** Rows of the last calculation that a new one replaces, with its id. */
  supersede: { row: Old; by: string }[];
  /** Stated rows that stay with other values: `used` or set aside, their line, their days. */
  restate: { row: Old; changes: Partial<Old> }[];
  /** Calculated rows that stay with another precedence. */
  reorder: { row: Old; precedence: number }[];
  /** The rows that stay, after the changes. */
  keep: Old[];
}

/** Returns the calculated row whose line a stated one takes: of the same component and basis, else of the component. */
function lineAmong<New extends InLine>(row: InLine, fresh: readonly New[]): New | undefined {
  const alike = fresh.filter(({ component }) => component === row.component);
  const own = alike.find((each) => figureKey(each) === figureKey(row));
  const location = alike.find((each) => !isMarketBased(each));
  // A market-based figure remains beside a location-based one without a market-based counterpart.
  if (!own && isMarketBased(row) && location?.scope2_basis) return undefined;
  return own ?? location;
}

/**
 * Tells whether a stated figure may be used. Only scope 2 has a market-based total, so a figure stated for it is not
 * used once its activity has left that scope, because others run the location or recorded fuel counts the journey. A
 * credit keeps its own amount, not one stated for the emissions it was before.
 */
function isPlaced(row: InLine, fresh: readonly InLine[]): boolean {
  const alike = fresh.filter(({ component }) => component === row.component);
  if (alike.some(({ co2_ug }) => (co2_ug ?? 0) < 0)) return false;
  return !isMarketBased(row) || alike.length === 0 || alike.some(({ scope }) => scope === 'scope_2');
}

/** Returns a stated figure with the scope and the days that its activity now has. */
function moved<Old extends StoredRow>(row: Old, fresh: readonly InLine[], { from, to }: Counted): Old {
  const line = lineAmong(row, fresh);
  if (!line) return { ...row, from, to };
  const { scope, scope2_basis, scope3_category } = line;
  return { ...row, from, to, scope, scope2_basis, scope3_category };
}

const MOVED = ['used', 'precedence', 'scope', 'scope2_basis', 'scope3_category', 'from', 'to'] as const;

/** Tells whether a person put a stated figure in use, also where its activity took it out of use. */
const isWanted = ({ used, precedence }: StoredRow): boolean => used || precedence === SET_ASIDE;

/**
 * Returns the stated rows after the calculation, with one used row per line, if chosen or without alternative. Those of
 * an activity that is taken back, or leaves their line, are set aside.
 */
function statedAfter<Old extends StoredRow>(
  stated: readonly Old[],
  fresh: readonly InLine[],
  activity: Counted,
): Old[] {
  const rows = stated.map((row) => moved(row, fresh, activity));
  const calculated = new Set(fresh.map(figureKey));
  const counting = new Set(activity.applied ? rows.filter((each) => isPlaced(each, fresh)) : []);
  const lines = new Map<string, Old[]>();
  for (const row of counting) lines.set(figureKey(row), [...(lines.get(figureKey(row)) ?? []), row]);
  const chosen = new Set(
    [...lines].map(([key, each]) => {
      const wanted = each.filter(isWanted);
      if (wanted.length > 0) return usedAmong(wanted);
      return calculated.has(key) ? undefined : usedAmong(each);
    }),
  );
  return rows.map((row) => {
    const isSetAside = isWanted(row) && !counting.has(row);
    return { ...row, used: chosen.has(row), precedence: isSetAside ? SET_ASIDE : null };
  });
}

function restatement<Old extends StoredRow>(row: Old, next: Old): Supersession<never, Old>['restate'] {
  const names = MOVED.filter((name) => row[name] !== next[name]);
  return names.length > 0
    ? [{ row, changes: Object.fromEntries(names.map((name) => [name, next[name]])) as never }]
    : [];
}

/** Returns the new rows with `used` set beside stated and chosen ones. Most are not copied: forty fields are costly. */
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
 * Compares a new calculation with the rows of the last one. Equal results keep their rows; others are superseded, never
 * rewritten. A stated row that replaces a calculated one stays used as long as the activity is applied; a draft has no
 * used row. So does a calculated row that a person chose, until a method is chosen in the activity: the latest choice
 * applies.
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
