import type { Finding, ListedFinding, RowFindings } from '@lichen/contracts/activities/checks/checks.call';
import { utcDay } from '@lichen/contracts/formats/days';
import { createRecord } from '../../../../../test/create-record';
import { importSteps } from '../../../../../test/worlds/import-world';
import { LOCATION, makeWorld, type World } from '../../../../../test/world';

type Draft = Readonly<Record<string, unknown>>;

const TYPE = 'task_activitys';
const DAY_OF_TASK = utcDay(2025, 3, 4);
const YEAR = `start_date=${utcDay(2025, 1, 1)}&end_date=${utcDay(2025, 12, 31)}`;

let world: World;
let location_id: string;
let completed_by: string;
const { checked: checkedFile } = importSteps(() => world);

const created = async (entity: string, body: object): Promise<string> =>
  (await createRecord(world.admin, entity, body))._id;

beforeAll(async () => {
  world = await makeWorld();
  location_id = await created('locations', { ...LOCATION, name: 'Yard' });
  completed_by = await created('profiles', { first_name: 'Ada', last_name: 'Vik', location_id });
}, 60_000);
afterAll(() => world.stop());

const task = (over: Draft = {}): Draft => ({
  ...{ location_id, completed_by, task_type: 'Repair', start_date: DAY_OF_TASK, end_date: DAY_OF_TASK, ...over },
});
const named = (list: readonly Finding[]) =>
  list.map(({ kind, activity_id, others }) => [kind, activity_id, ...others.map(({ _id }) => _id)]);
const checked = async (body: object) =>
  named((await world.admin.send('POST', 'check_activity', { activity_type: TYPE, ...body })).body.list);
const listed = async () => {
  const { list } = (await world.admin.send('GET', `list_findings?${YEAR}&activity=${TYPE}`)).body;
  return list as ListedFinding[];
};

it('tells of a task without hours that is recorded already, before saving, in a sheet, a file and the list', async () => {
  const first = await created(TYPE, task());
  expect(await checked({ id: first })).toEqual([]);
  expect(await checked({ draft: task() })).toEqual([['duplicate_entry', null, first]]);
  expect(await checked({ draft: task({ elapsed_time: 2 }) })).toEqual([]);
  expect(await checked({ draft: task({ task_type: 'Meter reading' }) })).toEqual([]);

  const fields = Object.keys(task());
  const rows = [
    task(),
    task({ task_type: 'Painting' }),
    task({ task_type: 'Painting' }),
    task({ task_type: 'Survey' }),
  ];
  const typed = rows.map((row) => fields.map((name) => row[name] ?? null));
  const body = { activity_type: TYPE, fields, rows: typed, about: [0, 1, 2, 3] };
  const { list } = (await world.admin.send('POST', 'check_activities', body)).body;
  expect((list as RowFindings[]).map(({ findings }) => named(findings))).toEqual([
    [['duplicate_entry', null, first]],
    [['duplicate_entry', null]],
    [['duplicate_entry', null]],
    [],
  ]);

  const line = (type: string) => `${type},Yard,Ada Vik,2025-03-04,2025-03-04`;
  const lines = [line('Repair'), line('Cleaning'), line('Cleaning')];
  const file = `Task,Location,Completed by,Start date,End date\n${lines.join('\n')}\n`;
  const { new_rows, existing_rows, repairs } = await checkedFile(world.admin, file, TYPE);
  expect([new_rows, existing_rows]).toEqual([2, 1]);
  expect((repairs ?? []).map(({ repair, rows: count }) => [repair, count])).toEqual([['repeat', 1]]);

  expect(await listed()).toEqual([]);
  const second = await created(TYPE, task());
  const [only, ...others] = await listed();
  expect(others).toEqual([]);
  expect(only?.kind).toBe('duplicate_entry');
  expect([only?.activity_id, only?.others[0]?._id].toSorted()).toEqual([first, second].toSorted());
});
