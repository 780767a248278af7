import { barsOf, type GroupStats, hasFigures } from './year-figures';

const stats = {
  scope1_buildings: 212,
  scope1_buildings_last: 241,
  scope2_buildings: 164,
  scope2_buildings_last: 228,
  scope3_upstream: 402,
  scope3_upstream_last: 0,
} as unknown as GroupStats;

it('draws bars from zero, the tallest filling the height', () => {
  const bars = barsOf(stats);

  expect(bars).toHaveLength(5);
  expect(bars.at(-1)).toMatchObject({ now: 402, nowHeight: 100, before: 0, beforeHeight: 0 });
  expect(bars[0]?.nowHeight).toBeCloseTo(52.74, 2);
  expect(bars[1]).toMatchObject({ now: 0, before: 0, nowHeight: 0 });
});

it('says a figure below zero as it is, and draws nothing of it', () => {
  const taken = { ...stats, scope1_vehicles: -30, scope1_vehicles_last: -5 };

  expect(barsOf(taken)[1]).toMatchObject({ now: -30, nowHeight: 0, before: -5, beforeHeight: 0 });
});

it('knows an empty year', () => {
  expect(hasFigures(stats)).toBe(true);
  expect(hasFigures({} as GroupStats)).toBe(false);
  expect(barsOf({} as GroupStats).every(({ nowHeight }) => nowHeight === 0)).toBe(true);
});
