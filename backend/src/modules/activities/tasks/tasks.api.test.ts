import { DAY, utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, makeWorld, type Person, type World } from '../../../../test/world';
import { systemClock } from '../../../platform/clock';
import { startDaily } from '../../../platform/daily/start-daily';
import { until } from '../../../platform/jobs/testing/work-place';
import { periodicTasks } from './periodic-tasks.job';

/** A Friday; the week ends two days later. */
const FRIDAY = utcDay(2026, 9, 18) + 10 * 3_600_000;
const VEHICLE = { type: 'van_class_3', fuel_type: 'diesel', fuel_units: 'L' };

let world: World;
let reviewer: Person;
/** People stay logged in because time passes for the work of the day alone. */
let ahead = 0;
let isDaily = false;
const offset = FRIDAY - Date.now();
const ids: Record<string, string> = {};

const add = async (entity: string, body: object, by = world.admin): Promise<string> => {
  const answer = await by.send('POST', entity, { ...body });
  if (answer.status !== 201) throw new Error(`${entity}: ${JSON.stringify(answer.body)}`);
  return answer.body.obj._id;
};
const configure = async (input: object) => {
  const { status, body } = await world.admin.send('POST', 'account/set_task_config', { ...input });
  expect([status, body.err]).toEqual([200, undefined]);
};

interface Seen {
  _id: string;
  task_type: string;
  status: string;
  date_created: number;
  due_date: number;
  linked_to: { entity: string; id: string; name: string };
}
const tasks = async (query = '', by = world.admin): Promise<Seen[]> =>
  (await by.send('GET', `tasks?limit=500${query}`)).body.list;
const openOf = async (by: Person, query = '') => (await by.send('GET', `open_tasks?limit=100${query}`)).body;
const namesOf = (list: readonly Seen[]) => list.map(({ linked_to }) => linked_to.name).sort();

beforeAll(async () => {
  const clock = { now: () => Date.now() + offset + (isDaily ? ahead * DAY : 0), random: systemClock.random };
  world = await makeWorld({ clock });
  ids['works'] = await add('locations', { ...LOCATION, name: 'Works' });
  reviewer = await world.someone(['user', 'vehicle_review']);
  const of = { first_name: 'Rev', last_name: 'Iewer', location_id: ids['works'] };
  ids['reviewer'] = await add('profiles', of);
  await world.engine.platform.database.transaction((tx) =>
    tx.run('UPDATE profiles SET uid = ? WHERE id = ?', [reviewer.userId, ids['reviewer'] ?? '']),
  );
  const location_id = ids['works'];
  ids['own'] = await add('vehicles', { ...VEHICLE, name: 'Own van', location_id, admin_profile_id: ids['reviewer'] });
  ids['other'] = await add('vehicles', { ...VEHICLE, name: 'Other van', location_id });
}, 120_000);
afterAll(() => world.stop());

/** Runs the work of the day as the platform does. */
async function day(): Promise<void> {
  const { platform } = world.engine;
  isDaily = true;
  await startDaily({ ...platform, daily: [periodicTasks], configuration: { LICHEN_WORKERS: false } }).askNow();
  await until(async () => {
    const waiting = "SELECT id FROM jobs WHERE state IN ('waiting', 'running') AND due_on < ?";
    return (await platform.database.all(waiting, [platform.clock.now() + 60_000])).length === 0;
  }, 30_000);
  isDaily = false;
}

it('makes a task for every vehicle once the chosen period is over, due as chosen, and only once', async () => {
  await configure({ task: { task_type: 'vehicle_review', frequency: 'every_week', due_date: 'one_day' } });
  await day();
  expect(await tasks()).toEqual([]);
  ahead += 3;
  await day();
  const made = await tasks();
  expect(namesOf(made)).toEqual(['Other van', 'Own van']);
  for (const { due_date, date_created, status, task_type } of made)
    expect([task_type, status, due_date - date_created]).toEqual(['vehicle_review', 'open', DAY]);
  await day();
  ahead += 1;
  await day();
  expect(await tasks()).toHaveLength(2);
});

it('shows a reviewer the vehicles that they look after, and nobody who has no such role', async () => {
  expect(namesOf((await openOf(reviewer)).list)).toEqual(['Own van']);
  expect((await openOf(world.admin)).total).toBe(2);
  expect((await openOf(await world.someone(['user']))).list).toEqual([]);
  expect((await openOf(world.stranger)).list).toEqual([]);
  expect((await reviewer.send('GET', 'tasks')).status).toBe(403);
});

it('is done once the reviewer of the vehicle says so, and stays asked for where nobody did', async () => {
  const [own] = (await openOf(reviewer)).list;
  const [other] = await tasks(`&linked_id=${ids['other']}`);
  expect((await reviewer.send('POST', `tasks/${other?._id}/complete`, {})).status).toBe(403);
  expect((await world.stranger.send('POST', `tasks/${own._id}/complete`, {})).status).toBe(404);
  expect((await reviewer.send('POST', `tasks/${own._id}/complete`, {})).status).toBe(200);
  expect((await reviewer.send('POST', `tasks/${own._id}/complete`, {})).status).toBe(422);
  expect((await openOf(reviewer, `&linked_id=${ids['own']}`)).done_on).toBeGreaterThan(0);

  ahead += 7;
  await day();
  // The one that was not reviewed is not asked for twice.
  expect(namesOf(await tasks('&status=open'))).toEqual(['Other van', 'Own van']);
  expect(await tasks()).toHaveLength(3);
});

it('ends with its vehicle', async () => {
  expect((await world.admin.send('DELETE', `vehicles/${ids['other']}`)).status).toBe(200);
  expect(namesOf(await tasks('&status=open'))).toEqual(['Own van']);
});

it('makes report tasks from the first day on at the frequency of each type, and none without either', async () => {
  const reports = async () => (await tasks('&task_type=create_reports')).map(({ linked_to }) => linked_to.id);
  await configure({ report: { report_type: 'emissions', frequency: 'every_two_week', due_date: 'one_hour' } });
  ahead += 1;
  await day();
  expect(await reports()).toEqual([]);
  const today = Math.floor(FRIDAY / DAY) * DAY + ahead * DAY;
  await configure({ start_date: today + DAY });
  ahead += 1;
  await day();
  expect(await reports()).toEqual(['emissions']);
  ahead += 13;
  await day();
  expect(await reports()).toEqual(['emissions']);
  ahead += 1;
  await day();
  expect(await reports()).toEqual(['emissions', 'emissions']);
  const maker = await world.someone(['user', 'create_reports']);
  const { list } = await openOf(maker);
  expect(list).toHaveLength(2);
  expect(list[0].due_date - list[0].date_created).toBe(3_600_000);
  await configure({ report: { report_type: 'emissions', frequency: null } });
  ahead += 30;
  await day();
  expect(await reports()).toHaveLength(2);
});

it('is cancelled by a note with words, once', async () => {
  const [one, two] = await tasks('&task_type=create_reports&status=open');
  const note = (task_id: string | undefined, notes: string, status = 'cancelled') =>
    world.admin.send('POST', 'task_notes', { task_id, task_type: 'create_reports', status, notes });
  const empty = await note(one?._id, '  ');
  expect([empty.status, empty.body.errors?.notes]).toEqual([400, 'Nothing Changed']);
  expect((await note(one?._id, 'Not this time')).status).toBe(201);
  expect((await tasks('&status=cancelled')).map(({ _id }) => _id)).toEqual([one?._id]);
  expect((await note(one?._id, 'Again')).status).toBe(201);
  expect((await note(one?._id, 'Done', 'closed')).status).toBe(400);
  const { list } = (await world.admin.send('GET', `task_notes?task_id=${one?._id}`)).body;
  expect(list.map(({ notes, author }: { notes: string; author: string }) => [notes, author])).toContainEqual([
    'Not this time',
    world.admin.email,
  ]);
  expect((await note(two?._id, 'Waits for the auditor', 'open')).status).toBe(201);
  expect((await tasks('&task_type=create_reports&status=open')).map(({ _id }) => _id)).toEqual([two?._id]);
  expect((await world.stranger.send('POST', 'task_notes', { task_id: two?._id, notes: 'Mine' })).status).toBe(400);
  expect((await world.stranger.send('GET', `tasks/${one?._id}`)).status).toBe(404);
});

it('is cancelled by a change of its status once a note says why, and changed in no other way', async () => {
  const [one] = await tasks('&task_type=vehicle_review&status=open');
  const patch = (body: object, by = world.admin) => by.send('PATCH', `tasks/${one?._id}`, body);
  const bare = await patch({ status: 'cancelled' });
  expect([bare.status, bare.body.errors]).toEqual([400, { status: 'Nothing Changed' }]);
  expect((await patch({ status: 'closed' })).status).toBe(400);
  expect((await patch({ closed_on: 1 })).status).toBe(400);
  expect((await patch({ status: 'cancelled' }, reviewer)).status).toBe(403);
  expect((await patch({ status: 'cancelled' }, world.stranger)).status).toBe(404);

  await world.admin.send('POST', 'task_notes', { task_id: one?._id, notes: 'Not needed this year' });
  const done = await patch({ status: 'cancelled' });
  expect([done.status, done.body.obj.closed_by]).toEqual([200, world.admin.email]);
  expect(done.body.obj.closed_on).toBeGreaterThan(0);
  expect((await patch({ status: 'cancelled' })).body.obj).toEqual(done.body.obj);
  expect((await patch({ status: 'open' })).body.errors).toEqual({
    status: 'This task is done or cancelled already.',
  });
});

it('asks those who approve reports once a report is created, due as chosen', async () => {
  await configure({ task: { task_type: 'approve_reports', due_date: 'one_week' } });
  await configure({ report: { report_type: 'emissions', frequency: 'every_week', due_date: 'one_day' } });
  ahead += 15;
  await day();
  const maker = await world.someone(['user', 'create_reports']);
  const approver = await world.someone(['user', 'approve_reports']);
  expect((await openOf(approver)).list).toEqual([]);
  const { list } = await openOf(maker);
  expect(list.length).toBeGreaterThan(1);
  for (const { _id } of list) expect((await maker.send('POST', `tasks/${_id}/complete`, {})).status).toBe(200);

  // Two reports of one kind need one approval.
  const { list: asked } = await openOf(approver);
  expect(asked.map(({ task_type, linked_to }: Seen) => [task_type, linked_to.id])).toEqual([
    ['approve_reports', 'emissions'],
  ]);
  expect(asked[0].due_date - asked[0].date_created).toBe(7 * DAY);
  expect((await maker.send('POST', `tasks/${asked[0]._id}/complete`, {})).status).toBe(403);
  expect((await approver.send('POST', `tasks/${asked[0]._id}/complete`, {})).status).toBe(200);
  expect((await openOf(approver)).list).toEqual([]);
});

it('leads to its record whoever has it by their roles, also once it has ended', async () => {
  const [report] = await tasks('&task_type=approve_reports');
  const [review] = await tasks(`&linked_id=${ids['own']}`);
  const link = async (id: string | undefined, by: Person) => {
    const { status, body } = await by.send('GET', `task_link?task_id=${id}`);
    return status === 200 ? body.obj.id : status;
  };
  const approver = await world.someone(['user', 'approve_reports']);
  expect(await link(report?._id, approver)).toBe('emissions');
  expect(await link(review?._id, reviewer)).toBe(ids['own']);
  expect([await link(report?._id, reviewer), await link(review?._id, approver)]).toEqual([404, 404]);
  expect(await link(report?._id, world.stranger)).toBe(404);
});
