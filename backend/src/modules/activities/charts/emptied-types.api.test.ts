import type { ChartSeries } from '@lichen/contracts/activities/charts/chart-data.call';
import { utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, makeWorld, type World } from '../../../../test/world';

let world: World;
let location_id: string;
beforeAll(async () => {
  world = await makeWorld();
  location_id = (await world.admin.send('POST', 'locations', LOCATION)).body.obj._id;
});
afterAll(() => world.stop());

const WHOLE_MONTHS = { start_date: utcDay(2025, 1, 1), end_date: utcDay(2025, 12, 31) };
const CUT_MONTHS = { start_date: utcDay(2025, 1, 2), end_date: utcDay(2025, 12, 30) };

async function labels(filters: object, report_by = 'activities'): Promise<string[]> {
  const { body } = await world.admin.send('POST', 'chart_data', { show: 'CO2', report_by, filters });
  return (body.obj.charts as ChartSeries[])[0]?.bars.map(({ label }) => label) ?? [];
}

const carbon = async (amount: number): Promise<string> =>
  (
    await world.admin.send('POST', 'carbon_activitys', {
      ...{ location_id, from: utcDay(2025, 3, 1), to: utcDay(2025, 3, 31), scope: 'scope_1' },
      ...{ amount, units: 'kg' },
    })
  ).body.obj._id;

it('lists a type as long as it has a record, one of nothing too, and no longer', async () => {
  const [real, nothing] = [await carbon(12), await carbon(0)];
  expect(await labels(WHOLE_MONTHS)).toEqual(['Carbon']);

  await world.admin.send('DELETE', `carbon_activitys/${real}`);
  expect(await labels(WHOLE_MONTHS)).toEqual(['Carbon']);

  await world.admin.send('DELETE', `carbon_activitys/${nothing}`);
  for (const filters of [WHOLE_MONTHS, CUT_MONTHS])
    expect([await labels(filters), await labels(filters, 'locations')]).toEqual([[], []]);
});
