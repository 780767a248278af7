import { useUrlState } from '@lichen/kit';
import { list, pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { screen } from '@testing-library/react';
import { ActivityTotal } from './ActivityTotal';
import type { ListQuery } from './useTotals';

beforeEach(() => pretendBrowser());

function Total({ count }: { count: number }) {
  return <ActivityTotal url={useUrlState()} query={{ start_date: null, end_date: null } as ListQuery} count={count} />;
}

const answers = (kg: number) =>
  serve({
    'GET get_activities_stats': record({ total_co2: kg, market_CO2: null, count: 0 }),
    'POST get_total_gaps': list([]),
    'GET inventory_year_states': list([]),
    'GET get_total_gaps': list([]),
  });

test('says how many records there are, and no figure of none', async () => {
  answers(0);
  await show(<Total count={0} />);

  expect(await screen.findByText(/0 records/)).toBeTruthy();
  expect(screen.getByText(/in this view/).textContent).not.toMatch(/t CO₂e|…|·/);
});

test('says the figure of records that come to nothing', async () => {
  answers(0);
  await show(<Total count={2} />);

  expect(await screen.findByRole('button', { name: /0\.000 t/ })).toBeTruthy();
});
