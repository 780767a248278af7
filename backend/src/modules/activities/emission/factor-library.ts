import { DAY } from '@lichen/contracts/days';
import type { Factor, FactorKey, FactorLibrary, FactorSet, InForce, ListEntry } from './factor';

const NONE: readonly InForce[] = [];

/** Everything in memory, found by one look-up: family, item, component, basis, region and unit. */
export function factorLibrary(
  sets: readonly FactorSet[],
  factors: readonly Factor[],
  lists: ReadonlyMap<string, ReadonlyMap<string, ListEntry>> = new Map(),
): FactorLibrary {
  const setById = new Map(sets.map((set) => [set.id, set]));
  const factorById = new Map(factors.map((factor) => [factor.id, factor]));
  const byKey = new Map<string, Factor[]>();
  for (const factor of factors) {
    if (!setById.has(factor.set)) throw new Error(`Factor ${factor.id} names the unknown set ${factor.set}`);
    const key = keyOf(factor);
    byKey.set(key, [...(byKey.get(key) ?? []), factor]);
  }
  const unitsByItem = new Map<string, string[]>();
  for (const factor of factors) {
    const key = itemKeyOf(factor);
    const known = unitsByItem.get(key) ?? [];
    if (!known.includes(factor.unit)) unitsByItem.set(key, [...known, factor.unit]);
  }
  const timelines = new Map([...byKey].map(([key, found]) => [key, timelineOf(found, setById)]));
  return {
    entry: (list, code) => lists.get(list)?.get(code),
    timeline: (key) => timelines.get(keyOf(key)) ?? NONE,
    units: (key) => unitsByItem.get(itemKeyOf(key)) ?? [],
    factor: (id) => factorById.get(id),
    set: (id) => setById.get(id),
  };
}

const itemKeyOf = ({ family, item, component, basis, region }: Omit<FactorKey, 'unit'>): string =>
  `${family}|${item}|${component}|${basis ?? ''}|${region}`;

const keyOf = (key: FactorKey): string => `${itemKeyOf(key)}|${key.unit}`;

/**
 * Each set counts from its first day until it ends or a newer one begins; the newest has no end.
 * Two rows of the same first day are two revisions of one edition: the one listed last replaces the other.
 */
function timelineOf(factors: readonly Factor[], sets: ReadonlyMap<string, FactorSet>): readonly InForce[] {
  const setOf = (factor: Factor) => sets.get(factor.set) as FactorSet;
  const byStart = new Map(factors.map((factor) => [setOf(factor).valid_from, factor]));
  const starts = [...byStart].sort(([a], [b]) => a - b);
  return starts.map(([from, factor], at) => {
    const next = starts[at + 1]?.[0];
    if (next === undefined) return { from, to: null, factor, latest: true };
    return { from, to: Math.min(setOf(factor).valid_to ?? next - DAY, next - DAY), factor, latest: false };
  });
}
