import type { Role } from '@lichen/contracts/portal/roles';
import { list, portalAnswer, pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { screen } from '@testing-library/react';
import ActivitySummary from './ActivitySummary';
import EmissionGroups from './EmissionGroups';

beforeEach(() => {
  pretendBrowser();
  const row = (key: string, CO2_total: number) => ({ key, CO2_total, CO2_last: 0, market_CO2: null });
  serve({
    'GET activity_summarys': list([row('1', 12_000), row('2', 0), row('3', 3000), row('Total', 15_000)]),
    'GET get_emmissions_stats': record({ scope1_buildings: 12_000, scope1_buildings_last: 9000, scope3_staff: 3000 }),
  });
});

const showTo = (roles: Role[]) =>
  show(
    <>
      <ActivitySummary year={2026} />
      <EmissionGroups year={2026} />
    </>,
    { answer: portalAnswer({ roles }) },
  );
const bars = () => screen.findAllByRole('button', { name: / in 2026, / });

it('leads an administrator from each figure to its rows', async () => {
  await showTo(['user', 'admin']);

  const scopes = (await screen.findAllByRole('link')).map(
    (one) => new URL(String(one.getAttribute('href')), 'http://any'),
  );
  expect(scopes.map(({ pathname, searchParams }) => [pathname, searchParams.get('Scope')])).toEqual([
    ['/activities', 'Total'],
    ['/activities', '1'],
    ['/activities', '2'],
    ['/activities', '3'],
  ]);
  expect((await bars()).map((one) => one.getAttribute('aria-haspopup'))).toEqual(Array(5).fill('menu'));
});

it('shows everybody else the same figures, and nothing to go on to', async () => {
  await showTo(['user']);

  expect((await bars()).map((one) => [one.getAttribute('aria-label'), (one as HTMLButtonElement).disabled])).toEqual([
    ['Scope 1 Buildings: 12.000 t in 2026, 9.000 t in 2025', true],
    ['Scope 1 Vehicles: 0.000 t in 2026, 0.000 t in 2025', true],
    ['Scope 2 Buildings: 0.000 t in 2026, 0.000 t in 2025', true],
    ['Scope 3 Staff: 3.000 t in 2026, 0.000 t in 2025', true],
    ['Scope 3 Upstream: 0.000 t in 2026, 0.000 t in 2025', true],
  ]);
  expect(screen.getByRole('button', { name: /^Total: 15\.000/ })).toBeTruthy();
  expect(screen.queryAllByRole('link')).toEqual([]);
});
