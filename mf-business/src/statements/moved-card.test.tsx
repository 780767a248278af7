import type { StatementYear } from '@lichen/contracts/business/statements/statement-figures.call';
import { portalAnswer, pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MovedCard } from './MovedCard';
import type { Statement } from './statement-words';

beforeEach(() => pretendBrowser());

const figures = { scope1: 4000, scope2: 1000, scope2_market: null, scope3: 0 };
const statement = {
  ...{ _id: 's1', version: 4, year: 2025, units: 't', method: 'calculated', status: 'approved' },
  ...{ calc_scope1: 5000, calc_scope2: 1000, calc_scope2_market: null, calc_scope3: 0 },
} as Statement;
const year = (has_moved: boolean): StatementYear => ({
  ...{ year: 2025, now: figures, from_approved_year: false, has_moved, is_behind: false },
});

it('marks an approved statement whose year gives other figures now, and says by how much', async () => {
  serve({});
  await show(<MovedCard statement={statement} now={year(true)} />);

  const region = screen.getByRole('region', { name: 'Figures have moved since' });
  expect(region.textContent).toContain('The activities of 2025 now give 5.000 t, 1.000 t less than stated.');
  expect(region.textContent).toContain('The statement stays as approved.');
});

it('says nothing while the figures are those of the approval, or not known', async () => {
  serve({});
  const view = await show(<MovedCard statement={statement} now={year(false)} />);
  expect(screen.queryByRole('region')).toBeNull();
  view.unmount();
  await show(<MovedCard statement={statement} now={undefined} />);
  expect(screen.queryByRole('region')).toBeNull();
});

it('compares the lines that moved, and takes the figures over only by resetting the approval', async () => {
  const server = serve({ 'POST annual_statements/s1/reset_approval': record({ ...statement, version: 5 }) });
  await show(<MovedCard statement={statement} now={year(true)} />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Compare' })));
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2);

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Update figures' })));
  expect(server.of('POST')).toEqual([]);
  const dialog = await screen.findByRole('dialog');
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Update figures' })));
  await waitFor(() =>
    expect(server.of('POST').map(({ path }) => path)).toEqual(['annual_statements/s1/reset_approval']),
  );
});

it('offers those who only read statements no change', async () => {
  serve({});
  await show(<MovedCard statement={statement} now={year(true)} />, {
    answer: portalAnswer({ roles: ['user', 'edit_business'] }),
  });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Compare' })));
  expect(screen.queryByRole('button')).toBeNull();
});
