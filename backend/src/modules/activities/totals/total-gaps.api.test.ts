import type { ChartSeries } from '@lichen/contracts/activities/charts/chart-data.call';
import { samePeriod } from '@lichen/contracts/activities/comparison/same-period';
import type { TotalGaps } from '@lichen/contracts/activities/comparison/total-gaps.call';
import { monthBounds, utcDay, yearBounds } from '@lichen/contracts/formats/days';
import { systemClock } from '../../../platform/clock';
import { LOCATION, type Person, type World, makeWorld } from '../../../../test/world';

const NOW = utcDay(2026, 11, 23) + 12 * 3_600_000;
const compared = samePeriod(yearBounds(2026), NOW);
if (!compared) throw new Error('A year of which ten months are over can be compared');
const { now, before } = compared;

let world: World;
let location_id: string;
let tagged: string;

async function created(entity: string, body: unknown): Promise<string> {
  const { status, body: answer } = await world.admin.send('POST', entity, body);
  expect([entity, status, answer.errors]).toEqual([entity, 201, undefined]);
  return answer.obj._id;
}
const bill = (year: number, month: number, more: object = {}) =>
  created('electricity_activitys', {
    ...{ location_id, amount: 1000 + month, units: 'kWh', renewable_amount: 0 },
    ...{ from: utcDay(year, month, 1), to: utcDay(year, month + 1, 0), ...more },
  });

beforeAll(async () => {
  world = await makeWorld({ clock: { now: () => NOW, random: systemClock.random } });
  location_id = await created('locations', LOCATION);
  for (const month of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) await bill(2026, month);
  for (const month of [1, 2, 4, 5, 8, 9, 10, 11, 12]) await bill(2025, month);
  // One bill over two months is an entry for both.
  await bill(2025, 6, { to: utcDay(2025, 7, 20), tags: ['Roof'] });
  // Neither its energy nor its rent is stated, so it has no figure.
  tagged = await created('lease_activitys', {
    ...{ location_id, area: 100, from: utcDay(2026, 3, 1), to: utcDay(2026, 3, 31), tags: ['Roof'] },
  });
}, 60_000);
afterAll(() => world.stop());

const body = (query?: object) => ({ periods: [now, before], ...(query ? { query } : {}) });
async function gaps(query?: object, who: Person = world.admin): Promise<TotalGaps[]> {
  const { status, body: answer } = await who.send('POST', 'get_total_gaps', body(query));
  expect([status, answer.errors]).toEqual([200, undefined]);
  return answer.list;
}
const listed = async (query: string): Promise<number> =>
  (await world.admin.send('GET', `activities?show_invalid_carbon=true&${query}`)).body.total;

it('names the months that are over and have no entries, on either side', async () => {
  expect((await gaps()).map(({ empty_months }) => empty_months)).toEqual([[], [utcDay(2025, 3, 1)]]);
  expect((await gaps({ locations: location_id }))[1]?.empty_months).toEqual([utcDay(2025, 3, 1)]);
});

it('says the same where a filter narrows that no sum by month knows', async () => {
  const [this_year, last_year] = await gaps({ tags: 'Roof' });

  expect(this_year?.empty_months).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10].map((month) => utcDay(2026, month, 1)));
  expect(last_year?.empty_months).toEqual([1, 2, 3, 4, 5, 8, 9, 10].map((month) => utcDay(2025, month, 1)));
});

it('never calls a month empty that is not over', async () => {
  const answer = await world.admin.send('POST', 'get_total_gaps', { periods: [yearBounds(2026), yearBounds(2027)] });

  expect(answer.body.list.map(({ empty_months }: TotalGaps) => empty_months)).toEqual([[], []]);
});

it('counts what has no figure as the list finds it, whatever the scopes', async () => {
  const days = `start_date=${now.from}&end_date=${now.to}`;
  expect((await world.admin.send('GET', `activities/${tagged}`)).body.obj.err_msg).toBeTruthy();

  expect((await gaps()).map(({ without_figure }) => without_figure)).toEqual([1, 0]);
  expect(await listed(days)).toBe(1);
  expect((await gaps({ scopes: ['1'] }))[0]?.without_figure).toBe(1);
  expect((await gaps({ activity: 'electricity_activitys' }))[0]?.without_figure).toBe(0);
  expect((await gaps({ tags: 'Roof' }))[0]?.without_figure).toBe(await listed(`${days}&tags=Roof`));
});

it('tells everybody of the company about the whole of it, and of nobody else', async () => {
  const user = await world.someone(['user']);

  expect(await gaps(undefined, user)).toEqual(await gaps());
  expect((await user.send('POST', 'get_total_gaps', body({ locations: location_id }))).status).toBe(403);
  expect((await gaps(undefined, world.stranger)).map(({ without_figure }) => without_figure)).toEqual([0, 0]);
  expect((await world.admin.send('POST', 'get_total_gaps', body({ nothing: 'of this' }))).status).toBe(400);
});

const chart = async (comparison: string, report_by = 'time'): Promise<ChartSeries[]> =>
  (await world.admin.send('POST', 'chart_data', { show: 'CO2', report_by, comparison, filters: {} })).body.obj.charts;

it('compares the same months in dashboard, bridge, chart and list, to the last digit', async () => {
  const summary = async (query: string) => {
    const { body: answer } = await world.admin.send('GET', `activity_summarys?year=2026${query}`);
    const { CO2_total, CO2_last } = answer.list.find(({ key }: { key: string }) => key === 'Total');
    return [CO2_total, CO2_last];
  };
  const total = async ({ from, to }: typeof now) =>
    (await world.admin.send('GET', `get_activities_stats?start_date=${from}&end_date=${to}`)).body.obj.total_co2;
  const days = `from=${now.from}&to=${now.to}&before_from=${before.from}&before_to=${before.to}`;
  const bridge = (await world.admin.send('GET', `get_change_bridge?${days}`)).body;
  const groups = (await world.admin.send('GET', 'get_emmissions_stats?year=2026&months=10')).body.obj;
  const same = await chart('same_period_this_year_vs_last_year');
  const years = await chart('this_year_vs_last_year');

  expect(same.map(({ period }) => period)).toEqual([now, before]);
  expect(years.map(({ period }) => period)).toEqual([yearBounds(2026), yearBounds(2025)]);
  const figures = [await total(now), await total(before)];
  expect(await summary('&months=10')).toEqual(figures);
  expect([bridge.after_ug / 1e6, bridge.before_ug / 1e6]).toEqual(figures);
  expect(same.map((one) => one.total)).toEqual(figures);
  expect([groups.scope2_buildings_last, groups.scope3_upstream_last].reduce((a, b) => a + b)).toBeCloseTo(
    figures[1],
    6,
  );
  // The whole of last year has two months more.
  expect((await summary(''))[1]).toBe(years[1]?.total);
  expect(years[1]?.total).toBeGreaterThan(figures[1]);
});

it('says of which of two periods of the calendar a month is still running', async () => {
  const said = async (comparison: string) =>
    (await chart(comparison, 'scope')).map(({ period, running }) => [period, running ?? false]);

  expect(await said('this_month_vs_last_month')).toEqual([
    [monthBounds(2026, 11), true],
    [monthBounds(2026, 10), false],
  ]);
  expect(await said('this_year_vs_last_year')).toEqual([
    [yearBounds(2026), true],
    [yearBounds(2025), false],
  ]);
  expect(await said('same_period_this_year_vs_last_year')).toEqual([
    [now, false],
    [before, false],
  ]);
});

it('marks months without entries in a chart, and those that are not over', async () => {
  const [present, earlier] = await chart('this_year_vs_last_year');
  const lacks = (series: ChartSeries | undefined) => series?.bars.map((one) => one.lacks ?? '').join(' ');

  expect(lacks(present)).toBe(`${' '.repeat(10)}end end`);
  expect(lacks(earlier)).toBe(`  entries${' '.repeat(9)}`);
  expect([present?.without_figure, earlier?.without_figure]).toEqual([1, 0]);
  expect(earlier?.empty_months).toEqual([utcDay(2025, 3, 1)]);
  expect((await chart('same_period_this_year_vs_last_year', 'scope'))[0]?.without_figure).toBe(1);
});
