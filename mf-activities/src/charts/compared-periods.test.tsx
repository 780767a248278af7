import type { ChartSeries } from '@lichen/contracts/activities/charts/chart-data.call';
import { monthBounds } from '@lichen/contracts/formats/days';
import { pretendBrowser, serve, show } from '@lichen/kit/testing';
import { screen } from '@testing-library/react';
import { Charts } from './Charts';

const NOTHING = { total: 0, bars: [], left_out: [], without_figure: 0, empty_months: [] };
const ofMonth = (month: number, more: Partial<ChartSeries> = {}): ChartSeries => ({
  ...{ show: 'CO2', report_by: 'scope', unit: 'kg', period: monthBounds(2026, month), ...NOTHING, ...more },
});
const drawn = (now: ChartSeries, before: ChartSeries) =>
  show(
    <Charts
      charts={[now, before]}
      question={{ comparison: 'this_month_vs_last_month', filters: {} }}
      type="bar_chart"
      asTable={false}
      height={100}
    />,
  );

beforeEach(() => {
  pretendBrowser();
  serve({
    'GET get_inventory_years': { body: { list: [] } },
    'GET get_estimated_emissions': { body: { list: [], total: 0, count: 0, co2: 0, market_co2: 0, without: 0 } },
  });
});

it('names the months that are compared, and says that the later one is not over', async () => {
  await drawn(ofMonth(11, { running: true }), ofMonth(10));
  expect(screen.getByText('Nov 2026 vs Oct 2026')).toBeTruthy();
  expect(screen.getByText('Nov 2026 is not over')).toBeTruthy();
});

it('says nothing of months that are over', async () => {
  await drawn(ofMonth(10), ofMonth(9));
  expect(screen.getByText('Oct 2026 vs Sept 2026')).toBeTruthy();
  expect(screen.queryByText(/is not over/)).toBeNull();
});
