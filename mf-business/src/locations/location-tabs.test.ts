import { LOCATION_TABS, tabsOf, TAB_TYPES } from './location-tabs';

it('shows fuel and leases where the location has them, and every other tab always', () => {
  expect(tabsOf({ hasFuel: true, leased: true })).toEqual(LOCATION_TABS);
  expect(LOCATION_TABS.filter((tab) => !tabsOf({ hasFuel: false, leased: false }).includes(tab))).toEqual([
    'energy',
    'leases',
  ]);
  expect(tabsOf({ hasFuel: false, leased: false })[0]).toBe('map');
});

it('has each type of activity in one tab only', () => {
  const types = Object.values(TAB_TYPES).flat();
  expect(new Set(types).size).toBe(types.length);
});
