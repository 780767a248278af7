import { type Person, type World, makeWorld } from '../../../../test/world';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.stop());

let count = 0;
async function addPartner(more: Record<string, unknown> = {}): Promise<string> {
  count += 1;
  const { body } = await world.admin.send('POST', 'partners', { name: `Partner ${count}`, ...more });
  return body.obj._id;
}

const addContact = async (partner_id: string) =>
  (await world.admin.send('POST', 'partner_contacts', { partner_id, first_name: 'Ola', email: 'ola@timber.example' }))
    .body.obj;
const addCategory = async (name: string) => (await world.admin.send('POST', 'partner_category', { name })).body.obj._id;
const patch = (person: Person, id: string, changes: Record<string, unknown>) =>
  person.send('PATCH', `partner_contacts/${id}`, changes);

describe('contacts', () => {
  it('asks for a first name and an address that can be written to', async () => {
    const partner_id = await addPartner();
    const { body } = await world.admin.send('POST', 'partner_contacts', { partner_id, email: 'ola at timber' });

    expect(body.errors).toEqual({ first_name: 'Required', email: 'A valid email address is required' });
  });

  it('lets people who share documents put the number right, and nothing else', async () => {
    const { _id } = await addContact(await addPartner());
    const sharer = await world.someone(['user', 'share_docs']);
    const number = { country_code: '47', number: '912 34 567' };

    const right = await sharer.send('PATCH', `partner_contacts/${_id}`, { ...number, _action: 'update' });
    const mail = await patch(sharer, _id, { ...number, email: 'mine@elsewhere.example' });
    const byAdmin = await patch(world.admin, _id, { email: 'new@timber.example' });

    expect(right.body.obj).toMatchObject(number);
    expect([mail.status, mail.body.err]).toEqual([403, 'Not authorised']);
    expect(byAdmin.body.obj.email).toBe('new@timber.example');
  });

  it('lists the contacts of one partner', async () => {
    const [first, second] = [await addPartner(), await addPartner()];
    const { _id } = await addContact(first);
    await addContact(second);

    const { body } = await world.admin.send('GET', `partner_contacts?partner_id=${first}`);

    expect(body.list.map((contact: { _id: string }) => contact._id)).toEqual([_id]);
  });
});

describe('categories', () => {
  it('takes each name once, and says so under the name', async () => {
    await addCategory('Timber');
    const { status, body } = await world.admin.send('POST', 'partner_category', { name: 'TIMBER' });

    expect([status, body.errors]).toEqual([400, { name: 'Already in use' }]);
  });

  it('leaves the partners when it goes, and not the partners themselves', async () => {
    const [kept, gone] = [await addCategory('Kept'), await addCategory('Gone')];
    const id = await addPartner({ custom_category: [kept, gone] });

    const found = await world.admin.send('GET', `partners?custom_category=${gone}`);
    const removed = await world.admin.send('DELETE', `partner_category/${gone}`);
    const { body } = await world.admin.send('GET', `partners/${id}`);

    expect([found.body.total, removed.status]).toEqual([1, 200]);
    expect(body.obj.custom_category).toEqual([kept]);
  });

  it('is not taken from another company', async () => {
    const { body } = await world.stranger.send('POST', 'partner_category', { name: 'Theirs' });
    const answer = await world.admin.send('POST', 'partners', { name: 'Borrower', custom_category: [body.obj._id] });

    expect([answer.status, answer.body.errors]).toEqual([400, { custom_category: 'Choose a record that exists' }]);
  });
});

describe('removing a partner', () => {
  it('takes the contacts and returns along, and tells so in the audit log', async () => {
    const id = await addPartner();
    const { _id: contact } = await addContact(id);
    const period = { period_start: Date.UTC(2024, 0, 1), period_end: Date.UTC(2024, 11, 31) };
    await world.admin.send('POST', 'partner_returns', { partner_id: id, ...period });

    const removed = await world.admin.send('DELETE', `partners/${id}`);
    const left = await world.admin.send('GET', `partner_returns?partner_id=${id}`);
    const orphan = await world.admin.send('GET', `partner_contacts/${contact}`);
    const { body: log } = await world.admin.send('GET', 'audit_log?entity_name=partners');

    expect([removed.status, left.body.total, orphan.status]).toEqual([200, 0, 404]);
    expect(Object.keys(log.list[0].diff)).toEqual(expect.arrayContaining(['partner_contacts', 'partner_returns']));
  });

  it('is refused while a location names it as lessor', async () => {
    const id = await addPartner();
    const { body: sites } = await world.admin.send('GET', 'locations?limit=1');
    await world.admin.send('PATCH', `locations/${sites.list[0]._id}`, { lessor_partner_id: id });

    const refused = await world.admin.send('DELETE', `partners/${id}`);

    expect([refused.status, refused.body.err]).toEqual([
      422,
      'This partner is used by activities or locations and cannot be deleted.',
    ]);
    expect(refused.body.uses.map(({ kind, count }: { kind: string; count: number }) => [kind, count])).toEqual([
      ['locations', 1],
    ]);
  });
});

it('lets people who record activities or read documents add a partner in passing, and not change one', async () => {
  const recorder = await world.someone(['user', 'share_docs']);
  const added = await recorder.send('POST', 'partners', { name: 'In passing' });
  const changed = await recorder.send('PATCH', `partners/${added.body.obj._id}`, { name: 'Other' });
  const user = await world.someone(['user']);
  const picked = await user.send('GET', 'partners?search=in%20passing');
  const refused = await user.send('POST', 'partners', { name: 'Not allowed' });

  expect([added.status, changed.status, refused.status]).toEqual([201, 403, 403]);
  expect(picked.body.total).toBe(1);
});

describe('calls as the specification writes them', () => {
  it('take relationships as roles, and refuse both names at once', async () => {
    const { status, body } = await world.admin.send('POST', 'partners', { name: 'As written', roles: ['supplier'] });
    expect([status, body.obj.partner_roles]).toEqual([201, ['supplier']]);

    const both = { name: 'Both', roles: ['supplier'], partner_roles: ['carrier'] };
    expect((await world.admin.send('POST', 'partners', both)).body.errors).toEqual({
      roles: 'This field does not exist',
    });
    const unknown = await world.admin.send('POST', 'partners', { name: 'Other', roles: ['emperor'] });
    expect(unknown.body.errors).toHaveProperty('partner_roles');
  });

  it('change a record by an action called update, with its version', async () => {
    const id = await addPartner();
    const { body } = await world.admin.send('GET', `partners/${id}`);
    const renamed = await world.admin.send('POST', `partners/${id}/update`, { name: 'Renamed', roles: ['carrier'] });

    expect([renamed.status, renamed.body.obj.name, renamed.body.obj.version]).toEqual([
      ...[200, 'Renamed', body.obj.version + 1],
    ]);
    expect((await world.admin.send('GET', `partners/${id}`)).body.obj.partner_roles).toEqual(['carrier']);
    expect((await world.stranger.send('POST', `partners/${id}/update`, { name: 'Theirs' })).status).toBe(404);
  });
});
