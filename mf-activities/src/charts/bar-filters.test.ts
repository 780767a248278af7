import type { ChartFilters } from '@lichen/contracts/activities/charts/chart-words';
import { barFilters, rowsAddress, stretchFilters, totalFilters } from './bar-filters';

const YEAR = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2026, 11, 31) };

const asked = (filters: ChartFilters | null) => {
  const { pathname, searchParams } = new URL(filters ? rowsAddress(filters) : '', 'http://any');
  return { pathname, query: [...searchParams].map(([name, value]) => `${name}=${value}`) };
};

it('narrows the list to the label within the filters of the chart', () => {
  const filters = { locations: { a: true, b: true, c: false }, scopes: { 1: true, 2: true }, field_filter: 'gas' };
  const found = asked(barFilters({ report_by: 'scope', period: YEAR }, filters, '2'));

  expect(found.pathname).toBe('/activities');
  expect(found.query).toEqual([
    ...['scopes=2', 'locations=a', 'locations=b'],
    ...[`start_date=${YEAR.from}`, `end_date=${YEAR.to}`, 'field_filter=gas'],
  ]);
});

it('narrows a month to its days within the period', () => {
  const period = { from: Date.UTC(2026, 0, 10), to: Date.UTC(2026, 1, 20) };
  const of = (key: number) => asked(barFilters({ report_by: 'time', period }, {}, String(key))).query;

  expect(of(period.from)).toEqual([`start_date=${period.from}`, `end_date=${Date.UTC(2026, 0, 31)}`]);
  expect(of(Date.UTC(2026, 1, 1))).toEqual([`start_date=${Date.UTC(2026, 1, 1)}`, `end_date=${period.to}`]);
});

it('narrows several months to the days between them, whichever was touched first', () => {
  const drawn = { report_by: 'time', period: YEAR } as const;
  const [march, may] = [String(Date.UTC(2026, 2, 1)), String(Date.UTC(2026, 4, 1))];
  const filters = { scopes: { 3: true }, relativeDate: 'this_year' } as const;
  const between = { ...filters, start_date: Number(march), end_date: Date.UTC(2026, 4, 31), relativeDate: '' };

  expect(stretchFilters(drawn, filters, march, may)).toEqual(between);
  expect(stretchFilters(drawn, filters, may, march)).toEqual(between);
});

it('finds by its total what all labels stand for', () => {
  const filters = { locations: { a: true }, relativeDate: 'this_year' } as const;
  const days = [`start_date=${YEAR.from}`, `end_date=${YEAR.to}`];

  expect(asked(totalFilters({ report_by: 'vehicles', period: YEAR }, filters)).query).toEqual(['locations=a', ...days]);
  expect(asked(totalFilters({ report_by: 'task_activitys', period: YEAR }, {})).query).toEqual([
    'activity=task_activitys',
    ...days,
  ]);
});

it('finds the rows without a record, and leads nowhere from what no filter finds', () => {
  const of = (report_by: 'vehicles' | 'scope') => barFilters({ report_by, period: YEAR }, {}, '');

  expect(asked(of('vehicles')).query[0]).toBe('vehicles=none');
  expect(of('scope')).toBeNull();
});
