import { fuelActivity } from '@lichen/contracts/activities/types/buildings/fuel.entity';
import { activitiesStats, activitySummarys, emissionStats } from '@lichen/contracts/activities/list/summary.call';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { chartData, pinnedCharts } from '@lichen/contracts/activities/charts/chart-data.call';
import { getCoverage } from '@lichen/contracts/activities/coverage/coverage.call';
import { staffFacts } from '@lichen/contracts/activities/list/staff-facts.call';
import { taskTypes } from '@lichen/contracts/activities/codes/task-types.call';
import { location } from '@lichen/contracts/business/location.entity';
import { product } from '@lichen/contracts/business/products/product.entity';
import type { Call, Entity } from '@lichen/contracts/entity/entity';
import { act } from '@testing-library/react';
import { refetchChanged } from './refetch';
import { usePostedCall, useCall, useRecords } from './reads';
import { record, serve } from '../testing/server';
import { show } from '../testing/show';
import { using } from '../testing/using';
import { useSave } from './writes';

type Shown = Pick<Call, 'name' | 'dependsOn'>;

/** Part 1, section 4, of statistics that no module answers yet: their calls will say the same of themselves. */
const STATISTICS = ['get_power_stats', 'get_product_stats', 'get_location_stats', 'get_vehicle_stats'];
const CALLS: readonly Shown[] = [taskTypes, staffFacts, getCoverage, activitySummarys, emissionStats, activitiesStats];
const OTHER_CALLS: readonly Shown[] = [pinnedCharts, { name: 'factors', dependsOn: [] }];

const saved = { _id: 'a1', version: 1, created_on: 0, created_by: 'kim', updated_on: 0 };

function List({ of }: { of: Entity }) {
  useRecords(of);
  return null;
}

function Answer({ to }: { to: Shown }) {
  useCall(to, {});
  return null;
}

function Charts() {
  usePostedCall(chartData, {});
  return null;
}

function Save() {
  const { create } = useSave(fuelActivity);
  return (
    <button type="button" onClick={() => void create({ description: 'Gas' })}>
      Save
    </button>
  );
}

/** A page that shows them all; `stale` are the kinds that are asked for again. */
async function page() {
  const partner: Entity = { ...location, name: 'partners' };
  const answers = [...CALLS, ...OTHER_CALLS].map(({ name }) => name).concat(STATISTICS, 'chart_data');
  const lists = ['activities', 'products', 'locations', 'partners'];
  serve({
    ...Object.fromEntries(answers.map((name) => [`GET ${name}`, { body: { list: [] } }])),
    ...Object.fromEntries(lists.map((name) => [`GET ${name}`, { body: { list: [] } }])),
    'POST chart_data': { body: { obj: {} } },
    'POST fuel_activitys': record(saved),
  });
  const view = await show(
    <>
      {[activity, product, location, partner].map((entity) => (
        <List key={entity.name} of={entity} />
      ))}
      {[...CALLS, ...OTHER_CALLS, ...STATISTICS.map((name) => ({ name, dependsOn: ['activities'] }))].map((call) => (
        <Answer key={call.name} to={call} />
      ))}
      <Charts />
      <Save />
    </>,
  );
  const refetched = jest.spyOn(globalThis, 'fetch');
  const stale = () =>
    [...new Set(refetched.mock.calls.map(([path]) => String(path).split(/[/?]/)[3]))]
      .filter((name) => name !== 'fuel_activitys')
      .sort();
  const save = () => act(async () => view.getByRole('button').click());
  return { ...view, save, stale };
}

const AFTER_ACTIVITY = [
  ...['activities', 'activity_summarys', 'chart_data', 'get_activities_stats', 'get_coverage', 'get_emmissions_stats'],
  ...['get_location_stats', 'get_power_stats', 'get_product_stats', 'get_vehicle_stats', 'products', 'staff_facts'],
  'task_types',
];

test('a saved activity has every list that shows it asked for again, and no other', async () => {
  const { save, stale } = await page();
  await save();
  expect(stale()).toEqual(AFTER_ACTIVITY);
});

test('a pushed change does the same', async () => {
  const { client, stale } = await page();
  await act(async () => refetchChanged(client, { entity: 'waste_activitys', kind: 'activities' }));
  expect(stale()).toEqual(AFTER_ACTIVITY);
});

test('another kind reaches what says that it depends on it', async () => {
  const { client, stale } = await page();
  await act(async () => refetchChanged(client, { entity: 'locations', kind: 'locations' }));
  expect(stale()).toEqual(['activities', 'get_coverage', 'locations']);
});

test('a call of an earlier release, which says nothing, is asked again after every change', async () => {
  serve({ 'GET get_coverage': { body: { list: [] } } });
  const { client } = await using(() => useCall({ name: 'get_coverage' }, {}));
  const refetched = jest.spyOn(globalThis, 'fetch');
  await act(async () => refetchChanged(client, { entity: 'tags', kind: 'tags' }));
  expect(refetched).toHaveBeenCalledTimes(1);
});

test('a record that was saved and not read yet is stale after a change of what it shows', async () => {
  serve({ 'POST fuel_activitys': record(saved) });
  const { client, said } = await using(() => useSave(fuelActivity));
  await act(async () => void (await said().create({ description: 'Gas' })));
  const key = ['activities', 'read', { entity: 'fuel_activitys', id: 'a1' }];
  client.setQueryData(key, { ok: true, obj: saved });
  await act(async () => refetchChanged(client, { entity: 'locations', kind: 'locations' }));
  expect(client.getQueryState(key)?.isInvalidated).toBe(true);
});
