import type { ChartSeries } from '@lichen/contracts/activities/charts/chart-data.call';
import { utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, makeWorld, type Person, type World } from '../../../../test/world';

let world: World;
const places: string[] = [];

const THIS_YEAR = new Date().getUTCFullYear();
const day = (month: number, date: number, year = THIS_YEAR - 1) => utcDay(year, month, date);

async function created(entity: string, draft: object): Promise<string> {
  const { status, body } = await world.admin.send('POST', entity, draft);
  if (status !== 201) throw new Error(`${entity}: ${JSON.stringify(body)}`);
  return body.obj._id;
}

const bill = (at: number, from: number, to: number, more: object = {}) =>
  created('electricity_activitys', {
    location_id: places[at],
    from,
    to,
    amount: 1234.567,
    units: 'kWh',
    renewable_amount: 0,
    ...more,
  });

async function makeActivities(): Promise<void> {
  places.push(await created('locations', { ...LOCATION, name: 'Works' }));
  places.push(await created('locations', { ...LOCATION, name: 'Office' }));
  await bill(0, day(1, 1), day(1, 31), { cost: { currency: 'GBP', amount: 310.1 } });
  await bill(0, day(1, 20), day(4, 3), { cost: { currency: 'GBP', amount: 0.07 }, tags: ['Roof'] });
  await bill(1, day(12, 15, THIS_YEAR - 2), day(2, 10), { cost: { currency: 'EUR', amount: 99.99 } });
  await bill(1, day(6, 1), day(6, 30));
  await created('fuel_activitys', {
    ...{ location_id: places[0], from: day(3, 1), to: day(3, 31), fuel: 'Natural gas', amount: 900, units: 'kWh' },
  });
  const name = await created('profiles', {
    ...{ first_name: 'Kari', last_name: 'Nord', email: 'kari@first.example', location_id: places[0] },
  });
  await created('task_activitys', {
    ...{ task_type: 'Audit', location_id: places[0], start_date: day(2, 1), end_date: day(3, 1), completed_by: name },
    cost: { currency: 'GBP', amount: 59 },
  });
}

beforeAll(async () => {
  world = await makeWorld();
  await makeActivities();
}, 60_000);
afterAll(() => world.stop());

const LAST_YEAR = { start_date: day(1, 1), end_date: day(12, 31) };

async function charts(question: object, who: Person = world.admin): Promise<ChartSeries[]> {
  const { status, body } = await who.send('POST', 'chart_data', { show: 'CO2', report_by: 'activities', ...question });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.obj.charts;
}

const one = async (question: object): Promise<ChartSeries> => (await charts(question))[0] as ChartSeries;

async function rowsTotal(filters: Record<string, string | number>): Promise<number> {
  const query = new URLSearchParams(
    Object.entries(filters).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const { status, body } = await world.admin.send('GET', `get_activities_stats?${query}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.obj.total_co2;
}

const FILTER_OF = { activities: 'activity', scope: 'scopes', locations: 'locations' } as const;
const monthOf = (from: number) => {
  const date = new Date(from);
  return { start_date: from, end_date: Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0) };
};

describe('a bar and its rows', () => {
  const windows: [string, { start_date: number; end_date: number }][] = [
    ['a year', LAST_YEAR],
    ['days within months', { start_date: day(1, 25), end_date: day(3, 9) }],
  ];
  for (const [name, period] of windows)
    for (const [report_by, filter] of Object.entries(FILTER_OF))
      it(`agree exactly by ${report_by} over ${name}`, async () => {
        const { bars, total } = await one({ report_by, filters: period });

        expect(bars.length).toBeGreaterThan(1);
        expect(total).toBe(await rowsTotal(period));
        for (const { key, value } of bars) expect(value).toBe(await rowsTotal({ ...period, [filter]: key }));
      });

  it('agree exactly by month, from the roll-up and from the rows alike', async () => {
    const rolledUp = await one({ report_by: 'time', filters: LAST_YEAR });
    const fromRows = await one({
      report_by: 'time',
      filters: { ...LAST_YEAR, tags: {}, field_filter: '', locations: all() },
    });

    expect(rolledUp.bars).toHaveLength(12);
    expect(fromRows.bars).toEqual(rolledUp.bars);
    expect(fromRows.total).toBe(rolledUp.total);
    for (const { key, value } of rolledUp.bars) expect(value).toBe(await rowsTotal(monthOf(Number(key))));
    expect(
      rolledUp.bars.filter(({ value }) => value > 0).map(({ key }) => new Date(Number(key)).getUTCMonth()),
    ).toEqual([0, 1, 2, 3, 5]);
  });

  it('agree when places, tags and scopes narrow', async () => {
    const filters = { ...LAST_YEAR, locations: { [places[0] ?? '']: true, nowhere: false }, tags: { Roof: true } };
    const { bars } = await one({ report_by: 'scope', filters });

    expect(bars.map(({ key }) => key)).toEqual(['1', '2', '3']);
    expect(bars[1]?.value).toBeGreaterThan(0);
    for (const { key, value } of bars)
      expect(value).toBe(await rowsTotal({ ...LAST_YEAR, locations: places[0] ?? '', tags: 'Roof', scopes: key }));
  });
});

const all = () => Object.fromEntries(places.map((id) => [id, true]));

it('names the records it is grouped by, and leaves out labels without a value only when asked to', async () => {
  const withAll = await one({ report_by: 'activities', filters: LAST_YEAR });
  const without = await one({ report_by: 'activities', filters: LAST_YEAR, excludeLabel: true });
  const sites = await one({ report_by: 'locations', filters: LAST_YEAR });

  expect(withAll.bars.map(({ label }) => label)).toEqual(expect.arrayContaining(['Electricity', 'Fuel']));
  expect((await one({ report_by: 'time', filters: LAST_YEAR, excludeLabel: true })).bars).toHaveLength(5);
  expect(without.bars.every(({ value }) => value !== 0)).toBe(true);
  expect(sites.bars.map(({ label }) => label).sort()).toEqual(['Office', 'Works']);
});

it('sums money by currency, and says which it could not draw', async () => {
  const chart = await one({ show: 'cost', report_by: 'locations', filters: LAST_YEAR });

  // Two bills and a task; the euros of the other place stand apart.
  expect(chart).toMatchObject({ unit: 'GBP', total: 369.17, left_out: [{ unit: 'EUR', count: 1 }] });
  expect(chart.bars).toEqual([{ key: places[0], label: 'Works', value: 369.17 }]);
});

it('shows quantities and tasks', async () => {
  const basis = await one({
    show: 'carbon_basis',
    report_by: 'activities',
    filters: { start_date: day(6, 1), end_date: day(6, 30) },
  });
  const tasks = await one({ show: 'cost', report_by: 'task_activitys', filters: LAST_YEAR });
  const half = { start_date: day(2, 1), end_date: day(2, 15) };
  const part = await one({ show: 'cost', report_by: 'activities', filters: { ...half, tasks: { Audit: true } } });

  expect(basis).toMatchObject({ unit: 'kWh', total: 1234.567 });
  expect(tasks.bars).toEqual([{ key: 'Audit', label: 'Audit', value: 59 }]);
  expect(part.total).toBeGreaterThan(0);
  expect(part.total).toBeLessThan(59);
});

it('sums prices of the types that have one', async () => {
  const product = await created('products', { name: 'Chair', units: 'kg', location_id: places[0] });
  const partner_id = await created('partners', { name: 'Buyer' });
  await created('sales_order_activitys', {
    ...{ product_id: product, partner_id, location_id: places[0], order_date: day(5, 5) },
    ...{ units: 'kg', size: 2.5, quantity: 4, price: { currency: 'GBP', amount: 12.34 } },
  });
  const chart = await one({ show: 'price', report_by: 'products', filters: LAST_YEAR });

  expect(chart).toMatchObject({ unit: 'GBP', bars: [{ key: product, label: 'Chair', value: 12.34 }] });
});

describe('comparisons', () => {
  it('draw one measure for two periods, with one order of labels', async () => {
    const filters = { start_date: day(1, 1, THIS_YEAR), end_date: day(6, 30, THIS_YEAR) };
    const [now, last] = await charts({
      comparison: 'same_period_this_year_vs_last_year',
      report_by: 'locations',
      filters,
    });

    expect(last?.period).toEqual({ from: day(1, 1), to: day(6, 30) });
    expect(now?.bars.map(({ key }) => key)).toEqual(last?.bars.map(({ key }) => key));
    expect(last?.total).toBe(await rowsTotal({ start_date: day(1, 1), end_date: day(6, 30) }));
    expect(last?.total).toBeGreaterThan(0);
  });

  it('draw another measure beside it for one period', async () => {
    const [carbon, cost] = await charts({ comparison: 'cost', report_by: 'locations', filters: LAST_YEAR });

    expect([carbon?.show, cost?.show]).toEqual(['CO2', 'cost']);
    expect(carbon?.period).toEqual(cost?.period);
  });

  it('refuse to lay a measure beside itself, and periods without end', async () => {
    const same = await world.admin.send('POST', 'chart_data', question({ comparison: 'CO2' }));
    const long = await world.admin.send(
      'POST',
      'chart_data',
      question({ filters: { start_date: 0, end_date: day(1, 1) } }),
    );

    expect(same).toMatchObject({
      status: 400,
      body: { errors: { comparison: 'Choose another measure to compare with' } },
    });
    expect(long.status).toBe(400);
  });
});

const question = (more: object) => ({ show: 'CO2', report_by: 'activities', filters: {}, ...more });

it('is for administrators, and pinned charts are for everybody of the company', async () => {
  const user = await world.someone(['user']);
  const id = await created('chart_config_save', { chartName: 'Everybody', filters: LAST_YEAR });
  const before = await user.send('POST', 'chart_data', { id });
  await world.admin.send('PATCH', `chart_config_save/${id}`, { pinned: true });
  const after = await user.send('POST', 'chart_data', { id });
  const pinned = await user.send('GET', 'pinned_charts');

  expect((await user.send('POST', 'chart_data', question({}))).status).toBe(403);
  expect((await user.send('GET', 'chart_config_save')).status).toBe(403);
  expect(before.status).toBe(404);
  expect(after.body.obj.charts[0].total).toBe(await rowsTotal(LAST_YEAR));
  expect(pinned.body.list.map(({ chartName }: { chartName: string }) => chartName)).toEqual(['Everybody']);
  expect((await world.stranger.send('POST', 'chart_data', { id })).status).toBe(404);
  expect((await world.stranger.send('GET', 'pinned_charts')).body.total).toBe(0);
  expect((await charts({ filters: { ...LAST_YEAR, locations: all() } }, world.stranger))[0]?.total).toBe(0);
});

it('sees a whole day that begins and ends a bill', async () => {
  const last = { start_date: day(4, 3), end_date: day(4, 3) };
  const { total } = await one({ report_by: 'locations', filters: last });

  expect(total).toBeGreaterThan(0);
  expect(total).toBe(await rowsTotal(last));
});
