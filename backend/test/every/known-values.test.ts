import { FIELD_TEXTS, TEXTS } from '@lichen/contracts/text/texts';
import { utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, makeWorld, type World } from '../world';

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
  await made('tags', { name: 'Unused' });
}, 60_000);
afterAll(() => world.stop());

const MONTH_OF_CHART = { start_date: MONTH.from, end_date: MONTH.to };
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
  ['docs', 'survey_type_id'],
  ['doc_evidence', 'doc_id'],
  ['doc_anchors', 'doc_id'],
  ['partners', 'custom_category'],
  ['period_data', 'parent_id'],
  ['audit_log', 'profile_id'],
  ['partner_docs_list', 'partner_id'],
  ['share_reach', 'partner_id'],
] as const;

const DAYS = { start_date: String(MONTH.from), end_date: String(MONTH.to) };
/** Calls that are narrowed by locations, with what they need beside. */
const CALLS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  list_findings: DAYS,
  get_estimated_emissions: DAYS,
  get_coverage: { year: '2025' },
  get_change_bridge: {
    ...{ from: DAYS.start_date, to: DAYS.end_date, before_from: DAYS.start_date, before_to: DAYS.end_date },
  },
};

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

  it.each(Object.keys(CALLS))('says so: %s', async (name) => {
    const query = new URLSearchParams({ ...CALLS[name], locations: ids()[which] });
    expect(await asked(`${name}?${query}`)).toEqual(told('locations'));
  });
});

it.each([...LISTS, ['get_activities_stats', 'locations'], ['get_total_parts', 'locations']] as const)(
  'refuses what never was an id: %s by %s',
  async (path, name) => {
    const query = new URLSearchParams({ [name]: ids().odd });
    expect(await asked(`${path}?${query}`)).toEqual(refused(name, FIELD_TEXTS.unknownRecord));
  },
);

it.each(Object.keys(CALLS))('refuses what never was an id: %s', async (name) => {
  const query = new URLSearchParams({ ...CALLS[name], locations: ids().odd });
  expect(await asked(`${name}?${query}`)).toEqual(refused('locations', FIELD_TEXTS.unknownRecord));
});

it('refuses a chart of what never was an id', async () => {
  const filters = { locations: { [ids().odd]: true }, ...MONTH_OF_CHART };
  const { status, body } = await world.admin.send('POST', 'chart_data', { show: 'CO2', report_by: 'time', filters });
  expect([status, body.errors]).toEqual([400, { locations: FIELD_TEXTS.unknownRecord }]);
});

it.each(['abc', '2025-01-01', '2e3', '0x7e9', ' 2025', 'true', 'null'])('refuses %s for a number', async (text) => {
  for (const [path, name, message] of [
    ['activities', 'start_date', FIELD_TEXTS.wholeNumber],
    ['inventory_years', 'year', FIELD_TEXTS.wholeNumber],
    ['activity_summarys', 'year', FIELD_TEXTS.number],
    ['get_offset_totals', 'start_date', FIELD_TEXTS.number],
    ['factors', 'year', FIELD_TEXTS.number],
  ] as const)
    expect(await asked(`${path}?${new URLSearchParams({ [name]: text })}`)).toEqual(refused(name, message));
});

it('takes a parameter without a value for none, in lists and calls', async () => {
  expect(await asked('activities?start_date=')).toEqual(GOOD);
  expect(await asked('get_offset_totals?start_date=')).toEqual(GOOD);
  expect(await asked('activity_summarys?year=')).toEqual(refused('year', TEXTS.required));
});

it.each([
  ['import_rows', 'import_id'],
  ['recalculation_changes', 'recalculation_id'],
  ['survey_versions', 'survey_id'],
])('judges ids that stand as a text: %s by %s', async (path, name) => {
  expect(await asked(`${path}?${name}=nope`)).toEqual(refused(name, FIELD_TEXTS.unknownRecord));
  expect(await asked(`${path}?${name}=${NEVER}`)).toEqual(told(name));
});

it.each([
  ['activities?tasks=Audits', 'tasks'],
  ['docs?doc_type=bogus', 'doc_type'],
  ['doc_anchors?supplier_key=name:bogus', 'supplier_key'],
  ['docs?demand_type_id=bogus', 'demand_type_id'],
  ['docs?docFilter=bogus', 'docFilter'],
  ['docs?category=bogus', 'category'],
  ['activities?tags=Bogus', 'tags'],
  ['imports?activity=bogus', 'activity'],
  ['audit_log?entity_name=bogus', 'entity_name'],
  ['factors?family=bogus', 'family'],
  ['factors?region=Atlantis&family=electricity', 'region'],
  ['factors?year=1800', 'year'],
])('refuses a word that nobody knows: %s', async (path, name) => {
  expect(await asked(path)).toEqual(refused(name, FIELD_TEXTS.choice));
});

it.each([
  ...['activities?tasks=Audit', 'activities?locations=none', 'docs?doc_type=water', 'docs?docFilter=applied'],
  // A tag that nothing has yet, kinds of records that there are none of, and factors that nobody published together.
  ...['activities?tags=Unused', 'imports?activity=fuel_activitys', 'audit_log?entity_name=power_sources'],
  'factors?family=stay&unit=kWh',
])('takes what is there: %s', async (path) => expect(await asked(path)).toEqual(GOOD));

it('knows the records of the log by the log itself, deleted ones too', async () => {
  expect(await asked(`audit_log?record_id=${gone}`)).toEqual(GOOD);
  expect(await asked(`audit_log?record_id=${stranger}`)).toEqual(told('record_id'));
  expect(await asked('audit_log?record_id=nope')).toEqual(refused('record_id', FIELD_TEXTS.unknownRecord));
});

it('knows yearly figures by whatever record they may be of', async () => {
  const { body } = await world.admin.send('GET', 'company_profile');
  const product = await made('products', { name: 'Can', units: 'kg', location_id: office });
  for (const id of [body.obj._id, product]) expect(await asked(`period_data?parent_id=${id}`)).toEqual(GOOD);
});

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
