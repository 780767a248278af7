/** The five groups of the dashboard, each with the scope whose colour it wears. */
export const GROUPS = [
  { key: 'scope1_buildings', label: 'Scope 1 Buildings', scope: '1' },
  { key: 'scope1_vehicles', label: 'Scope 1 Vehicles', scope: '1' },
  { key: 'scope2_buildings', label: 'Scope 2 Buildings', scope: '2' },
  { key: 'scope3_staff', label: 'Scope 3 Staff', scope: '3' },
  { key: 'scope3_upstream', label: 'Scope 3 Upstream', scope: '3' },
] as const;

export type GroupKey = (typeof GROUPS)[number]['key'];
export type GroupStats = Record<GroupKey | `${GroupKey}_last`, number>;

export interface Bar {
  key: GroupKey;
  label: string;
  scope: string;
  now: number;
  before: number;
  /** Heights in percent of the tallest bar; the baseline is zero. */
  nowHeight: number;
  beforeHeight: number;
}

export function barsOf(stats: GroupStats): Bar[] {
  const known = (value: number | undefined) => Math.max(0, value ?? 0);
  const tallest = Math.max(...GROUPS.flatMap(({ key }) => [known(stats[key]), known(stats[`${key}_last`])]), 0);
  const height = (value: number) => (tallest > 0 ? (100 * value) / tallest : 0);
  return GROUPS.map(({ key, label, scope }) => {
    const [now, before] = [known(stats[key]), known(stats[`${key}_last`])];
    return { key, label, scope, now, before, nowHeight: height(now), beforeHeight: height(before) };
  });
}

export const hasFigures = (stats: GroupStats): boolean =>
  GROUPS.some(({ key }) => (stats[key] ?? 0) !== 0 || (stats[`${key}_last`] ?? 0) !== 0);
