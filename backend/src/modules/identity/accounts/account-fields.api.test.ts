import { SETUP, type World, makeWorld } from '../../../../test/world';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.stop());

/** Fields of an account as answers contain them. */
const WRITTEN = `name max_users num_users modules max_stories story_count last_story fee send_vehicle_reminders
  staff_level_absence_tracking corporate task_config emission_units`.split(/\s+/);

it('answers the account with every field that is written', async () => {
  const { obj } = (await world.admin.send('GET', 'account')).body;

  expect(WRITTEN.filter((field) => !Object.hasOwn(obj, field))).toEqual([]);
  expect(obj).toMatchObject({
    ...{ num_users: 1, story_count: 0, emission_units: 't', corporate: false },
    ...{ modules: expect.arrayContaining(['activities']), task_config: expect.any(Object) },
  });
});

it('counts somebody who is invited among the users', async () => {
  const person = { first_name: 'Tom', last_name: 'Ray', email: 'tom@first.example', roles: ['user'] };
  expect((await world.admin.send('POST', 'members', person)).status).toBe(201);

  expect((await world.admin.send('GET', 'account')).body.obj.num_users).toBe(2);
});

it('asks two people for a year only where there are two who can approve', async () => {
  const choose = (year_approvals: string) => world.admin.send('PATCH', 'account', { year_approvals });
  const alone = await choose('two');
  expect([alone.status, Object.keys(alone.body.errors)]).toEqual([400, ['year_approvals']]);
  await world.someone(['user', 'admin']);
  expect((await choose('two')).status).toBe(200);
});

it.each([
  ['report', { report_type: 'carbon_combustion', frequency: 'every_month' }, 200],
  ['report', { report_type: 'quarterly', frequency: 'every_month' }, 'report.report_type'],
  ['report', { report_type: '__proto__', frequency: 'every_month' }, 'report.report_type'],
  ['task', { task_type: 'vehicle_review', due_date: 'one_week' }, 200],
  ['task', { task_type: 'tidy_up', due_date: 'one_week' }, 'task.task_type'],
] as const)('schedules a %s of a type that exists: %j', async (kind, schedule, expected) => {
  const config = async () => (await world.admin.send('GET', 'account')).body.obj.task_config;
  const before = await config();
  const { status, body } = await world.admin.send('POST', 'account/set_task_config', { [kind]: schedule });

  expect(status === 200 ? status : Object.keys(body.errors)[0]).toBe(expected);
  if (status !== 200) expect([status, await config()]).toEqual([400, before]);
});

describe('set-up', () => {
  it('stores the company, makes its head office with its grid, and is then complete', async () => {
    const newcomer = await world.register('new@third.example');
    const isSetUp = async () => (await newcomer.send('GET', '/api/portal')).body.user.setup_complete;
    expect(await isSetUp()).toBe(false);

    const { status } = await newcomer.send('POST', 'setup', { ...SETUP, company_name: 'Third company' });

    expect([status, await isSetUp()]).toEqual([200, true]);
    const { address_line1, town_or_city, post_code, country, electricity_grid } = SETUP;
    const { list } = (await newcomer.send('GET', 'locations')).body;
    expect(list).toEqual([
      expect.objectContaining({ head_office: true, address_line1, town_or_city, post_code, country, electricity_grid }),
    ]);
    expect((await newcomer.send('GET', '/api/portal')).body.account.company_name).toBe('Third company');
  });
});
