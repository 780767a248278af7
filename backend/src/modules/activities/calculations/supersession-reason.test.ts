import { SUPERSESSION_REASONS, supersessionReason } from './supersession-reason';

const part = { from: 0, to: 1, days: 1, quantity: '5', factor_id: 'uk-2026/1', factor_year: 2026, kg: '1' };
const amount = { label: 'Amount', value: '5', units: 'kWh', as: null, use: 'times' as const };
const grid = { label: 'Grid', value: 'France', units: null, as: null, use: 'told' as const };
const row = {
  scope: 'scope_1' as const,
  engine_version: '2.0.0',
  region_used: 'United Kingdom',
  basis: 5,
  basis_units: 'kWh',
  from: 0,
  to: 1,
  inputs: [amount],
  parts: [part],
};

test.each([
  ['another amount', { basis: 6 }, SUPERSESSION_REASONS.edited],
  ['another input', { inputs: [{ ...amount, value: '6' }] }, SUPERSESSION_REASONS.edited],
  ['another grid', { region_used: 'France', inputs: [amount, grid] }, SUPERSESSION_REASONS.region],
  [
    'another choice of warming potentials',
    { region_used: 'IPCC AR6', parts: [{ ...part, factor_id: 'ipcc-ar6/R410A' }] },
    SUPERSESSION_REASONS.factors,
  ],
  ['another edition', { parts: [{ ...part, factor_id: 'uk-2027/1' }] }, SUPERSESSION_REASONS.factors],
  ['another engine', { engine_version: '3.0.0' }, SUPERSESSION_REASONS.engine],
  ['fuel that counts a journey already', { scope: 'no_scope' as const }, SUPERSESSION_REASONS.recorded],
  [
    'charging that has the upstream emissions of the power',
    { parts: [{ ...part, factor_id: 'uk-2026/1/fuel' }] },
    SUPERSESSION_REASONS.recorded,
  ],
  ['another record of the same figure', {}, SUPERSESSION_REASONS.edited],
])('%s is why a row gives way', (_, over, reason) => {
  expect(supersessionReason(row, { ...row, ...over })).toBe(reason);
});

test('a row without a successor says that there is none', () => {
  expect(supersessionReason(row, undefined)).toBe(SUPERSESSION_REASONS.gone);
});
