import { barRows } from './bar-rows';

const YEAR = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2026, 11, 31) };

const asked = (address: string | null) => {
  const { pathname, searchParams } = new URL(address ?? '', 'http://any');
  return { pathname, query: [...searchParams].map(([name, value]) => `${name}=${value}`) };
};

it('narrows the list to the label within the filters of the chart', () => {
  const filters = { locations: { a: true, b: true, c: false }, scopes: { 1: true, 2: true }, field_filter: 'gas' };
  const found = asked(barRows({ report_by: 'scope', period: YEAR }, filters, '2'));

  expect(found.pathname).toBe('/activities');
  expect(found.query).toEqual([
    ...['scopes=2', 'locations=a', 'locations=b'],
    ...[`start_date=${YEAR.from}`, `end_date=${YEAR.to}`, 'field_filter=gas'],
  ]);
});

it('narrows a month to its days within the period', () => {
  const period = { from: Date.UTC(2026, 0, 10), to: Date.UTC(2026, 1, 20) };
  const of = (key: number) => asked(barRows({ report_by: 'time', period }, {}, String(key))).query;

  expect(of(period.from)).toEqual([`start_date=${period.from}`, `end_date=${Date.UTC(2026, 0, 31)}`]);
  expect(of(Date.UTC(2026, 1, 1))).toEqual([`start_date=${Date.UTC(2026, 1, 1)}`, `end_date=${period.to}`]);
});

it('leads nowhere from what no filter finds', () => {
  expect(barRows({ report_by: 'vehicles', period: YEAR }, {}, '')).toBeNull();
});
