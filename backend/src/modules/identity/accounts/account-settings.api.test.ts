import { utcDay } from '@lichen/contracts/formats/days';
import { ROLES } from '@lichen/contracts/portal/roles';
import { type Person, type World, makeWorld } from '../../../../test/world';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.stop());

const configure = async (input: object, person = world.admin) => {
  const { status, body } = await person.send('POST', 'account/set_task_config', input);
  return { status, errors: body.errors, config: body.obj?.task_config };
};

describe('the task configuration', () => {
  it('keeps what a call does not name, and takes back what it sends empty', async () => {
    const report = { report_type: 'company' };
    await configure({ report: { ...report, frequency: 'every_two_week' } });
    const both = await configure({ report: { ...report, due_date: 'one_day' } });
    expect(both.config.report.company).toEqual({ frequency: 'every_two_week', due_date: 'one_day' });

    const none = await configure({ report: { ...report, frequency: null } });
    expect(none.config.report.company).toEqual({ due_date: 'one_day' });
  });

  it('starts on a day, and is off without one', async () => {
    const start_date = utcDay(2027, 1, 1);
    expect((await configure({ start_date })).config.start_date).toBe(start_date);
    expect((await configure({ task: { task_type: 'create_reports', due_date: 'one_hour' } })).config).toMatchObject({
      start_date,
      task: { create_reports: { due_date: 'one_hour' } },
    });
    expect((await configure({ start_date: null })).config.start_date).toBeNull();
  });

  it.each([
    [{ start_date: utcDay(2027, 1, 1) + 1 }, 'start_date'],
    [{ report: { report_type: 'company', frequency: 'every_day' } }, 'report.frequency'],
    [{ report: { report_type: 'company', due_date: 'one_year' } }, 'report.due_date'],
    [{ task: { task_type: 'approve_reports', frequency: 'every_week' } }, 'task.frequency'],
  ])('refuses %j', async (input, field) => {
    const { status, errors } = await configure(input);
    expect([status, Object.keys(errors)]).toEqual([400, [field]]);
  });
});

describe('the message configuration', () => {
  const save = async (change: object, person = world.admin) => {
    const { status, body } = await person.send('PATCH', 'message_config', change);
    return status === 200 ? { status, obj: body.obj } : { status, errors: body.errors };
  };

  it('asks for a country code and a number, in the words that are written', async () => {
    expect(await save({ country_code: '+44' })).toEqual({ status: 400, errors: { tel_number: 'Enter number' } });
    expect(await save({ tel_number: '7700 900123' })).toMatchObject({ errors: { country_code: 'Enter country code' } });
    const saved = await save({ country_code: '+44', tel_number: '7700 900123' });
    expect(saved).toMatchObject({ status: 200, obj: { country_code: '+44', tel_number: '7700 900123' } });
    expect(await save({ tel_number: null })).toMatchObject({ errors: { tel_number: 'Enter number' } });
  });

  it.each(['44', '+0', '+44444', 'UK'])('refuses the country code %s', async (country_code) =>
    expect(Object.keys((await save({ country_code })).errors)).toEqual(['country_code']),
  );

  it.each(['123', '7700 90O123', '12345678901234567'])('refuses the number %s', async (tel_number) =>
    expect(Object.keys((await save({ tel_number })).errors)).toEqual(['tel_number']),
  );

  it('is each company’s own', async () =>
    expect((await world.stranger.send('GET', 'message_config')).body.obj).toMatchObject({ country_code: null }));
});

describe('for administrators alone', () => {
  let reader: Person;
  beforeAll(async () => {
    reader = await world.someone(ROLES.filter((role) => role !== 'admin'));
  });

  it.each([
    ['PATCH', 'account', { emission_units: 'kg' }],
    ['POST', 'account/set_vehicle_reminders', { value: true }],
    ['POST', 'account/staff_level_absence_tracking', { value: true }],
    ['POST', 'account/set_task_config', { start_date: null }],
    ['GET', 'message_config', undefined],
    ['PATCH', 'message_config', { country_code: '+47', tel_number: '22 00 00 00' }],
    ['GET', 'storage_used', undefined],
    ['GET', 'members', undefined],
    ['GET', 'audit_log', undefined],
  ] as const)('refuses %s %s to every other role', async (method, path, body) => {
    expect((await reader.send(method, path, body)).status).toBe(403);
    expect((await world.nobody(method, path, body)).status).toBe(401);
  });

  it.each(['set_vehicle_reminders', 'staff_level_absence_tracking'])('%s is set by its value', async (action) => {
    const field = action === 'set_vehicle_reminders' ? 'send_vehicle_reminders' : action;
    for (const value of [true, false]) {
      const { status, body } = await world.admin.send('POST', `account/${action}`, { value });
      expect([status, body.obj[field]]).toEqual([200, value]);
    }
    expect((await world.admin.send('POST', `account/${action}`, { value: 'yes' })).status).toBe(400);
  });
});
