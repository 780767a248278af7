import {
  BRIDGE_PART_NAMES,
  type BridgePart,
  type Change,
} from '@lichen/contracts/activities/bridge/change-bridge.call';
import { Exact, exact, ZERO } from '../emission/exact';
import { type Boundary, WITHOUT_DATES } from './boundary';
import { type MonthRow, STATED_WAY } from './month-rows';

type BridgeAmounts = Record<BridgePart, number>;

/** A component of a source in one month. */
interface Cell {
  ug: number;
  quantity: Exact;
  ways: Set<string>;
}

const noParts = (): BridgeAmounts => ({ boundary: 0, coverage: 0, stated: 0, method: 0, factor: 0, activity: 0 });
const sum = (rows: readonly MonthRow[]): number => rows.reduce((total, { ug }) => total + ug, 0);

function grouped<K>(rows: readonly MonthRow[], keyOf: (row: MonthRow) => K): Map<K, MonthRow[]> {
  const groups = new Map<K, MonthRow[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

const cellOf = (rows: readonly MonthRow[]): Cell => ({
  ug: sum(rows),
  quantity: rows.reduce((total, { quantity }) => total.plus(quantity), ZERO),
  ways: new Set(rows.map(({ way }) => way)),
});

const isSameWay = (a: Cell, b: Cell): boolean =>
  a.ways.size === b.ways.size && [...a.ways].every((way) => b.ways.has(way));

/** Amounts that differ by more than this factor are not compared. */
const COMPARABLE = 1000;

const isComparable = (before: Cell, after: Cell): boolean =>
  !before.quantity.eq(0) && after.quantity.abs().lte(before.quantity.abs().times(COMPARABLE));

/** Returns the present amount at the former factors in whole 10⁻⁶ kg, rounded half to even like stored figures. */
const atFormerFactor = (before: Cell, after: Cell): number =>
  isComparable(before, after)
    ? exact(before.ug).times(after.quantity).div(before.quantity).round(0, Exact.roundHalfEven).toNumber()
    : after.ug;

const holdsStated = ({ ways }: Cell): boolean => [...ways].some((way) => way.startsWith(STATED_WAY));

function addCell(parts: BridgeAmounts, before: Cell, after: Cell): void {
  const difference = after.ug - before.ug;
  if (holdsStated(before) !== holdsStated(after)) {
    parts.stated += difference;
    return;
  }
  if (!isSameWay(before, after)) {
    parts.method += difference;
    return;
  }
  const factor = after.ug - atFormerFactor(before, after);
  parts.factor += factor;
  // The remainder is the change of activity, so that the parts always add up to the difference.
  parts.activity += difference - factor;
}

/** Adds the change of a source in one month to the parts. */
function addMonth(parts: BridgeAmounts, before: readonly MonthRow[], after: readonly MonthRow[]): void {
  if (before.length === 0 || after.length === 0) {
    parts.coverage += sum(after) - sum(before);
    return;
  }
  const [then, now] = [grouped(before, (row) => row.component), grouped(after, (row) => row.component)];
  for (const component of new Set([...then.keys(), ...now.keys()]))
    addCell(parts, cellOf(then.get(component) ?? []), cellOf(now.get(component) ?? []));
}

/** `isMoved` tells whether the whole difference of a month, by its place in the periods, is one of the boundary. */
function changeOf(before: readonly MonthRow[], after: readonly MonthRow[], isMoved: (at: number) => boolean): Change {
  const change: Change = { before_ug: sum(before), after_ug: sum(after), parts: noParts() };
  const [then, now] = [grouped(before, (row) => row.at), grouped(after, (row) => row.at)];
  for (const at of new Set([...then.keys(), ...now.keys()])) {
    const [was, is] = [then.get(at) ?? [], now.get(at) ?? []];
    if (isMoved(at)) change.parts.boundary += sum(is) - sum(was);
    else addMonth(change.parts, was, is);
  }
  return change;
}

const locationsOf = (rows: readonly MonthRow[]) => new Set(rows.map(({ location }) => location));

/**
 * Returns the change of each source. A location moves with the boundary in the months that its dates name; one without
 * dates, where only one period has data of it. Records without a location belong to the company, which exists in both.
 */
export function changesBySource(
  before: readonly MonthRow[],
  after: readonly MonthRow[],
  boundary: Boundary = WITHOUT_DATES,
): Map<string, Change> {
  const [then, now] = [grouped(before, ({ source }) => source), grouped(after, ({ source }) => source)];
  const [old, current] = [locationsOf(before), locationsOf(after)];
  const isMoved = (location: string | null) => {
    if (location === null) return () => false;
    const isInOne = !boundary.isDated(location) && old.has(location) !== current.has(location);
    return (at: number) => isInOne || boundary.isOther(location, at);
  };
  return new Map(
    [...new Set([...then.keys(), ...now.keys()])].map((source) => {
      const [was, is] = [then.get(source) ?? [], now.get(source) ?? []];
      const location = (was[0] ?? is[0])?.location ?? null;
      return [source, changeOf(was, is, isMoved(location))];
    }),
  );
}

/** Returns the total of all changes. */
export function totalChange(changes: Iterable<Change>): Change {
  const total: Change = { before_ug: 0, after_ug: 0, parts: noParts() };
  for (const { before_ug, after_ug, parts } of changes) {
    total.before_ug += before_ug;
    total.after_ug += after_ug;
    for (const name of BRIDGE_PART_NAMES) total.parts[name] += parts[name];
  }
  return total;
}
