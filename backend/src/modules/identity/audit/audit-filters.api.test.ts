import { type World, makeWorld } from '../../../../test/world';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.stop());

it('shows what one person did, and what happened to one record or to records of one kind', async () => {
  const kim = await world.someone(['user', 'admin']);
  const { body: mine } = await world.admin.send('POST', 'tags', { name: 'mine' });
  const { body: hers } = await kim.send('POST', 'tags', { name: 'hers' });
  await world.admin.send('PATCH', `tags/${hers.obj._id}`, { name: 'ours' });
  const found = async (query: string) => {
    const { body } = await world.admin.send('GET', `audit_log?${query}`);
    return body.list.map(({ type, record_id }: { type: string; record_id: string }) => [type, record_id]);
  };

  const { body: whole } = await world.admin.send('GET', `audit_log?record_id=${hers.obj._id}`);
  const [changed, made] = whole.list;
  expect(made.profile_id).not.toBe(changed.profile_id);
  expect(await found(`entity_name=tags&profile_id=${made.profile_id}`)).toEqual([['create', hers.obj._id]]);
  expect(await found(`record_id=${hers.obj._id}`)).toEqual([
    ['update', hers.obj._id],
    ['create', hers.obj._id],
  ]);
  expect((await found('entity_name=tags')).map(([, id]: string[]) => id)).toContain(mine.obj._id);
  expect((await world.admin.send('GET', 'audit_log?entity_name=tags&record_id=constructor')).status).toBe(400);
  const { body: elsewhere } = await world.stranger.send('GET', `audit_log?record_id=${hers.obj._id}`);
  expect(elsewhere.list).toEqual([]);
});

it('says how values are to be read that are codes, ids of records or years', async () => {
  const { body } = await world.admin.send('GET', 'audit_words');

  expect(body.obj.vehicles.fields.location_id).toEqual({ label: 'Location', kind: 'ref', entity: 'locations' });
  expect(body.obj.locations.fields.country).toMatchObject({ kind: 'code', list: 'countries' });
  expect(body.obj.annual_statements.fields.year).toMatchObject({ kind: 'integer', isYear: true });
});
