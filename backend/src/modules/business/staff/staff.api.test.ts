import { LOCATION, makeWorld, type Person, type World } from '../../../../test/world';

let world: World;
let site: string;
let count = 0;

beforeAll(async () => {
  world = await makeWorld();
  site = (await world.admin.send('POST', 'locations', LOCATION)).body.obj._id;
}, 60_000);
afterAll(() => world.stop());

const address = () => {
  count += 1;
  return `staff${count}@first.example`;
};

const add = (draft: object = {}, person: Person = world.admin) =>
  person.send('POST', 'profiles', {
    ...{ first_name: 'Kari', last_name: 'Moe', location_id: site, email: address() },
    ...draft,
  });
const act = (id: string, action: string, input: object = {}) =>
  world.admin.send('POST', `profiles/${id}/${action}`, input);
const read = async (id: string) => (await world.admin.send('GET', `profiles/${id}`)).body.obj;
const memberOf = async (email: string) => (await world.admin.send('GET', `members?search=${email}`)).body.list[0];

it('says what is missing in its own words', async () => {
  const { status, body } = await world.admin.send('POST', 'profiles', {});

  expect([status, body.errors]).toEqual([
    400,
    { first_name: 'First name required', last_name: 'Last name required', location_id: 'Location required' },
  ]);
});

it('starts not active, paid in pounds', async () => {
  const { body } = await add();

  expect(body.obj).toMatchObject({
    ...{ status: 'not_active', roles: [], uid: null, salary_currency: 'GBP' },
    ...{ trainee_flag: false, covered_by_bargain_agreement: false, location: { name: 'Works' } },
  });
});

it.each([
  ['email', { email: 'nobody' }, 'A valid email address is required'],
  ['birth_month', { birth_month: 13 }, 'Too large'],
  ['birth_year', { birth_year: 1899 }, 'Too small'],
  ['birth_year', { birth_year: new Date().getUTCFullYear() + 2 }, 'Too large'],
  ['gender', { gender: 'x' }, 'Choose an option from the list'],
  ['employment_status', { employment_status: 'x' }, 'Choose an option from the list'],
])('refuses a wrong %s', async (field, draft, message) => {
  expect((await add(draft)).body.errors).toEqual({ [field]: message });
});

it('keeps an address to one person, and does not change it', async () => {
  const email = address();
  const { body } = await add({ email });
  const twin = await add({ email });
  const changed = await world.admin.send('PATCH', `profiles/${body.obj._id}`, { email: address() });

  expect(twin.body.errors).toEqual({ email: 'Already in use' });
  expect(changed.body.errors).toEqual({ email: 'The email address cannot be changed' });
});

it('knows a person again whatever the case of their address', async () => {
  const person = await world.someone(['user']);
  const email = person.email.replace('person', 'Person');
  const own = await add({ email });
  const twin = await add({ email: person.email });

  expect(own.body.obj).toMatchObject({ uid: person.userId, email });
  expect(twin.body.errors).toEqual({ email: 'Already in use' });
});

it('shows what is personal to those who keep the records, and access to administrators', async () => {
  const { body } = await add({ salary: 30000.5, gender: 'female', birth_year: 1980, address: '2 Street' });
  const one = `profiles/${body.obj._id}`;
  const seen = async (...roles: ('user' | 'edit_staff')[]) => {
    const person = await world.someone([...roles]);
    const { list } = (await person.send('GET', `profiles?search=${body.obj.email}`)).body;
    return [list[0], (await person.send('GET', one)).body.obj];
  };

  for (const record of await seen('user')) {
    expect(record).toMatchObject({ first_name: 'Kari', location: { name: 'Works' } });
    for (const name of ['salary', 'gender', 'birth_year', 'address', 'trainee_flag', 'uid', 'user', 'status', 'roles'])
      expect(record).not.toHaveProperty(name);
  }
  for (const record of await seen('user', 'edit_staff')) {
    expect(record).toMatchObject({ salary: 30000.5, gender: 'female', birth_year: 1980 });
    for (const name of ['status', 'roles', 'user']) expect(record).not.toHaveProperty(name);
  }
  expect(await read(body.obj._id)).toMatchObject({ salary: 30000.5, status: 'not_active' });
  expect(await read(body.obj._id)).not.toHaveProperty('access');
});

it('lets keepers add people and change how they travel, and administrators the rest', async () => {
  const keeper = await world.someone(['edit_staff', 'user']);
  const added = await add({}, keeper);
  const one = `profiles/${added.body.obj._id}`;
  const renamed = await keeper.send('PATCH', one, { first_name: 'Eva' });
  const travels = await keeper.send('PATCH', one, { transport_method: 'bus', distance: 12.5, last_units: 'km' });

  expect(added.status).toBe(201);
  expect([renamed.status, renamed.body.errors]).toEqual([400, { first_name: 'Not authorised' }]);
  expect(travels.body.obj).toMatchObject({ transport_method: 'bus', distance: 12.5 });
  expect((await keeper.send('DELETE', one)).status).toBe(403);
  expect((await keeper.send('POST', `${one}/invite_member`, {})).status).toBe(403);
});

it('lets people change their own way to work, and nobody else’s', async () => {
  const person = await world.someone(['user']);
  const own = await add({ email: person.email });
  const other = await add();
  const change = { distance: 3 };

  expect(own.body.obj).toMatchObject({ uid: person.userId, status: 'active', roles: ['user'] });
  expect((await person.send('PATCH', `profiles/${own.body.obj._id}`, change)).status).toBe(200);
  expect((await person.send('PATCH', `profiles/${own.body.obj._id}`, { last_name: 'X' })).status).toBe(400);
  const refused = await person.send('PATCH', `profiles/${other.body.obj._id}`, change);
  expect([refused.status, refused.body.roles]).toEqual([403, ['admin', 'edit_staff']]);
});

it('invites a person, who takes a place; withdraws it, and invites again', async () => {
  const { body } = await add();
  const { _id: id, email } = body.obj;
  const places = async () => (await world.admin.send('GET', 'account')).body.obj.num_users;
  const before = await places();

  const invited = await act(id, 'invite_member');
  const member = await memberOf(email);
  expect(invited.body.obj).toMatchObject({ status: 'invited', roles: ['user'], uid: member._id });
  expect(invited.body.obj.invited_on).toEqual(expect.any(Number));
  expect(member).toMatchObject({ status: 'invited', first_name: 'Kari' });
  expect(await places()).toBe(before + 1);

  expect((await act(id, 'stop_access')).body.obj.status).toBe('not_active');
  expect(await places()).toBe(before);

  expect((await act(id, 'invite_member')).body.obj).toMatchObject({ status: 'invited', uid: member._id });
  const types = (await world.admin.send('GET', 'audit_log?entity_name=members')).body.list.map(
    ({ type }: { type: string }) => type,
  );
  expect(types.slice(0, 3)).toEqual(['invite_member', 'stop_access', 'create']);
});

it('cannot invite somebody without an address', async () => {
  const { body } = await add({ email: null });
  const refused = await act(body.obj._id, 'invite_member');

  expect([refused.status, refused.body.errors]).toEqual([400, { email: 'Email is required' }]);
});

it('stops access at once, and the deletion of a person does too', async () => {
  const stop = async (leave: (id: string) => Promise<unknown>) => {
    const person = await world.someone(['user']);
    const { body } = await add({ email: person.email });
    expect((await person.send('GET', 'profile')).status).toBe(200);
    await leave(body.obj._id);
    return (await person.send('GET', 'profile')).status;
  };

  expect(await stop((id) => act(id, 'stop_access'))).toBe(401);
  expect(await stop((id) => world.admin.send('DELETE', `profiles/${id}`))).toBe(401);
});

it('gives roles with their tasks, at once', async () => {
  const person = await world.someone(['user']);
  const { body } = await add({ email: person.email });
  const { _id: id } = body.obj;
  const given = await act(id, 'change_roles', { roles: ['vehicle_review', 'compliance_officer'], tasks: [] });

  expect(given.body.obj).toMatchObject({
    roles: ['user', 'vehicle_review', 'compliance_officer'],
    tasks: ['vehicle_review', 'compliance_requests', 'compliance_submissions'],
  });
  expect((await person.send('GET', 'profile')).body.obj.roles).toContain('compliance_officer');
  expect((await act(id, 'reset_password')).status).toBe(200);
  expect((await act(id, 'invite_member')).status).toBe(422);
});

it('leaves administrators their own role and access', async () => {
  const { body } = await add({ email: world.admin.email });
  const { _id: id } = body.obj;

  expect((await act(id, 'change_roles', { roles: ['user'] })).body.err).toBe('You cannot remove your own admin role.');
  expect((await act(id, 'stop_access')).body.err).toBe('You cannot stop your own access.');
  expect((await world.admin.send('DELETE', `profiles/${id}`)).status).toBe(422);
  expect(await read(id)).toMatchObject({ status: 'active' });
});
