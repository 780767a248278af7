import { ACTIVITY_SEARCH } from '@lichen/contracts/activities/list/activity-search';
import { utcDay } from '@lichen/contracts/formats/days';
import type { Field } from '@lichen/contracts/entity/fields';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { until } from '../../../platform/jobs/testing/work-place';
import { LOCATION, type Person, type World, makeWorld } from '../../../../test/world';

let world: World;
let colleague: Person;
const ids = { bill: '', gas: '', goods: '', journey: '', audit: '', tax: '' };

const JANUARY = { from: utcDay(2025, 1, 1), to: utcDay(2025, 1, 31) };

async function created(entity: string, draft: object, who = world.admin): Promise<string> {
  const { status, body } = await who.send('POST', entity, draft);
  if (status !== 201) throw new Error(`${entity}: ${JSON.stringify(body)}`);
  return body.obj._id;
}

const place = (name: string) => ({ name, country: 'GB', lat: 53.8, lng: -1.5 });

async function makeActivities(): Promise<void> {
  const leeds = await created('locations', { ...LOCATION, name: 'Leeds mill' });
  const york = await created('locations', { ...LOCATION, name: 'York', town_or_city: 'Grünwald' });
  const partner_id = await created('partners', { name: 'Nordic 50% Steel' });
  const product_id = await created('products', { name: 'Hex bolt', description: '8 mm' });
  const profile_id = await created('profiles', {
    ...{ first_name: 'Ada', last_name: 'Lovelace', email: 'ada@first.example', location_id: leeds },
  });
  const power = { amount: 100, units: 'kWh', renewable_amount: 0 };
  ids.bill = await created('electricity_activitys', {
    ...{ location_id: leeds, ...JANUARY, ...power, invoice_ref: 'INV "77"', tags: ['Night rate'] },
  });
  const gas = { fuel: 'Natural gas', amount: 10, units: 'kWh' };
  ids.gas = await created('fuel_activitys', { location_id: york, ...JANUARY, ...gas, description: 'Boiler' });
  const goods = { order_date: JANUARY.from, unit_type: 'simple', size: 1, quantity: 2, units: 'kg', order_ref: 'PO-9' };
  ids.goods = await created('purchased_goods_activitys', { location_id: york, partner_id, product_id, ...goods });
  ids.journey = await created('business_travel', {
    ...{ profile_id, location_id: leeds, transport_method: 'national_rail', journey_date: JANUARY.from, units: 'km' },
    ...{ distance: 40, return_journey: false, start_location: place('Leeds'), end_location: place('Skipton') },
  });
  const task = { location_id: york, start_date: JANUARY.from, end_date: JANUARY.to, completed_by: profile_id };
  ids.audit = await created('task_activitys', { ...task, task_type: 'Audit' });
  ids.tax = await created('task_activitys', { ...task, task_type: 'Audit of tax' });
}

beforeAll(async () => {
  world = await makeWorld();
  colleague = await world.someone(['user', 'admin']);
  await makeActivities();
}, 60_000);
afterAll(() => world.stop());

const listed = async (query: Readonly<Record<string, string>>): Promise<string[]> => {
  const { status, body } = await world.admin.send('GET', `activities?${new URLSearchParams(query)}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.list.map(({ _id }: { _id: string }) => _id).sort();
};
const sorted = (...names: (keyof typeof ids)[]) => names.map((name) => ids[name]).sort();

it.each<[string, (keyof typeof ids)[]]>([
  ['boiler', ['gas']],
  ['night RATE', ['bill']],
  ['mill', ['bill', 'journey']],
  ['GRÜN', ['gas', 'goods', 'audit', 'tax']],
  ['50% steel', ['goods']],
  ['bolt', ['goods']],
  ['lovelace ada', ['journey', 'audit', 'tax']],
  ['po-9', ['goods']],
  ['inv "77"', ['bill']],
  ['skipton', ['journey']],
  ['of tax', ['tax']],
  ['leeds', ['bill', 'journey']],
  ['place:leeds', ['journey']],
  ['reference: 77', ['bill']],
  ['description:leeds', []],
  ['invoice_ref', []],
  ['50_ steel', []],
])('finds %s wherever a person reads it', async (text, names) => {
  expect(await listed({ field_filter: text })).toEqual(sorted(...names));
});

it('keeps the activities of the chosen tasks, and of nothing else', async () => {
  expect(await listed({ tasks: 'Audit' })).toEqual(sorted('audit'));
  const another = await world.admin.send('GET', 'activities?tasks=audit');
  expect([another.status, another.body.errors]).toEqual([400, { tasks: FIELD_TEXTS.choice }]);
  expect(await listed({ tasks: 'Audit', activity: 'fuel_activitys' })).toEqual([]);
  expect((await world.admin.send('GET', 'task_types')).body.list).toEqual([
    { task_type: 'Audit', count: 1 },
    { task_type: 'Audit of tax', count: 1 },
  ]);
  expect((await world.stranger.send('GET', 'task_types')).body.list).toEqual([]);
});

it('looks at the records of the company alone', async () => {
  await created('partners', { name: 'Nordic 50% Steel' }, world.stranger);
  const { body } = await world.stranger.send('GET', 'activities?field_filter=steel');
  expect(body.total).toBe(0);
});

it('finds by who changed an activity as well as by who entered it', async () => {
  const changedBy = { email_filter: colleague.email };
  expect(await listed(changedBy)).toEqual([]);
  await colleague.send('PATCH', `fuel_activitys/${ids.gas}`, { amount: 11 });
  expect(await listed(changedBy)).toEqual(sorted('gas'));
  expect(await listed({ email_filter: world.admin.email })).toHaveLength(6);
  const { body } = await world.admin.send('GET', `fuel_activitys/${ids.gas}`);
  expect(body.obj).not.toHaveProperty('updated_by');
});

it('narrows list, total, file, chart and bulk change alike', async () => {
  const { admin } = world;
  const filters = { field_filter: 'york', start_date: String(JANUARY.from), end_date: String(JANUARY.to) };
  const stats = await admin.send('GET', `get_activities_stats?${new URLSearchParams(filters)}`);
  const file = await admin.send('POST', 'activity_extract', { filters });
  const chart = await admin.send('POST', 'chart_data', {
    ...{ show: 'CO2', report_by: 'activities' },
    filters: { field_filter: 'york', start_date: JANUARY.from, end_date: JANUARY.to },
  });
  const bulk = await admin.send('POST', 'bulk_activities', {
    ...{ change: { kind: 'tag', add: ['found'], remove: [] }, filters },
  });
  await until(async () => (await admin.send('GET', `job_status?id=${bulk.body.obj.job_id}`)).body.obj.state === 'done');

  expect(await listed({ field_filter: 'york' })).toEqual(sorted('gas', 'goods', 'audit', 'tax'));
  expect(stats.body.obj.count).toBe(4);
  expect(file.body.obj.total).toBe(4);
  expect(chart.body.obj.charts[0].total).toBe(stats.body.obj.total_co2);
  expect(await listed({ tags: 'found' })).toEqual(sorted('gas', 'goods', 'audit', 'tax'));
});

it('shows the bar of a task the rows it is made of', async () => {
  const ask = { show: 'cost', report_by: 'activities', filters: { tasks: { 'Audit of tax': true } } };
  await world.admin.send('PATCH', `task_activitys/${ids.tax}`, { cost: { currency: 'GBP', amount: 12.5 } });
  const period = { start_date: JANUARY.from, end_date: JANUARY.to };
  const { body } = await world.admin.send('POST', 'chart_data', { ...ask, filters: { ...ask.filters, ...period } });
  expect(body.obj.charts[0].total).toBe(12.5);
});

it('covers every text of every type', () => {
  const inside = Object.values(ACTIVITY_SEARCH).flatMap((each) => ('inside' in each ? each.inside : []));
  const covered = new Set<string>(inside.map((path) => path.split('.')[0] ?? ''));
  // Columns, and a code that is said in the reader's language.
  const columns = ['description', 'doc_id', 'err_msg', 'activity_type', 'updated_by', 'power_generation_method'];
  // Notes that the portal writes itself are no text of the entry.
  const others = [...columns, 'uid', 'company_id', 'behind_by'];
  const missed = [...world.engine.registry.entities.values()].flatMap(({ entity }) => {
    if (entity.table?.name !== 'activities') return [];
    const fields = Object.entries({ ...entity.fields, ...entity.derived } as Record<string, Field>);
    return fields.flatMap(([name, { kind }]) =>
      (kind === 'text' || kind === 'longText' || kind === 'place') && !covered.has(name) && !others.includes(name)
        ? [`${entity.name}.${name}`]
        : [],
    );
  });
  expect(missed).toEqual([]);
});
