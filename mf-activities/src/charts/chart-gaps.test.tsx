import type { ChartSeries } from '@lichen/contracts/activities/charts/chart-data.call';
import { pretendBrowser, serve, show } from '@lichen/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { ChartGaps } from './ChartGaps';

const YEAR = { from: Date.UTC(2024, 0, 1), to: Date.UTC(2024, 11, 31) };
const SERIES: ChartSeries = {
  ...{ show: 'CO2', report_by: 'scope', unit: 'kg', total: 2000, left_out: [], without_figure: 1, empty_months: [] },
  period: YEAR,
  bars: [{ key: '2', label: 'scope_2', value: 2000 }],
};
const ESTIMATED = /^≈ .* estimated for 2 months without a bill, not in this total$/;
const serving = () =>
  serve({
    'GET get_estimated_emissions': { body: { list: [], total: 3, count: 3, co2: 64.2, market_co2: 60, without: 1 } },
  });

beforeEach(() => pretendBrowser());

it('says beside a chart what is estimated for its period and locations', async () => {
  serving();
  await show(<ChartGaps series={SERIES} filters={{ locations: { l1: true, l2: false } }} isEmpty={false} />);

  expect((await screen.findByRole('link', { name: ESTIMATED })).getAttribute('href')).toContain(
    'year=2024&locations=l1',
  );
});

it('says it of an empty chart too', async () => {
  serving();
  await show(<ChartGaps series={{ ...SERIES, without_figure: 0, bars: [] }} filters={{}} isEmpty />);
  expect(await screen.findByRole('link', { name: ESTIMATED })).toBeTruthy();
});

it.each([
  ['of one scope', SERIES, { scopes: { '2': true } }],
  ['of something else than emissions', { ...SERIES, show: 'carbon_basis' as const }, {}],
])('says nothing of estimates beside a chart %s', async (_, series, filters) => {
  const server = serving();
  await show(<ChartGaps series={series} filters={filters} isEmpty={false} />);
  await waitFor(() => expect(screen.getByText('1 activity has no figure')).toBeTruthy());
  expect(server.asked).toEqual([]);
});
