import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, makeWorld, type World } from './world';

let world: World;
let stranger: string;
let gone: string;
let office: string;

const NEVER = '00000000-0000-4000-8000-000000000000';
const MONTH = { from: utcDay(2025, 1, 1), to: utcDay(2025, 1, 31) };

async function made(path: string, draft: object, who = world.admin): Promise<string> {
  const { status, body } = await who.send('POST', path, draft);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.obj._id;
}

beforeAll(async () => {
  world = await makeWorld();
  stranger = await made('locations', { ...LOCATION, name: 'Elsewhere' }, world.stranger);
  office = await made('locations', { ...LOCATION, name: 'Office' });
  gone = await made('locations', { ...LOCATION, name: 'Gone' });
  expect((await world.admin.send('DELETE', `locations/${gone}`)).status).toBe(200);
  const power = { amount: 100, units: 'kWh', renewable_amount: 0 };
  await made('electricity_activitys', { location_id: office, ...MONTH, ...power });
  const profile = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@first.example', location_id: office };
  const completed_by = await made('profiles', profile);
  const task = { location_id: office, start_date: MONTH.from, end_date: MONTH.to, completed_by };
  await made('task_activitys', { ...task, task_type: 'Audit' });
}, 60_000);
afterAll(() => world.stop());

const ids = () => ({ stranger, gone, never: NEVER, odd: 'no id at all' });
const asked = async (path: string) => {
  const { status, body } = await world.admin.send('GET', path);
  return { status, errors: body.errors, gone: body.gone };
};
const refused = (name: string, text: string) => ({ status: 400, errors: { [name]: text }, gone: undefined });
const told = (name: string) => ({ status: 200, errors: undefined, gone: [name] });
const GOOD = { status: 200, errors: undefined, gone: undefined };

const LISTS = [
  ['activities', 'locations'],
  ['activities', 'vehicles'],
  ['profiles', 'location_id'],
  ['vehicles', 'location_id'],
  ['docs', 'location_id'],
  ['docs', 'partner_id'],
  ['partners', 'custom_category'],
] as const;

describe.each(['stranger', 'gone', 'never'] as const)('a list by a record that is not there (%s)', (which) => {
  it.each(LISTS)('says so: %s by %s', async (path, name) => {
    const query = new URLSearchParams({ [name]: ids()[which] });
    expect(await asked(`${path}?${query}`)).toEqual(told(name));
  });

  it('says so beside one that is there, with the rows of that one', async () => {
    const query = `locations=${ids()[which]}&locations=${office}`;
    const { body } = await world.admin.send('GET', `activities?${query}`);
    expect([body.gone, body.total]).toEqual([['locations'], 2]);
  });

  it('says so in the checks', async () => {
    const period = { start_date: String(MONTH.from), end_date: String(MONTH.to), locations: ids()[which] };
    expect(await asked(`list_findings?${new URLSearchParams(period)}`)).toEqual(told('locations'));
  });
});

it.each([...LISTS, ['get_activities_stats', 'locations'], ['get_total_parts', 'locations']] as const)(
  'refuses what never was an id: %s by %s',
  async (path, name) => {
    const query = new URLSearchParams({ [name]: ids().odd });
    expect(await asked(`${path}?${query}`)).toEqual(refused(name, FIELD_TEXTS.unknownRecord));
  },
);

it.each([
  ['activities?tasks=Audits', 'tasks'],
  ['docs?doc_type=bogus', 'doc_type'],
  ['docs?demand_type_id=bogus', 'demand_type_id'],
  ['docs?docFilter=bogus', 'docFilter'],
  ['docs?category=bogus', 'category'],
])('refuses a word that nobody knows: %s', async (path, name) => {
  expect(await asked(path)).toEqual(refused(name, FIELD_TEXTS.choice));
});

it.each(['activities?tasks=Audit', 'activities?locations=none', 'docs?doc_type=water', 'docs?docFilter=applied'])(
  'takes what is there: %s',
  async (path) => expect(await asked(path)).toEqual(GOOD),
);

it('says no word of rows to those who may list others only', async () => {
  const reviewer = await world.someone(['vehicle_review']);
  const vehicle = await made('vehicles', {
    ...{ name: 'Van', location_id: office, type: 'average_van', fuel_type: 'diesel', fuel_units: 'L' },
  });
  for (const word of ['Audit', 'Audits']) {
    const { status, body } = await reviewer.send('GET', `activities?vehicles=${vehicle}&tasks=${word}`);
    expect([word, status, body.total]).toEqual([word, 200, 0]);
  }
});

it('takes a record that has no rows', async () => {
  const empty = await made('locations', { ...LOCATION, name: 'Empty' });
  expect(await asked(`activities?locations=${empty}`)).toEqual(GOOD);
  expect(await asked(`vehicles?location_id=${empty}`)).toEqual(GOOD);
});
