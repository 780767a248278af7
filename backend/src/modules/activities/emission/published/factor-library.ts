import { DAY } from '@lichen/contracts/formats/days';
import type { Factor, FactorKey, FactorLibrary, FactorSet, FactorInForce, ListEntry } from './factor';

const NONE: readonly FactorInForce[] = [];
const NO_UNITS: readonly string[] = [];

type ItemKey = Omit<FactorKey, 'unit'>;

/** Factors with the same key except for the unit, in table order. */
interface Item {
  readonly factors: Factor[];
  /** Filled on first use: a process uses few of twenty thousand factors and starts sooner this way. */
  arranged: {
    readonly units: readonly string[];
    readonly timelines: ReadonlyMap<string, readonly FactorInForce[]>;
  } | null;
}
type Branch = Map<string | null, Branch | Item>;

/** Builds a library in memory with one look-up per key; throws where a factor names an unknown set. */
export function factorLibrary(
  sets: readonly FactorSet[],
  factors: readonly Factor[],
  lists: ReadonlyMap<string, ReadonlyMap<string, ListEntry>> = new Map(),
): FactorLibrary {
  const setById = new Map(sets.map((set) => [set.id, set]));
  const factorById = new Map(factors.map((factor) => [factor.id, factor]));
  const items: Branch = new Map();
  for (const factor of factors) {
    if (!setById.has(factor.set)) throw new Error(`Factor ${factor.id} names the unknown set ${factor.set}`);
    grownItem(items, pathOf(factor)).factors.push(factor);
  }
  const arrangedOf = (key: ItemKey) => {
    const item = itemAt(items, key);
    if (item) item.arranged ??= arrange(item.factors, setById);
    return item?.arranged;
  };
  return {
    entry: (list, code) => lists.get(list)?.get(code),
    timeline: (key) => arrangedOf(key)?.timelines.get(key.unit) ?? NONE,
    units: (key) => arrangedOf(key)?.units ?? NO_UNITS,
    factor: (id) => factorById.get(id),
    set: (id) => setById.get(id),
  };
}

/** Path through the nested maps to an item; avoids concatenating keys. */
const pathOf = ({ family, region, item, component, basis }: ItemKey) => [family, region, item, component, basis];

function grownItem(items: Branch, path: readonly (string | null)[]): Item {
  let branch = items;
  for (const step of path.slice(0, -1)) {
    const next = (branch.get(step) as Branch | undefined) ?? new Map();
    branch.set(step, next);
    branch = next;
  }
  const last = path.at(-1) ?? null;
  const item = (branch.get(last) as Item | undefined) ?? { factors: [], arranged: null };
  branch.set(last, item);
  return item;
}

/** Follows the order of `pathOf` without allocating its array, because every figure calls this several times. */
function itemAt(items: Branch, { family, region, item, component, basis }: ItemKey): Item | undefined {
  const next = (branch: Branch | Item | undefined, step: string | null) => (branch as Branch | undefined)?.get(step);
  return next(next(next(next(items.get(family), region), item), component), basis) as Item | undefined;
}

function arrange(factors: readonly Factor[], sets: ReadonlyMap<string, FactorSet>): NonNullable<Item['arranged']> {
  const units = [...new Set(factors.map(({ unit }) => unit))];
  const own = (unit: string) => factors.filter((factor) => factor.unit === unit);
  return { units, timelines: new Map(units.map((unit) => [unit, timelineOf(own(unit), sets)])) };
}

/**
 * Returns the factors by first day. Each applies until its set ends or the next one begins; the newest has no end. Of
 * two factors with the same first day, which are revisions of one edition, the one listed last applies.
 */
function timelineOf(factors: readonly Factor[], sets: ReadonlyMap<string, FactorSet>): readonly FactorInForce[] {
  const setOf = (factor: Factor) => sets.get(factor.set) as FactorSet;
  const byStart = new Map(factors.map((factor) => [setOf(factor).valid_from, factor]));
  const starts = [...byStart].sort(([a], [b]) => a - b);
  return starts.map(([from, factor], at) => {
    const next = starts[at + 1]?.[0];
    if (next === undefined) return { from, to: null, factor, latest: true };
    return { from, to: Math.min(setOf(factor).valid_to ?? next - DAY, next - DAY), factor, latest: false };
  });
}
