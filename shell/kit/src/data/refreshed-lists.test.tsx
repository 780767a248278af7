import { fuelActivity } from '@lichen/contracts/activities/types/fuel.entity';
import { act } from '@testing-library/react';
import { record, serve } from '../testing/server';
import { using } from '../testing/using';
import { useSave } from './writes';

/** Part 1, section 4: what shows something of an activity. */
const REFRESHED = [
  ...['activities', 'tasks', 'staff_facts', 'get_power_stats', 'get_product_stats', 'products'],
  ...['get_location_stats', 'get_vehicle_stats'],
];
const OTHERS = ['partners', 'reference', 'locations'];

test('a saved activity has every list that shows it asked for again, and no other', async () => {
  const saved = { _id: 'a1', version: 1, created_on: 0, created_by: 'kim', updated_on: 0 };
  serve({ 'POST fuel_activitys': record(saved) });
  const { client, said } = await using(() => useSave(fuelActivity));
  for (const kind of [...REFRESHED, ...OTHERS]) client.setQueryData([kind, 'list', {}], { list: [] });
  const stale = () =>
    [...REFRESHED, ...OTHERS].filter((kind) => client.getQueryState([kind, 'list', {}])?.isInvalidated);

  expect(stale()).toEqual([]);
  await act(async () => void (await said().create({ description: 'Gas' })));
  expect(stale()).toEqual(REFRESHED);
});
