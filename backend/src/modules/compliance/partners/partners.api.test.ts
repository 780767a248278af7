import { type World, makeWorld } from '../../../../test/world';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.stop());

const add = (draft: Record<string, unknown>) => world.admin.send('POST', 'partners', draft);

it('keeps a partner and hides it from another company', async () => {
  const created = await add({ name: '  Northern Timber ', partner_roles: ['supplier', 'carrier'] });
  const id = created.body.obj._id;

  const own = await world.admin.send('GET', `partners/${id}`);
  const strange = await world.stranger.send('GET', `partners/${id}`);

  expect([created.status, own.status, strange.status]).toEqual([201, 200, 404]);
  expect(own.body.obj).toMatchObject({
    name: 'Northern Timber',
    partner_roles: ['supplier', 'carrier'],
    invite_status: 'none',
    share_news: false,
  });
  expect(own.body.obj).not.toHaveProperty('name_key');
});

it('takes each name once in a company, whatever its case', async () => {
  const first = await add({ name: 'Örsted Glass' });
  const twin = await add({ name: ' ÖRSTED glass' });
  const elsewhere = await world.stranger.send('POST', 'partners', { name: 'Örsted Glass' });
  const other = await add({ name: 'Other Glass' });
  const renamed = await world.admin.send('PATCH', `partners/${other.body.obj._id}`, { name: 'örsted glass' });
  const itself = await world.admin.send('PATCH', `partners/${first.body.obj._id}`, { name: 'ÖRSTED Glass' });

  expect([first.status, elsewhere.status, itself.status]).toEqual([201, 201, 200]);
  for (const { status, body } of [twin, renamed])
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { err: 'Already in use', errors: { name: 'Already in use' } },
    });
});

it('keeps one of two that come at once', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => add({ name: 'Twins Ltd' })));

  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses[0]).toBe(201);
  expect(statuses.slice(1).every((status) => status === 400 || status === 409)).toBe(true);
});

it('asks for a name of at most a hundred characters, and for roles that exist', async () => {
  const missing = await add({ name: '   ' });
  const long = await add({ name: 'x'.repeat(101) });
  const role = await add({ name: 'Kings', partner_roles: ['king'] });

  expect(missing.body).toMatchObject({ err: 'Required', errors: { name: 'Required' } });
  expect(long.body.errors).toEqual({ name: 'Too long' });
  expect(role.body.errors).toEqual({ partner_roles: 'Choose an option from the list' });
});

it('finds partners by name, reference, role, category and connection', async () => {
  await add({ name: 'Findable Steel', customer_ref: 'QX-77', partner_roles: ['supplier'] });
  const named = async (query: string) =>
    (await world.admin.send('GET', `partners?${query}`)).body.list.map(({ name }: { name: string }) => name);

  expect(await named('search=DABLE')).toEqual(['Findable Steel']);
  expect(await named('search=qx-7')).toEqual(['Findable Steel']);
  expect(await named('search=findable&roles=supplier')).toEqual(['Findable Steel']);
  expect(await named('search=findable&roles=customer')).toEqual([]);
  expect(await named('search=findable&connected=false')).toEqual(['Findable Steel']);
  expect(await named('search=findable&connected=true')).toEqual([]);
});

it('finds a partner whatever the accents of its name and of what was typed', async () => {
  await add({ name: 'Élan Énergie' });
  const found = async (text: string) => (await world.admin.send('GET', `partners?search=${text}`)).body.list;

  expect(await found('elan energie')).toMatchObject([{ name: 'Élan Énergie' }]);
  expect(await found('ÉLAN')).toMatchObject([{ name: 'Élan Énergie' }]);
  expect(await found('elan-')).toEqual([]);
  expect((await world.stranger.send('GET', 'partners?search=elan')).body.list).toEqual([]);
});
