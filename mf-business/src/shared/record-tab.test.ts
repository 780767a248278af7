import { TYPES_WITH } from '@lichen/contracts/activities/types/shared/activity-parents';
import { POWER_TABS } from '../power-sources/power-source-tabs';
import { PRODUCT_TABS } from '../products/product-tabs';
import { VEHICLE_TABS } from '../vehicles/vehicle-tabs';
import { type RecordTab, withCounts } from './record-tab';

const PAGES: readonly [keyof typeof TYPES_WITH, readonly RecordTab[]][] = [
  ['vehicle_id', VEHICLE_TABS],
  ['source_id', POWER_TABS],
  ['product_id', PRODUCT_TABS],
];

it.each(PAGES)('has every type of activity with %s in one tab, after the details', (field, tabs) => {
  expect(tabs[0]).toMatchObject({ id: 'details' });
  expect(tabs.flatMap(({ types = [] }) => types).sort()).toEqual([...TYPES_WITH[field]].sort());
});

it('says the number of activities of a tab where there are any', () => {
  const counts = { vehicle_activitys: 9, vehicle_journeys: 0 };

  expect(withCounts(VEHICLE_TABS, counts).map(({ count }) => count)).toEqual([undefined, '9', undefined, undefined]);
  expect(withCounts(VEHICLE_TABS, undefined).every(({ count }) => count === undefined)).toBe(true);
});
