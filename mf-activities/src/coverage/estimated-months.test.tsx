import { pretendBrowser, serve, show } from '@lichen/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { EstimatedTotal } from '../comparison/EstimatedTotal';
import { EstimatedMonths } from './EstimatedMonths';

const [FROM, TO] = [Date.UTC(2024, 0, 1), Date.UTC(2024, 11, 31)];
const leeds = { _id: 'l1', name: 'Leeds' };
const MARCH = { from: Date.UTC(2024, 2, 1), to: Date.UTC(2024, 2, 31) };
const MAY = { from: Date.UTC(2024, 4, 1), to: Date.UTC(2024, 4, 31) };
const POWER = {
  location: leeds,
  activity_type: 'electricity_activitys',
  item: null,
  units: 'kWh',
  bill: { amount: 310, units: 'kWh' },
};
const LIST = [
  { ...POWER, ...MARCH, amount: 310, method: 'own_mean', co2: 64.2, market_co2: 60 },
  { ...POWER, ...MAY, amount: null, method: null, co2: null, market_co2: null },
];
const PREVIEWED = {
  scope: '2',
  component: 'combustion',
  scope2_basis: 'location',
  units: 'kg',
  err_msg: null,
  CO2: 64.2,
  co2_ug: 64_200_000_000,
  from: MARCH.from,
  to: MARCH.to,
};
const serving = (over: object = {}) =>
  serve({
    'POST electricity_activitys/preview': { body: { ok: true, obj: { rows: [PREVIEWED] } } },
    'GET get_estimated_emissions': {
      body: { list: LIST, total: 2, count: 2, co2: 64.2, market_co2: 60, without: 1, ...over },
    },
  });

beforeEach(() => pretendBrowser());

it('says beside a total what is estimated and not in it, and leads to the coverage', async () => {
  serving();
  await show(<EstimatedTotal from={FROM} to={TO} locations={['l1']} />);

  const link = await screen.findByRole('link', {
    name: /^≈ .* estimated for 1 month without a bill, not in this total$/,
  });
  expect(link.getAttribute('href')).toContain('/activities/coverage?year=2024&locations=l1');
});

it('tells of each month how it was estimated, or what an estimate needs', async () => {
  const server = serving();
  await show(<EstimatedMonths from={FROM} to={TO} />);

  fireEvent.click(await screen.findByText(/estimated for 1 month without a bill/));
  expect(screen.getByText(/Leeds, Electricity, .*310 kWh.*Average of the location’s own bills/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Leeds, Electricity, .* How this was calculated$/ }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /How this was calculated$/ })).toHaveLength(2));
  expect(server.asked.find(({ path }) => path.endsWith('/preview'))?.body).toEqual(POWER.bill);
  expect(screen.getByText(/no estimate: add a bill, or the area of the location/)).toBeTruthy();
});

it('says nothing where nothing is missing', async () => {
  const server = serving({ list: [], total: 0, count: 0, co2: 0, without: 0 });
  await show(<EstimatedTotal from={FROM} to={TO} />);
  expect(server.asked.map(({ path }) => path)).toEqual(['get_estimated_emissions']);
  expect(document.body.textContent).not.toContain('≈');
});
