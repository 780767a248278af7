import { EMISSION_GROUPS, type EmissionGroup } from '@lichen/contracts/activities/charts/emission-groups';

type GroupKey = EmissionGroup['key'];
/** Kilograms of CO₂e by group of emissions, of the year and (`_last`) of the year before. */
export type GroupStats = Record<GroupKey | `${GroupKey}_last`, number>;

export interface Bar {
  group: EmissionGroup;
  /** Kilograms; negative where removals exceed emissions. */
  now: number;
  before: number;
  /** Heights in percent of the tallest bar; negative values have no height. */
  nowHeight: number;
  beforeHeight: number;
}

/** Bars of the periods that have entries. */
export interface Bars {
  readonly bars: readonly Bar[];
  /** True if nothing was recorded in the earlier period, which differs from zero. */
  readonly isBeforeEmpty: boolean;
}

export function barsOf(stats: GroupStats): Bar[] {
  const of = (key: keyof GroupStats) => stats[key] ?? 0;
  const tallest = Math.max(...EMISSION_GROUPS.flatMap(({ key }) => [of(key), of(`${key}_last`)]), 0);
  const height = (value: number) => (tallest > 0 ? (100 * Math.max(0, value)) / tallest : 0);
  return EMISSION_GROUPS.map((group) => {
    const [now, before] = [of(group.key), of(`${group.key}_last`)];
    return { group, now, before, nowHeight: height(now), beforeHeight: height(before) };
  });
}

/** Returns the bars of a year and the one before; null where there is nothing to draw. */
export function drawnBars(
  stats: GroupStats,
  unrecorded: { readonly now: boolean; readonly before: boolean },
): Bars | null {
  const bars = barsOf(stats);
  const [hasNow, hasBefore] = [bars.some(({ now }) => now !== 0), bars.some(({ before }) => before !== 0)];
  const isNothing = hasNow ? false : unrecorded.now || !hasBefore;
  return isNothing ? null : { bars, isBeforeEmpty: !hasBefore && unrecorded.before };
}
