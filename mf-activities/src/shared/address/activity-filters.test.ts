import { utcDay } from '@lichen/contracts/formats/days';
import { filterQuery, filtersOf, noFilters, periodChange, scopesChange } from './activity-filters';

const today = utcDay(2026, 10, 15);
const reader = (search: string) => {
  const params = new URLSearchParams(search);
  return { one: (name: string) => params.get(name), many: (name: string) => params.getAll(name) };
};
const queryFor = (search: string) => filterQuery(filtersOf(reader(search), today));

it('shows the whole current year unless asked otherwise', () => {
  expect(queryFor('')).toMatchObject({ start_date: utcDay(2026, 1, 1), end_date: utcDay(2026, 12, 31) });
  expect(queryFor('start_date=all&end_date=all')).toMatchObject({ start_date: null, end_date: null });
  expect(queryFor(`start_date=${utcDay(2025, 2, 1)}`)).toMatchObject({
    start_date: utcDay(2025, 2, 1),
    end_date: null,
  });
});

it('sends a bound that is no day as it is, and never leaves it out', () => {
  expect(queryFor('start_date=abc&end_date=all')).toMatchObject({ start_date: 'abc', end_date: null });
  expect(queryFor('end_date=2025-01-31')).toMatchObject({ start_date: null, end_date: '2025-01-31' });
});

it('takes one scope, or all for Total, from a link', () => {
  expect(queryFor('Scope=2').scopes).toEqual(['2']);
  expect(queryFor('Scope=Total').scopes).toEqual([]);
  expect(queryFor('Scope=2&scopes=3').scopes).toEqual(['2']);
  expect(queryFor('scopes=1&scopes=3&scopes=9').scopes).toEqual(['1', '3', '9']);
});

it('lets go of the preset as soon as scopes are chosen', () => {
  expect(scopesChange(['1'])).toEqual({ Scope: null, scopes: ['1'] });
});

it('says a missing bound in the address', () => {
  expect(periodChange({ from: null, to: today })).toEqual({ start_date: 'all', end_date: today });
});

it('sends every filter under its wire name', () => {
  const query = queryFor(
    'activity=electricity_activitys&locations=l1&tasks=Audit&tags=a&tags=b&show_invalid_carbon=true&behind=true&include_unapplied=true&field_filter=x&email_filter=kim',
  );

  expect(query).toMatchObject({
    activity: ['electricity_activitys'],
    locations: ['l1'],
    tasks: ['Audit'],
    tags: ['a', 'b'],
    show_invalid_carbon: 'true',
    behind: 'true',
    include_unapplied: 'true',
    field_filter: 'x',
    email_filter: 'kim',
  });
  expect(filtersOf(reader('show_quality=true'), today)).toMatchObject({ showQuality: true, showTags: false });
  expect(query).not.toHaveProperty('show_quality');
  expect(Object.keys(noFilters)).toEqual(expect.arrayContaining(Object.keys(query)));
});
