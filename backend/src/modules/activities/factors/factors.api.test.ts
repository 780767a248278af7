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

it('says what the list can be narrowed by, and each of it finds something', async () => {
  const { obj } = await ask('factor_facets');

  expect(obj.families).toEqual(
    expect.arrayContaining(['electricity', 'fuel', 'refrigerant', 'spend', 'stay', 'waste']),
  );
  expect(obj.years).toEqual([...obj.years].sort((a: number, b: number) => b - a));
  expect(obj.years).toEqual(expect.arrayContaining([2019, 2026]));
  for (const family of obj.families)
    expect([family, (await ask(`factors?family=${family}&limit=1`)).total]).not.toEqual([family, 0]);
  for (const year of obj.years) expect((await ask(`factors?year=${year}&limit=1`)).list[0].year).toBe(year);
});

it('finds one factor by its id, and nothing where there is none', async () => {
  const { list, total } = await ask('factors?id=uk-2025%2F29_600_4016_13_1');

  expect(total).toBe(1);
  expect(list).toMatchObject([{ kg_co2e: '6.7', unit: 'room-nights', family: 'stay', set: 'uk-2025' }]);
  expect(await ask('factors?id=uk-2025%2Fnone')).toEqual({ list: [], total: 0, count: 0, gone: ['id'] });
  expect(await ask('factors?q=nosuchthing')).toMatchObject({ total: 0 });
  expect((await ask('factors?offset=1000000')).list).toEqual([]);
});

it('says no figure where the publisher prints none', async () => {
  const { list } = await ask('factors?set=uk-2025&family=waste&limit=2000');

  expect(list.some(({ kg_co2e }: { kg_co2e: string | null }) => kg_co2e === null)).toBe(true);
  expect(list.every(({ kg_co2e }: { kg_co2e: string | null }) => kg_co2e !== '')).toBe(true);
});

it.each([
  'factors?limit=0',
  'factors?offset=-1',
  'factors?year=soon',
  `factors?q=${'x'.repeat(201)}`,
  'factor_sets?limit=2001',
  'factor_sets?colour=green',
  'factor_facets?family=fuel',
  'money_rates?currency=POUND',
])('refuses %s', async (path) => {
  expect((await world.admin.send('GET', path)).status).toBe(400);
});

it('pages the editions in one order, none of them imported here', async () => {
  const all = await ask('factor_sets?limit=2000');
  const first = await ask('factor_sets?limit=5');
  const next = await ask('factor_sets?limit=5&offset=5');

  expect(first.total).toBe(all.total);
  expect([...first.list, ...next.list]).toEqual(all.list.slice(0, 10));
  expect(all.list.some(({ imported, newer }: Record<string, boolean>) => imported || newer)).toBe(false);
  expect(all.list.every(({ factors }: Record<string, number>) => (factors ?? 0) > 0)).toBe(true);
  expect((await ask('factor_sets?q=ember')).total).toBeLessThan(all.total);
});

it('is read by everybody who is signed in, written by nobody', async () => {
  const reader = await world.someone(['user']);
  for (const call of ['factors?limit=1', 'factor_sets', 'factor_facets', 'money_rates']) {
    expect([call, (await reader.send('GET', call)).status]).toEqual([call, 200]);
    expect([call, (await world.nobody('GET', call)).status]).toEqual([call, 401]);
  }
  for (const method of ['POST', 'PATCH', 'DELETE'])
    expect((await world.admin.send(method, 'factors', {})).status).toBeGreaterThanOrEqual(400);
});

it('tells the rates that are shipped, with their source', async () => {
  const { list, total } = await ask('money_rates?limit=2000');

  expect(total).toBe(list.length);
  expect(list.every(({ source, imported }: Record<string, unknown>) => source && imported === false)).toBe(true);
  expect((await ask('money_rates?currency=GBP&year=2022')).list).toMatchObject([
    { kind: 'exchange', currency: 'GBP', other: 'USD', value: '1.2371' },
    { kind: 'index', currency: 'GBP', other: '', value: '121.7' },
  ]);
});
