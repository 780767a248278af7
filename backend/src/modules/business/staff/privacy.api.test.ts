import { MASKED } from '@lichen/contracts/identity/audit/audit-log.entity';
import { until } from '../../../platform/jobs/testing/work-place';
import { createRecord } from '../../../../test/create-record';
import { LOCATION, makeWorld, type Person, type World } from '../../../../test/world';

let world: World;
let location_id: string;

beforeAll(async () => {
  world = await makeWorld({ environment: { DEV_TOOLS: '1' } });
  location_id = (await world.admin.send('POST', 'locations', { ...LOCATION, name: 'Works' })).body.obj._id;
});
afterAll(() => world.stop());

const made = async (path: string, draft: object): Promise<string> => (await createRecord(world.admin, path, draft))._id;
const ADA = {
  ...{ first_name: 'Adalind', last_name: 'Quimby', email: 'adalind.quimby@example.com', gender: 'female' },
  ...{ address: '7 Larkspur Row', birth_month: 4, birth_year: 1971, salary: 48_123, role: 'Glazier' },
};
const person = (changes: object = {}) => made('profiles', { ...ADA, location_id, ...changes });
const log = async (query = '') => (await world.admin.send('GET', `audit_log?limit=500${query}`)).body.list;
const erase = (id: string, who: Person = world.admin) => who.send('POST', `profiles/${id}/erase_personal_data`, {});
const verdict = async () => (await world.admin.send('POST', 'dev', { _action: 'verify_audit' })).body.obj.message;
const sealed = () => until(async () => (await log()).every(({ seal }: { seal: number | null }) => seal !== null));

it('says in the log that pay and birth changed, and never what they were', async () => {
  const id = await person({ email: null });
  await world.admin.send('PATCH', `profiles/${id}`, { salary: 51_777, birth_month: null });
  const employment = await made('employment_records', {
    ...{ profile_id: id, location_id, start_date: Date.UTC(2024, 0, 1), salary: 45_909, hourly_pay: 23.45 },
  });
  const [changed] = await log(`&record_id=${id}`);
  expect(changed.diff).toEqual({
    salary: { from: MASKED, to: MASKED },
    birth_month: { from: MASKED, to: null },
  });
  const [created] = await log(`&record_id=${employment}`);
  expect(created.diff).toMatchObject({ salary: { from: null, to: MASKED }, hourly_pay: { from: null, to: MASKED } });
  const text = JSON.stringify(await log());
  for (const value of ['48123', '51777', '45909', '23.45', '1971', 'Larkspur']) expect(text).not.toContain(value);
});

it('hands out everything that is held of a person, to administrators alone', async () => {
  const id = await person({ email: null });
  await made('employment_records', { profile_id: id, location_id, start_date: Date.UTC(2024, 0, 1), salary: 45_909 });
  await made('accidents', { date: Date.UTC(2025, 1, 3), type: 'injury', profile_id: id, notes: 'Cut' });
  const day = Date.UTC(2025, 3, 7);
  await made('absence_activitys', { profile_id: id, from: day, to: day, amount: 7, units: 'hrs', type: 'illness' });
  await made('trainings', {
    name: 'Ladders',
    start_date: Date.UTC(2025, 2, 3),
    end_date: Date.UTC(2025, 2, 3),
    profile_ids: [id],
  });
  const travel = {
    ...{ profile_id: id, journey_date: Date.UTC(2025, 2, 3), transport_method: 'rail', distance: 120, units: 'km' },
  };
  await world.admin.send('POST', 'business_travel', { ...travel, applied: false });
  const { status, body } = await world.admin.send('GET', `personal_data?profile_id=${id}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    person: { first_name: 'Adalind', salary: 48_123 },
    user: null,
    employment_records: [{ salary: 45_909 }],
    accidents: [{ notes: 'Cut' }],
    absences: [{ type: 'illness', amount: 7 }],
    trainings: [{ name: 'Ladders' }],
    activity_count: 2,
  });
  const keeper = await world.someone(['user', 'edit_staff']);
  expect((await keeper.send('GET', `personal_data?profile_id=${id}`)).status).toBe(403);
  expect((await world.stranger.send('GET', `personal_data?profile_id=${id}`)).status).toBe(404);
});

it('erases who somebody is, keeps their figures, and leaves a log that verifies', async () => {
  const id = await person({ first_name: 'Wilmot', last_name: 'Harkett', email: 'w.harkett@example.com' });
  await world.admin.send('PATCH', `profiles/${id}`, { role: 'Foreman' });
  await made('employment_records', {
    ...{ profile_id: id, location_id, start_date: Date.UTC(2024, 0, 1), role: 'Foreman', salary: 45_909 },
  });
  await made('accidents', { date: Date.UTC(2025, 1, 3), type: 'injury', profile_id: id, notes: 'Wilmot fell' });
  const ends = { start_location: { name: 'Leith', country: 'GB' }, end_location: { name: 'Skipton', country: 'GB' } };
  const way = { ...ends, profile_id: id, location_id, journey_date: Date.UTC(2025, 0, 6), distance: 40, units: 'km' };
  await made('commute', { ...way, transport_method: 'national_rail' });
  const activities = async () =>
    (await world.admin.send('GET', `activities?profiles=${id}&include_unapplied=true`)).body.list.map(
      ({ _id, from, to, emission_calc }: Record<string, unknown>) => ({ _id, from, to, emission_calc }),
    );
  const before = await activities();
  expect(before).toHaveLength(1);
  await sealed();

  const { status, body } = await erase(id);
  expect([status, body.err]).toEqual([200, undefined]);
  expect(body.obj).toMatchObject({ first_name: 'Person', email: null, address: null, salary: null, gender: 'female' });
  expect(await activities()).toEqual(before);
  const held = JSON.stringify([
    await log(),
    (await world.admin.send('GET', `personal_data?profile_id=${id}`)).body,
    (await world.admin.send('GET', 'accidents')).body,
  ]);
  for (const value of ['Wilmot', 'Harkett', 'harkett@', 'Foreman'])
    expect([value, held.includes(value)]).toEqual([value, false]);
  const [erased] = await log(`&record_id=${id}`);
  expect(erased).toMatchObject({ type: 'erase_personal_data', diff: { first_name: { from: MASKED, to: MASKED } } });
  await sealed();
  expect(await verdict()).toContain('unbroken');
  expect((await erase(id)).status).toBe(422);
  expect((await world.admin.send('PATCH', `profiles/${id}`, { first_name: 'Ada' })).status).toBe(422);
  expect((await world.admin.send('POST', `profiles/${id}/invite_member`, {})).status).toBe(422);

  // The remaining record names nobody and can be deleted like any record of staff; the figures stay even then.
  expect((await world.admin.send('DELETE', `profiles/${id}`)).status).toBe(200);
  expect((await world.admin.send('GET', `profiles/${id}`)).status).toBe(404);
  expect(await activities()).toEqual(before);
});

it('is for administrators, of their own company, once the person can no longer log in', async () => {
  const id = await person({ email: 'second.quimby@example.com' });
  expect((await erase(id, await world.someone(['user', 'edit_staff']))).status).toBe(403);
  expect((await erase(id, world.stranger)).status).toBe(404);
  expect((await world.admin.send('POST', `profiles/${id}/invite_member`, {})).status).toBe(200);
  expect((await erase(id)).body.err).toBe('Stop this person’s access first.');
  expect((await world.admin.send('POST', `profiles/${id}/stop_access`, {})).status).toBe(200);
  expect((await erase(id)).status).toBe(200);
  expect(JSON.stringify((await world.admin.send('GET', 'members')).body)).not.toContain('quimby');
});
