import { TEXTS } from '@lichen/contracts/text/texts';
import { list, pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import PinnedCharts from './PinnedCharts';

beforeEach(() => pretendBrowser());

const chart = (at: number) => ({
  ...{ _id: `c${at}`, chartName: `Chart ${at}`, chartType: 'bar_chart', show: 'CO2', report_by: 'scope' },
  ...{ comparison: null, filters: {}, excludeLabel: false, updated_on: 0 },
});
const series = {
  show: 'CO2',
  report_by: 'scope',
  period: { from: 0, to: 0 },
  unit: '',
  total: 0,
  bars: [],
  left_out: [],
};
const pinned = (count: number) => list(Array.from({ length: count }, (_, at) => chart(at)));

test.each([
  [1, '600px', 1],
  [2, '350px', 2],
  [3, '250px', 3],
  [5, '250px', 3],
])('%i pinned: %s high, in columns of %i', async (count, height, columns) => {
  serve({ 'GET pinned_charts': pinned(count), 'POST chart_data': record({ charts: [series] }) });
  await show(<PinnedCharts />);

  const heights = () => screen.queryAllByText(TEXTS.chartEmpty).map(({ style }) => style.minHeight);
  await waitFor(() => expect(heights()).toEqual(Array(count).fill(height)));
  expect(screen.getByRole('region', { name: 'Pinned charts' }).className).toContain(`cha-pinned-${columns}`);
});

test('a chart that is gone, or that answers nothing, says so in the specified words', async () => {
  const { routes } = serve({ 'GET pinned_charts': pinned(1) });
  const gone = await show(<PinnedCharts />);
  expect(await screen.findByText(TEXTS.noChartData)).toBeTruthy();
  gone.unmount();

  routes['POST chart_data'] = record({ charts: [] });
  await show(<PinnedCharts />);
  expect(await screen.findByText(TEXTS.noChartData)).toBeTruthy();
});
