import { LOCATION_TABS, pageTabs, tabsOf, TAB_TYPES } from './location-tabs';

it('shows fuel and leases where the location has them, and every other tab always', () => {
  expect(tabsOf({ hasFuel: true, leased: true })).toEqual(LOCATION_TABS);
  expect(LOCATION_TABS.filter((tab) => !tabsOf({ hasFuel: false, leased: false }).includes(tab))).toEqual([
    'energy',
    'leases',
  ]);
  expect(tabsOf({ hasFuel: false, leased: false })[0]).toBe('map');
});

it('says how many activities of the year a tab has, of all its types together', () => {
  const counts = { electricity_activitys: 10, power_activitys: 2, water_activitys: 0 };
  const shown = pageTabs(['map', 'electricity', 'water', 'docs'], counts);
  expect(shown.map(({ title, count }) => [title, count])).toEqual([
    ['Map', undefined],
    ['Electricity', '12'],
    ['Water', undefined],
    ['Docs', undefined],
  ]);
});

it('has each type of activity in one tab only', () => {
  const types = Object.values(TAB_TYPES).flat();
  expect(new Set(types).size).toBe(types.length);
});
