import { utcDay } from '@lichen/contracts/formats/days';
import { until } from '../../../platform/jobs/testing/work-place';
import { LOCATION, type World, makeWorld } from '../../../../test/world';

let world: World;
let bill: Record<string, unknown>;

beforeAll(async () => {
  world = await makeWorld();
  const location_id = (await world.admin.send('POST', 'locations', LOCATION)).body.obj._id;
  // 17 days of 2025 and 83 of 2026
  const period = { from: utcDay(2025, 12, 15), to: utcDay(2026, 3, 24) };
  bill = { location_id, ...period, amount: 1000, units: 'kWh', renewable_amount: 0 };
});
afterAll(() => world.stop());

async function gridFigure(): Promise<number> {
  const { _id } = (await world.admin.send('POST', 'electricity_activitys', bill)).body.obj;
  const { list } = (await world.admin.send('GET', `emission_calcs?activity_id=${_id}`)).body;
  return list.find(
    ({ component, scope2_basis }: Record<string, string>) => component === 'direct' && scope2_basis === 'location',
  ).CO2;
}

it('blends factor years by days until the company takes the year of most of the period', async () => {
  // 1,000 kWh × (17 × 0.177 + 83 × 0.13096) ÷ 100
  expect(await gridFigure()).toBe(138.7868);

  const { status } = await world.admin.send('PATCH', 'account', { factor_year_rule: 'majority' });
  expect(status).toBe(200);
  expect(await gridFigure()).toBe(130.96);

  await world.admin.send('PATCH', 'account', { factor_year_rule: null });
  expect(await gridFigure()).toBe(138.7868);
});

it('is the reason only of figures from before it changed', async () => {
  const { database } = world.engine.platform;
  const reasonsOf = async () => {
    const { _id } = (await world.admin.send('POST', 'recalculate', {})).body.obj;
    const stateOf = async () => (await world.admin.send('GET', `recalculations/${_id}`)).body.obj;
    const { difference } = await until(async () => {
      const found = await stateOf();
      return found.state === 'proposed' && found;
    }, 15_000);
    await world.admin.send('POST', 'decide_recalculation', { id: _id, decision: 'discard' });
    return difference.reasons.map(({ reason }: { reason: string }) => reason);
  };
  expect(await reasonsOf()).toEqual(['The factor year rule changed']);

  // A figure that is up to date was made by the present rule: its other factors come from another edition.
  await database.run('UPDATE activities SET behind_since = NULL, behind_by = NULL');
  expect(await reasonsOf()).toEqual(['Other factors apply']);
}, 60_000);

it('lets administrators alone choose the rule', async () => {
  const editor = await world.someone(['edit_business']);

  const { status } = await editor.send('PATCH', 'account', { factor_year_rule: 'majority' });
  const unknown = await world.admin.send('PATCH', 'account', { factor_year_rule: 'nearest' });

  expect([status, unknown.status]).toEqual([403, 400]);
  expect(unknown.body.errors).toHaveProperty('factor_year_rule');
});
