import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import type { Finding, ListedFinding } from '@lichen/contracts/activities/checks/checks.call';
import { DAY, utcDay } from '@lichen/contracts/formats/days';
import { createRecord } from '../../../../test/create-record';
import { importSteps } from '../../../../test/worlds/import-world';
import { LOCATION, makeWorld, type World } from '../../../../test/world';

type Draft = Readonly<Record<string, unknown>>;

const FIRST = utcDay(2025, 3, 3);
const YEARS = `start_date=${utcDay(2015, 1, 1)}&end_date=${utcDay(2026, 12, 31)}`;

let world: World;
let location_id: string;
let profile_id: string;
const { checked: checkedFile } = importSteps(() => world);

const created = async (entity: string, body: object): Promise<string> =>
  (await createRecord(world.admin, entity, body))._id;

beforeAll(async () => {
  world = await makeWorld();
  location_id = await created('locations', { ...LOCATION, name: 'Yard' });
  profile_id = await created('profiles', { first_name: 'Ada', last_name: 'Vik', location_id });
}, 60_000);
afterAll(() => world.stop());

const lease = (at: number, energy_per_m2 = 100 + at): Draft => ({
  ...{ location_id, area: 120, area_units: 'm2', energy_per_m2 },
  ...{ from: utcDay(2016 + at, 1, 1), to: utcDay(2016 + at, 12, 31) },
});
const stay = (at: number, rooms = 1): Draft => ({
  ...{ profile_id, location_id, stay_type: 'hotel', location: { name: 'Inn', country: 'GB' }, nights: 1, rooms },
  arrival_date: FIRST + at * 7 * DAY,
});
const leased = (year: number, use: number) => `Yard,${year}-01-01,${year}-12-31,120,m2,${use}`;
const stayed = (day: string, rooms: number) => `Yard,Ada Vik,${day},Hotel,Inn,1,${rooms}`;

interface Case {
  readonly type: ActivityType;
  readonly kind: string;
  readonly field: string;
  readonly draft: (at: number, amount?: number) => Draft;
  readonly most: number;
  readonly file: readonly string[];
  readonly cell: string;
}

it.each<Case>([
  {
    ...{ type: 'lease_activitys', kind: 'intensity_outlier', field: 'energy_per_m2', draft: lease, most: 100_000 },
    file: [
      'Location,From,To,Area,Area units,"Energy use, kWh per m² a year"',
      ...[leased(2022, 110), leased(2023, 100_000), leased(2024, 111)],
    ],
    cell: 'F3',
  },
  {
    ...{ type: 'stays', kind: 'amount_outlier', field: 'rooms', draft: stay, most: 5000 },
    file: [
      'Reporting location,Staff member,Arrival date,Stay type,Place of stay,Nights,Rooms',
      ...[stayed('2025-08-04', 1), stayed('2025-08-11', 5000), stayed('2025-08-18', 2)],
    ],
    cell: 'G3',
  },
])('compares $field of $type before saving, in the list and in a file', async (each) => {
  const { type, kind, field, draft, most, file, cell } = each;
  for (let at = 0; at < 5; at += 1) await created(type, draft(at));
  const told = async (body: object) => {
    const { list } = (await world.admin.send('POST', 'check_activity', { activity_type: type, ...body })).body;
    return (list as Finding[]).filter((found) => found.kind === kind).map(({ remedies }) => remedies[0]);
  };
  expect(await told({ draft: draft(5) })).toEqual([]);
  const record = { _id: null, activity_type: type };
  expect(await told({ draft: draft(5, most) })).toEqual([{ kind: 'edit', record, field }]);

  const listed = async () => {
    const { list } = (await world.admin.send('GET', `list_findings?${YEARS}&activity=${type}&kind=${kind}`)).body;
    return (list as ListedFinding[]).map(({ activity_id }) => activity_id);
  };
  expect(await listed()).toEqual([]);
  const id = await created(type, draft(5, most));
  expect(await listed()).toEqual([id]);
  expect(await told({ id })).toHaveLength(1);
  await world.admin.send('DELETE', `${type}/${id}`);
  expect(await listed()).toEqual([]);

  const { repairs, error_rows } = await checkedFile(world.admin, `${file.join('\n')}\n`, type);
  expect(error_rows).toBe(0);
  const groups = (repairs ?? []).filter((group) => group.field === kind);
  expect(groups.map(({ rows, texts }) => [rows, texts.map((text) => text.cell)])).toEqual([[1, [cell]]]);
});
