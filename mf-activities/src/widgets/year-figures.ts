import { EMISSION_GROUPS, type EmissionGroup } from '@lichen/contracts/activities/emission-groups';

type GroupKey = EmissionGroup['key'];
export type GroupStats = Record<GroupKey | `${GroupKey}_last`, number>;

export interface Bar {
  group: EmissionGroup;
  now: number;
  before: number;
  /** Heights in percent of the tallest bar; the baseline is zero. */
  nowHeight: number;
  beforeHeight: number;
}

export function barsOf(stats: GroupStats): Bar[] {
  const known = (value: number | undefined) => Math.max(0, value ?? 0);
  const tallest = Math.max(
    ...EMISSION_GROUPS.flatMap(({ key }) => [known(stats[key]), known(stats[`${key}_last`])]),
    0,
  );
  const height = (value: number) => (tallest > 0 ? (100 * value) / tallest : 0);
  return EMISSION_GROUPS.map((group) => {
    const [now, before] = [known(stats[group.key]), known(stats[`${group.key}_last`])];
    return { group, now, before, nowHeight: height(now), beforeHeight: height(before) };
  });
}

export const hasFigures = (stats: GroupStats): boolean =>
  EMISSION_GROUPS.some(({ key }) => (stats[key] ?? 0) !== 0 || (stats[`${key}_last`] ?? 0) !== 0);
