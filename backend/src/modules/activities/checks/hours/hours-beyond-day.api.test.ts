import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { type Finding, FINDING_KINDS, type ListedFinding } from '@lichen/contracts/activities/checks/checks.call';
import { DAY, utcDay } from '@lichen/contracts/formats/days';
import { createRecord } from '../../../../../test/create-record';
import { importSteps } from '../../../../../test/worlds/import-world';
import { LOCATION, makeWorld, type World } from '../../../../../test/world';

type Draft = Readonly<Record<string, unknown>>;

const TODAY = utcDay(2025, 3, 4);
const YEAR = `start_date=${utcDay(2025, 1, 1)}&end_date=${utcDay(2025, 12, 31)}`;

let world: World;
let location_id: string;
const { checked: checkedFile } = importSteps(() => world);

const created = async (entity: string, body: object): Promise<string> =>
  (await createRecord(world.admin, entity, body))._id;

let made = 0;
const person = () => {
  made += 1;
  return created('profiles', { first_name: `Ada${made}`, last_name: 'Vik', location_id });
};
const vehicle = async () => {
  const admin_profile_id = await person();
  const van = { type: 'average_van', fuel_type: 'battery_electric', fuel_units: 'kWh', power_rating: 7 };
  return created('vehicles', { name: `Van ${made}`, location_id, admin_profile_id, ...van });
};

beforeAll(async () => {
  world = await makeWorld();
  location_id = await created('locations', { ...LOCATION, name: 'Yard' });
}, 60_000);
afterAll(() => world.stop());

const atHome = (profile_id: string, working_hours: number): Draft => ({
  ...{ profile_id, location_id, working_hours, start_date: TODAY },
});
const task = (completed_by: string, elapsed_time: number): Draft => ({
  ...{ completed_by, location_id, elapsed_time, task_type: 'Repair', start_date: TODAY, end_date: TODAY },
});
const absence = (profile_id: string, amount: number): Draft => ({
  ...{ profile_id, location_id, amount, from: TODAY, to: TODAY },
});
const charge = (vehicle_id: string, number_of_hours: number): Draft => ({
  ...{ vehicle_id, location_id, number_of_hours, fuel_type: 'battery_electric', date: TODAY },
});
const drive = (vehicle_id: string, distance: number): Draft => ({
  ...{ vehicle_id, location_id, distance, units: 'hours', date: TODAY },
});

const isOfHours = ({ kind }: Finding) => kind === 'hours_beyond_day' || kind === 'vehicle_hours_beyond_day';
const told = (list: readonly Finding[]) =>
  list
    .filter(isOfHours)
    .map(({ kind, activity_id, others, params: { hours } }) => [
      ...[kind, activity_id, others.map(({ _id }) => _id).toSorted()],
      hours,
    ]);
const checked = async (activity_type: ActivityType, body: object) =>
  told((await world.admin.send('POST', 'check_activity', { activity_type, ...body })).body.list);
const listed = async (ids: readonly string[]) => {
  const list: ListedFinding[] = (await world.admin.send('GET', `list_findings?${YEAR}&limit=500`)).body.list;
  return list.filter(({ activity_id }) => ids.includes(activity_id ?? '')).filter(isOfHours);
};

it.each<[ActivityType, string, () => Promise<string>, (who: string, hours: number) => Draft]>([
  ['home_working_activity', 'hours_beyond_day', person, atHome],
  ['task_activitys', 'hours_beyond_day', person, task],
  ['absence_activitys', 'hours_beyond_day', person, absence],
  ['vehicle_activitys', 'vehicle_hours_beyond_day', vehicle, charge],
  ['vehicle_journeys', 'vehicle_hours_beyond_day', vehicle, drive],
])('tells of %s that exceed a day before saving, once stored, and in the list', async (type, kind, whose, draftOf) => {
  const who = await whose();
  const first = await created(type, draftOf(who, 20));
  expect(await checked(type, { id: first })).toEqual([]);
  expect(await checked(type, { draft: draftOf(who, 4) })).toEqual([]);
  expect(await checked(type, { draft: draftOf(who, 19) })).toEqual([[kind, null, [first], { number: 39 }]]);
  expect(await checked(type, { draft: { ...draftOf(who, 19), applied: false } })).toEqual([]);
  expect(await checked(type, { draft: draftOf(await whose(), 19) })).toEqual([]);

  const second = await created(type, draftOf(who, 19));
  expect(await checked(type, { id: first })).toEqual([[kind, first, [second], { number: 39 }]]);
  expect(await checked(type, { id: second })).toEqual([[kind, second, [first], { number: 39 }]]);
  const third = await created(type, draftOf(who, 18));
  const all = await listed([first, second, third]);
  expect(all.map((found) => [found.kind, found.others.length, found.params['hours']])).toEqual([
    [kind, 2, { number: 57 }],
  ]);

  for (const id of [second, third]) await world.admin.send('DELETE', `${type}/${id}`);
  expect(await listed([first])).toEqual([]);
});

it('adds hours of all types, also of a person whose days an entry of a month covers', async () => {
  const who = await person();
  const task_id = await created('task_activitys', task(who, 10));
  const away = await created('absence_activitys', absence(who, 8));
  const month = { entry_type: 'by_specific_interval', end_date: TODAY + 20 * DAY };
  await created('home_working_activity', { ...atHome(who, 400), ...month });
  expect(await checked('home_working_activity', { draft: atHome(who, 6) })).toEqual([]);
  expect(await checked('home_working_activity', { draft: atHome(who, 7) })).toEqual([
    ['hours_beyond_day', null, [task_id, away].toSorted(), { number: 25 }],
  ]);
  expect(await checked('task_activitys', { draft: task(who, 7) })).toEqual([
    ['hours_beyond_day', null, [task_id, away].toSorted(), { number: 25 }],
  ]);
  expect(await checked('task_activitys', { id: task_id, draft: { elapsed_time: 17 } })).toEqual([
    ['hours_beyond_day', task_id, [away], { number: 25 }],
  ]);
});

it('looks at rows of a sheet beside each other and beside what is stored', async () => {
  const [one, other] = [await person(), await person()];
  const stored = await created('task_activitys', task(other, 20));
  const fields = Object.keys(task(one, 1));
  const rows = [task(one, 20), task(one, 5), task(other, 3), task(other, 2)];
  const typed = rows.map((row) => fields.map((name) => row[name] ?? null));
  const body = { activity_type: 'task_activitys', fields, rows: typed, about: [0, 1, 2, 3] };
  const { list } = (await world.admin.send('POST', 'check_activities', body)).body;
  const found = (list as { findings: Finding[] }[]).map(({ findings }) => told(findings));
  expect(found).toEqual([
    [['hours_beyond_day', null, [], { number: 25 }]],
    [['hours_beyond_day', null, [], { number: 25 }]],
    [['hours_beyond_day', null, [stored], { number: 25 }]],
    [['hours_beyond_day', null, [stored], { number: 25 }]],
  ]);
});

it('tells of rows of a file that exceed a day together, and beside what is stored', async () => {
  const [one, other] = ['Bea', 'Cleo'];
  await created('profiles', { first_name: one, last_name: 'Vik', location_id });
  const second = await created('profiles', { first_name: other, last_name: 'Vik', location_id });
  await created('task_activitys', task(second, 9));
  const line = (name: string, day: string, hours: number) => `Yard,${name} Vik,2025-${day},${hours}`;
  const lines = [line(one, '03-04', 20), line(one, '03-04', 19), line(one, '03-05', 8), line(other, '03-04', 16)];
  const file = `Location,Staff member,Start date,Working hours\n${lines.join('\n')}\n`;
  const { repairs, error_rows, new_rows } = await checkedFile(world.admin, file, 'home_working_activity');
  expect([new_rows, error_rows]).toEqual([4, 0]);
  const [group, ...rest] = (repairs ?? []).filter(({ field }) => field === 'hours_beyond_day');
  expect(rest).toEqual([]);
  expect(group).toMatchObject({ repair: 'finding', message: FINDING_KINDS.hours_beyond_day.sentence, rows: 2 });
  const day = { day: TODAY };
  const said = (group?.texts ?? []).map(({ cell, params }) => [cell.replace(/[23]$/, '2 or 3'), params]);
  expect(said.toSorted()).toEqual([
    ['D2 or 3', { day, hours: { number: 39 } }],
    ['D5', { day, hours: { number: 25 } }],
  ]);
});

it('keeps to the own company', async () => {
  const { body } = await world.stranger.send('GET', `list_findings?${YEAR}`);
  expect(body.list).toEqual([]);
});
