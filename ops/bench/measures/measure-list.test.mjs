import { billOn, makeWorld } from '../worlds/world.mjs';
import { startedBaseline } from './measure-list.mjs';

it('measures the list against a baseline that answers the same bytes', async () => {
  const world = await makeWorld('sqlite');
  try {
    await world.call('POST', '/api/data/electricity_activitys', billOn(world.person, Date.UTC(2024, 5, 10)));
    const [{ company_id: companyId }] = await world.rows.all('SELECT company_id FROM activities');
    const { limit, total } = await startedBaseline('sqlite', world, companyId);
    limit.stop();

    expect(total).toBe(1);
  } finally {
    await world.stop();
  }
});
