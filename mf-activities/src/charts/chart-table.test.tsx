import type { ChartSeries } from '@lichen/contracts/activities/charts/chart-data.call';
import { useFormat, useT } from '@lichen/kit';
import { pretendBrowser, serve, show } from '@lichen/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ChartTable } from './ChartTable';

const SERIES: ChartSeries = {
  ...{ show: 'CO2', report_by: 'scope', unit: 'kg', total: 2000, left_out: [], without_figure: 0, empty_months: [] },
  period: { from: Date.UTC(2026, 0, 1), to: Date.UTC(2026, 11, 31) },
  bars: [{ key: '2', label: 'scope_2', value: 2000 }],
};

function Table({ series = SERIES, canOpen = true }) {
  const t = useT();
  const format = useFormat();
  return <ChartTable series={series} words={{ t, format }} filters={canOpen ? {} : null} />;
}

beforeEach(() => {
  pretendBrowser();
  serve({});
});

const figure = (of = 'Scope 2') => screen.getByRole('button', { name: `${of}: 2.000 t CO₂e` });
const offers = async () => (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);

it('opens from a figure what its bar opens in the picture', async () => {
  await show(<Table />);
  expect(figure().getAttribute('aria-haspopup')).toBe('menu');

  fireEvent.click(figure());

  expect((await offers()).slice(0, 3)).toEqual(['View these records', 'How this was calculated', 'See by month']);
  fireEvent.keyDown(window, { key: 'Escape', keyCode: 27 });
  await waitFor(() => expect(document.activeElement).toBe(figure()));
});

it('stands still as soon as it is open, so that no press falls between two of its actions', async () => {
  await show(<Table />);

  fireEvent.click(figure());

  const box = (await screen.findByRole('menu')).closest('.ant-dropdown');
  expect(box?.className).toContain('cha-menu-box');
  expect(box?.className).not.toMatch(/ant-slide/);
});

it('tells only of emissions how they were made', async () => {
  await show(<Table series={{ ...SERIES, show: 'cost', unit: 'GBP' }} />);

  fireEvent.click(screen.getByRole('button', { name: /^Scope 2: .* GBP$/ }));

  expect((await offers()).slice(0, 2)).toEqual(['View these records', 'See by month']);
});

it('opens from the total the rows of all labels', async () => {
  await show(<Table />);
  const rows = `/activities?start_date=${SERIES.period.from}&end_date=${SERIES.period.to}`;
  expect(screen.getByRole('link', { name: 'Total' }).getAttribute('href')).toBe(rows);

  fireEvent.click(figure('Total'));

  expect((await offers()).slice(0, 3)).toEqual(['View these records', 'How this was calculated', 'See by month']);
});

it('opens nothing for those who may not see the rows', async () => {
  await show(<Table canOpen={false} />);
  expect([...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')]).toEqual([]);
});
