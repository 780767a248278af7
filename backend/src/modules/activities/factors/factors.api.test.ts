import { type World, makeWorld } from '../../../../test/world';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
afterAll(() => world.stop());

const ask = async (path: string) => (await world.admin.send('GET', path)).body;

it('answers factors by family, region and words, in one order', async () => {
  const { list, total, count } = await ask('factors?family=electricity&region=United%20Kingdom&limit=2000');

  expect(total).toBe(count);
  expect(list.find(({ id }: { id: string }) => id === 'uk-2026/7_400_4000_5_1')).toMatchObject({
    ...{ kg_co2e: '0.13096', unit: 'kWh', scope: 2, component: 'direct', basis: 'location', year: 2026 },
  });
  const first = await ask('factors?family=electricity&limit=10');
  const next = await ask('factors?family=electricity&limit=10&offset=10');
  const both = await ask('factors?family=electricity&limit=20');
  expect([...first.list, ...next.list]).toEqual(both.list);
  expect((await ask('factors?q=natural%20gas&family=fuel')).total).toBeGreaterThan(0);
});

it('bounds what one answer holds, and refuses what it does not know', async () => {
  const { list, total } = await ask('factors?limit=2000');

  expect(list).toHaveLength(2000);
  expect(total).toBeGreaterThan(10_000);
  expect((await world.admin.send('GET', 'factors?limit=2001')).status).toBe(400);
  expect((await world.admin.send('GET', 'factors?colour=green')).status).toBe(400);
  expect((await world.nobody('GET', 'factors')).status).toBe(401);
});

it('answers the editions with their licences', async () => {
  const { list } = await ask('factor_sets?limit=2000');

  expect(list.find(({ id }: { id: string }) => id === 'uk-2026')).toMatchObject({
    publisher: 'UK Government (DESNZ)',
    licence: 'Open Government Licence v3.0',
  });
  expect(list.every(({ licence, source_url }: Record<string, string>) => licence && source_url)).toBe(true);
});
