import { LOCATION, makeWorld, type World } from '../../../../test/world';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.stop());

it('says what is stated of the water of the company’s own locations', async () => {
  const stated = {
    ...{ water_stress_areas: true, local_water_stress_areas: ['Upper Aire'] },
    ...{ water_stress_source: 'River basin plan, 2025', water_stress_on: Date.UTC(2025, 5, 1) },
  };
  const made = async (changes: object) =>
    (await world.admin.send('POST', 'locations', { ...LOCATION, ...changes })).body.obj._id;
  const [dry, silent] = [await made({ name: 'Dry', ...stated }), await made({ name: 'Silent' })];
  const asked = `get_local_water_stress_areas?ids=${dry},${silent},${dry},unknown`;

  const { status, body } = await world.admin.send('GET', asked);
  expect(status).toBe(200);
  expect(body.total).toBe(2);
  expect(body.list).toEqual(
    expect.arrayContaining([
      {
        ...{ location_id: dry, water_stress_areas: true, local_water_stress_areas: ['Upper Aire'] },
        ...{ source: 'River basin plan, 2025', as_of: Date.UTC(2025, 5, 1) },
      },
      {
        ...{ location_id: silent, water_stress_areas: false, local_water_stress_areas: [] },
        ...{ source: null, as_of: null },
      },
    ]),
  );
  expect((await world.stranger.send('GET', asked)).body.list).toEqual([]);
  expect((await world.nobody('GET', asked)).status).toBe(401);
});

it('answers for a hundred at once', async () => {
  const ids = (count: number) => Array.from({ length: count }, (_, at) => `l${at}`).join(',');
  expect((await world.admin.send('GET', `get_local_water_stress_areas?ids=${ids(100)}`)).status).toBe(200);
  expect((await world.admin.send('GET', `get_local_water_stress_areas?ids=${ids(101)}`)).status).toBe(400);
  expect((await world.admin.send('GET', 'get_local_water_stress_areas')).status).toBe(400);
});
