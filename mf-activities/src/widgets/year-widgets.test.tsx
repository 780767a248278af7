import type { Role } from '@lichen/contracts/portal/roles';
import { list, portalAnswer, pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { utcDay } from '@lichen/contracts/formats/days';
import { fireEvent, screen } from '@testing-library/react';
import ActivitySummary from './ActivitySummary';
import EmissionGroups from './EmissionGroups';

beforeEach(() => {
  pretendBrowser();
  const row = (key: string, CO2_total: number) => ({ key, CO2_total, CO2_last: 10_000, market_CO2: null });
  serve({
    'GET activity_summarys': list([row('1', 12_000), row('2', 0), row('3', 3000), row('Total', 15_000)]),
    'GET get_emmissions_stats': record({ scope1_buildings: 12_000, scope1_buildings_last: 9000, scope3_staff: 3000 }),
    'POST get_total_gaps': GAPS,
  });
});

const GAPS = list([
  { without_figure: 2, empty_months: [] },
  { without_figure: 0, empty_months: [2, 3, 4, 7].map((month) => utcDay(2025, month, 1)) },
]);
const MONTHS = [utcDay(2026, 1, 1), utcDay(2026, 9, 30)].map(String);

const showTo = (roles: Role[], at = '/') =>
  show(
    <>
      <ActivitySummary year={2026} />
      <EmissionGroups year={2026} />
    </>,
    { answer: portalAnswer({ roles }), at },
  );
/** `Intl` puts thin spaces around its dashes. */
const plain = (text: string | null) =>
  String(text)
    .replace(/\s*–\s*/g, '–')
    .replace(/\s/g, ' ');
const bars = () => screen.findAllByRole('button', { name: / in .*2026, / });

it('leads an administrator from each figure to its rows', async () => {
  await showTo(['user', 'admin']);

  await screen.findByText('2 activities have no figure');
  const links = screen.getAllByRole('link').filter((one) => String(one.getAttribute('href')).includes('Scope='));
  const scopes = links.map((one) => new URL(String(one.getAttribute('href')), 'http://any'));
  expect(scopes.map(({ pathname, searchParams }) => [pathname, searchParams.get('Scope')])).toEqual([
    ['/activities', 'Total'],
    ['/activities', '1'],
    ['/activities', '2'],
    ['/activities', '3'],
  ]);
  expect(scopes.map(({ searchParams }) => [searchParams.get('start_date'), searchParams.get('end_date')])).toEqual(
    Array(4).fill(MONTHS),
  );
  expect((await bars()).map((one) => one.getAttribute('aria-haspopup'))).toEqual(Array(5).fill('menu'));
});

it('shows everybody else the same figures, and nothing to go on to', async () => {
  await showTo(['user']);

  const said = (await bars()).map((one) => [
    plain(one.getAttribute('aria-label')),
    (one as HTMLButtonElement).disabled,
  ]);
  expect(said).toEqual([
    ['Scope 1 Buildings: 12.000 t in Jan–Sept 2026, 9.000 t in Jan–Sept 2025', true],
    ['Scope 1 Vehicles: 0.000 t in Jan–Sept 2026, 0.000 t in Jan–Sept 2025', true],
    ['Scope 2 Buildings: 0.000 t in Jan–Sept 2026, 0.000 t in Jan–Sept 2025', true],
    ['Scope 3 Staff: 3.000 t in Jan–Sept 2026, 0.000 t in Jan–Sept 2025', true],
    ['Scope 3 Upstream: 0.000 t in Jan–Sept 2026, 0.000 t in Jan–Sept 2025', true],
  ]);
  expect(screen.getByRole('button', { name: /^Total: 15\.000/ })).toBeTruthy();
  expect(screen.queryAllByRole('link')).toEqual([]);
});

it('says in words what is compared and what is missing, and leads an administrator to both', async () => {
  await showTo(['user', 'admin']);

  expect((await screen.findAllByText('January to September, both years')).length).toBeGreaterThan(0);
  const lacking = await screen.findByRole('link', { name: '2 activities have no figure' });
  const [start_date, end_date] = MONTHS;
  expect(lacking.getAttribute('href')).toBe(
    `/activities?start_date=${start_date}&end_date=${end_date}&show_invalid_carbon=true`,
  );
  const empty = screen.getByRole('link', { name: /^No entries for/ });
  expect(plain(empty.textContent)).toBe('No entries for February–April 2025; July 2025: see coverage');
  expect(empty.getAttribute('href')).toBe('/activities/coverage?year=2025');
  expect(screen.getByRole('link', { name: 'Why?' }).getAttribute('href')).toContain(
    `before_end=${utcDay(2025, 9, 30)}`,
  );
});

it('tells everybody else without leading on, and compares whole years when asked to', async () => {
  await showTo(['user'], '/?compare=year');

  expect((await screen.findAllByText('2026 vs 2025')).length).toBeGreaterThan(0);
  expect(screen.getByText('2026 is not over')).toBeTruthy();
  expect(await screen.findByText('2 activities have no figure')).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Scope 1 Buildings: .* in 2026, .* in 2025$/ })).toBeTruthy();
  expect(screen.queryAllByRole('link')).toEqual([]);
});

it('lets the two comparisons be chosen', async () => {
  await showTo(['user', 'admin']);

  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Compared with' }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toHaveLength(2);
});

const emptyYear = (year: number) => Array.from({ length: 9 }, (_, at) => utcDay(year, at + 1, 1));

it('draws nothing of a year without entries, and of the year before nothing where that has none', async () => {
  const gaps = (now: number[], before: number[]) =>
    list([now, before].map((empty_months) => ({ without_figure: 0, empty_months })));
  const zero = ['1', '2', '3', 'Total'].map((key) => ({ key, CO2_total: 0, CO2_last: 10_000, market_CO2: null }));
  serve({
    'GET activity_summarys': list(zero),
    'GET get_emmissions_stats': record({ scope1_buildings_last: 9000 }),
    'POST get_total_gaps': gaps(emptyYear(2026), []),
  });
  const { unmount } = await showTo(['user']);
  expect(await screen.findByText('No data available')).toBeTruthy();
  expect(screen.queryAllByText('0.000')).toEqual([]);
  unmount();

  serve({
    'GET activity_summarys': list(zero.map((row) => ({ ...row, CO2_total: 5000, CO2_last: 0 }))),
    'GET get_emmissions_stats': record({ scope1_buildings: 5000 }),
    'POST get_total_gaps': gaps([], emptyYear(2025)),
  });
  await showTo(['user']);
  const words = await screen.findByRole('button', { name: /^Scope 1 Buildings: / });
  expect(plain(words.getAttribute('aria-label'))).toBe(
    'Scope 1 Buildings: 5.000 t in Jan–Sept 2026, no entries in Jan–Sept 2025',
  );
  fireEvent.click(screen.getByRole('button', { name: 'View as table' }));
  expect(screen.getAllByRole('cell', { name: 'No entries' })).toHaveLength(5);
  fireEvent.click(screen.getByRole('button', { name: /^Total: 5\.000 t/ }));
  expect(plain((await screen.findByRole('row', { name: /^Total of Jan.*2025/ })).textContent)).toBe(
    'Total of Jan–Sept 2025No entries',
  );
});
