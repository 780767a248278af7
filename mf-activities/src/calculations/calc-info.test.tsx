import { pretendBrowser, list, serve, show } from '@lichen/kit/testing';
import { screen } from '@testing-library/react';
import type { Calc } from './calc-words';
import { CalcInfo } from './CalcInfo';

const ADA = { _id: 'u1', version: 1, first_name: 'Ada', last_name: 'Turner', email: 'ada@mill.example' };

beforeEach(() => {
  pretendBrowser();
  serve({ 'GET reference': list([]), 'GET members': list([ADA]) });
});

const calc = (more: object): Calc =>
  ({
    ...{ _id: 'c', version: 1, created_on: 0, created_by: 'u1', updated_on: 0, CO2: 15_000, units: 'kg' },
    ...{ method: 'revenue', component: 'direct', scope: 'scope_3', engine_version: '2.1.0', used: true },
    ...{ basis: 50_000, basis_units: 'GBP', calc_basis: null, factor: '0.3', factor_units: 'kg CO₂e/GBP' },
    ...{ intensity: null, partner_revenue: null, partner_emissions: null, ...more },
  }) as unknown as Calc;

const said = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

it('tells what the supplier stated, to two decimals', async () => {
  const partner = { partner: { _id: 'p', name: 'Shetland Steel' }, partner_currency: 'GBP' };
  const stated = { partner_revenue: 4_000_000.5, partner_emissions: 1200, partner_emissions_units: 't' };
  await show(<CalcInfo calc={calc({ ...partner, ...stated, intensity: 0.3 })} onClose={() => undefined} />);

  await screen.findByText('Partner revenue');
  expect(said()).toMatchObject({
    Partner: 'Shetland Steel',
    'Partner revenue': '4,000,000.50 GBP',
    'Partner emissions': '1,200.00 t',
    Intensity: '0.3 kg CO₂e/GBP',
  });
  expect(said()).not.toHaveProperty('Entered by');
});

it('says in red why there is no figure, in place of one', async () => {
  const without = { CO2: null, err_msg: 'No emission factor found for steam', problem: null };
  await show(<CalcInfo calc={calc(without)} onClose={() => undefined} />);

  expect(await screen.findByRole('dialog', { name: 'Emission calculation info' })).toBeTruthy();
  expect(said()['CO₂e']).toBe('No emission factor found for steam');
  expect(screen.getByText('No emission factor found for steam').className).toBe('act-wrong');
});

it('names who entered a figure by hand', async () => {
  await show(
    <CalcInfo calc={calc({ method: 'manual', engine_version: null, profile_id: 'u1' })} onClose={() => undefined} />,
  );

  expect(await screen.findByText('Ada Turner')).toBeTruthy();
  expect(said()).not.toHaveProperty('Partner revenue');
});
