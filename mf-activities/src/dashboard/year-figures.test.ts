import { barsOf, drawnBars, type GroupStats } from './year-figures';

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

it.each([
  ['figures of both years', stats, { now: false, before: false }, 'both'],
  ['nothing at all', {}, { now: false, before: false }, 'nothing'],
  [
    'a year without entries beside one with figures',
    { scope1_buildings_last: 5 },
    { now: true, before: false },
    'nothing',
  ],
  ['a year whose entries come to nothing', { scope1_buildings_last: 5 }, { now: false, before: false }, 'both'],
  ['figures beside a year without entries', { scope1_buildings: 5 }, { now: false, before: true }, 'the year alone'],
  ['figures of months that are not over', { scope1_buildings: 5 }, { now: true, before: true }, 'the year alone'],
])('draws of %s %#', (_, of, unrecorded, expected) => {
  const drawn = drawnBars(of as unknown as GroupStats, unrecorded);
  expect(drawn ? (drawn.isBeforeEmpty ? 'the year alone' : 'both') : 'nothing').toBe(expected);
});

it('draws no height of nothing', () => {
  expect(barsOf({} as GroupStats).every(({ nowHeight }) => nowHeight === 0)).toBe(true);
});
