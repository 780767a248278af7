import { DAY, utcDay } from '@lichen/contracts/formats/days';
import type { Role } from '@lichen/contracts/portal/roles';
import { sender } from '../../../../test/sender';
import { LOCATION, PASSWORD, type Person, type World, makeWorld } from '../../../../test/world';
import { systemClock } from '../../../platform/clock';
import { startDaily } from '../../../platform/daily/start-daily';
import { until } from '../../../platform/jobs/testing/work-place';
import { reminderMail } from './reminder-mails.rules';
import { vehicleReminders } from './vehicle-reminders.job';

/** A Saturday. The week that is asked about ends on the next day. */
const SATURDAY = utcDay(2026, 9, 19) + 10 * 3_600_000;
const VEHICLE = { type: 'van_class_3', fuel_type: 'diesel', fuel_units: 'L' };

let world: World;
let offset = SATURDAY - Date.now();
const people: Record<string, Person> = {};
const vehicles: Record<string, string> = {};

const sql = (text: string, params: (string | number)[]) =>
  world.engine.platform.database.transaction((tx) => tx.run(text, params));
const add = async (entity: string, body: object, by = world.admin): Promise<string> => {
  const answer = await by.send('POST', entity, { ...body });
  if (answer.status !== 201) throw new Error(`${entity}: ${JSON.stringify(answer.body)}`);
  return answer.body.obj._id;
};

/** Somebody who works at a location and logs in as themselves. */
async function staff(name: string, roles: readonly Role[], location_id: string): Promise<string> {
  const person = await world.someone(roles);
  people[name] = person;
  const profile = await add('profiles', { first_name: name, last_name: 'Berg', location_id });
  await sql('UPDATE profiles SET uid = ? WHERE id = ?', [person.userId, profile]);
  return profile;
}

beforeAll(async () => {
  const clock = { now: () => Date.now() + offset, random: systemClock.random };
  world = await makeWorld({ clock, environment: { LICHEN_RATE_LIMIT_SCALE: '1' } });
  await sql('UPDATE accounts SET max_users = 100', []);
  const [works, depot, office] = [
    await add('locations', { ...LOCATION, name: 'North works' }),
    await add('locations', { ...LOCATION, name: 'Depot' }),
    await add('locations', { ...LOCATION, name: 'Office' }),
  ];
  const reviewer = await staff('Reviewer', ['vehicle_review'], works);
  await sql("UPDATE users SET lang = 'DE' WHERE id = ?", [people['Reviewer']?.userId ?? '']);
  const stopped = await staff('Stopped', ['vehicle_review'], works);
  const unrelated = await staff('Unrelated', ['edit_staff'], depot);
  await staff('Keeper', ['vehicle_admin'], depot);
  const one = async (name: string, location_id: string, admin_profile_id?: string) => {
    vehicles[name] = await add('vehicles', {
      ...VEHICLE,
      name,
      location_id,
      ...(admin_profile_id && { admin_profile_id }),
    });
  };
  await one('Truck A', works, reviewer);
  await one('Truck B', works, reviewer);
  await one('Truck with fuel', works, reviewer);
  await one('Van of the depot', depot);
  await one('Van of somebody without the role', depot, unrelated);
  await one('Car of somebody who left', office, stopped);
  const fuel = { fuel_type: 'diesel', date: utcDay(2026, 9, 16), quantity: 40, fuel_units: 'L', location_id: works };
  await add('vehicle_activitys', { ...fuel, vehicle_id: vehicles['Truck with fuel'] });
  await add(
    'vehicles',
    { ...VEHICLE, name: 'Silent too', location_id: await add('locations', LOCATION, world.stranger) },
    world.stranger,
  );
  await world.admin.send('POST', `members/${people['Stopped']?.userId}/stop_access`, {});
  const task = { task_type: 'vehicle_review', frequency: 'every_week' };
  for (const person of [world.admin, world.stranger]) await person.send('POST', 'account/set_task_config', { task });
}, 120_000);
afterAll(() => world.stop());

interface Seen {
  to: string;
  subject: string;
  text: string;
}

const reminders = async (): Promise<Seen[]> => {
  const { body } = await world.nobody('GET', '/operator/inbox');
  return (body.list as Seen[]).filter(({ text }) => text.includes('/business/vehicles'));
};
const settled = () =>
  until(async () => {
    const waiting = "SELECT id FROM jobs WHERE state IN ('waiting', 'running') AND due_on < ?";
    return (
      (await world.engine.platform.database.all(waiting, [world.engine.platform.clock.now() + 60_000])).length === 0
    );
  }, 30_000);
/** Runs the work of the day as the platform does, and answers who got which reminders by it. */
async function day(): Promise<Record<string, string[]>> {
  const before = (await reminders()).length;
  const { platform } = world.engine;
  const parts = { ...platform, daily: [vehicleReminders(platform)], configuration: { LICHEN_WORKERS: false } };
  await startDaily(parts).askNow();
  await settled();
  const all = await reminders();
  const fresh = all.slice(0, all.length - before);
  return Object.fromEntries(
    fresh.map(({ to, subject }) => [to, fresh.filter((each) => each.to === to).map(() => subject)]),
  );
}
const emailOf = (name: string) => people[name]?.email ?? '';
const mondays = (weeks: number) => {
  offset = SATURDAY - Date.now() + 2 * DAY + weeks * 7 * DAY;
};
const expected = () => ({
  [emailOf('Reviewer')]: ['Einträge fehlen für 2 Fahrzeuge'],
  [emailOf('Keeper')]: ['Entries are missing for 2 vehicles'],
  [world.admin.email]: ['Entries are missing for Car of somebody who left'],
});

it('sends what is due when somebody asks for it, to those who may, within the limits', async () => {
  expect((await people['Reviewer']?.send('POST', 'send_reminder_emails', {}))?.status).toBe(403);
  // The week before: vehicles were not there then.
  expect((await people['Keeper']?.send('POST', 'send_reminder_emails', {}))?.body.obj).toEqual({ sent: 0 });
});

it('asks nobody while the company has not turned reminders on', async () => {
  expect(await day()).toEqual({});
  await world.admin.send('POST', 'account/set_vehicle_reminders', { value: true });
  // Not a day on which a week has ended.
  offset += DAY;
  expect(await day()).toEqual({});
});

it('asks each person once after the week, and nobody who was stopped or records nothing', async () => {
  mondays(0);
  expect(await day()).toEqual(expected());
  const [mail] = (await reminders()).filter(({ to }) => to === emailOf('Reviewer'));
  expect(mail?.text).toContain('14. September 2026 bis zum 20. September 2026');
  expect(mail?.text).toContain('Truck A, Truck B');
  expect(mail?.text).not.toContain('Truck with fuel');

  expect(await day()).toEqual({});
  offset += DAY;
  expect(await day()).toEqual({});
});

it('puts the rest off when the company has had its mails, and sends it then', async () => {
  mondays(3);
  const { companyId } = world.admin;
  const now = world.engine.platform.clock.now();
  await world.engine.platform.database.transaction(async (tx) => {
    for (let at = 0; at < 499; at += 1)
      await tx.run('INSERT INTO sent_mails (company_id, id, user_id, address, sent_on) VALUES (?, ?, ?, ?, ?)', [
        ...[companyId, `sent-${at}`, 'u', `hash-${at}`, now - 1000],
      ]);
  });
  const first = await day();
  expect(Object.keys(first)).toHaveLength(1);
  offset += DAY + 60_000;
  // Of four weeks without a run only the last is asked about.
  const second = await day();
  const all = { ...expected(), [emailOf('Reviewer')]: ['Einträge fehlen für 3 Fahrzeuge'] };
  expect({ ...first, ...second }).toEqual(all);
  expect(Object.keys(second)).toHaveLength(2);
});

it('sends nothing that waits for somebody who was stopped meanwhile', async () => {
  const { platform } = world.engine;
  const { companyId } = world.admin;
  const period = { from: utcDay(2026, 9, 14), to: utcDay(2026, 9, 20) };
  const before = await reminders();
  for (const { userId: _id, email } of [people['Stopped'], people['Keeper']] as Person[]) {
    const to = { _id, email, first_name: 'Ida', lang: 'en-GB', roles: [] };
    const known = { companyId, companyName: 'Mill', publicUrl: 'https://portal.example', period };
    await platform.mailer.send(reminderMail({ to, vehicles: [{ _id: 'v', name: 'Van' }] }, known));
  }
  await settled();

  const fresh = (await reminders()).slice(0, -before.length);
  expect(fresh.map(({ to }) => to)).toEqual([emailOf('Keeper')]);
});

it('sends at once what is asked for, and leaves out a mailbox that is full', async () => {
  mondays(5);
  const answer = await world.nobody('POST', '/api/auth/login', { email: world.admin.email, password: PASSWORD });
  const send = sender(world.url, answer.headers.get('set-cookie')?.split(';')[0] ?? '');
  const before = (await reminders()).length;

  for (const sent of [3, 3, 3, 3, 3, 0])
    expect((await send('POST', 'send_reminder_emails', {})).body.obj).toEqual({ sent });
  await settled();
  expect((await reminders()).length).toBe(before + 15);
});
