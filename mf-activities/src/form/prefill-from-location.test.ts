import { broughtValues } from './prefill-from-location';

const overrides = { amount: { unitField: 'units' }, area: { unitField: 'area_units' } };
const brought = { units: 'MWh', electricity_grid: 'NWPP' };

it.each([
  ['everything to an empty form', {}, brought],
  ['no other unit to an amount that is stated', { amount: 97_006, units: 'kWh' }, { electricity_grid: 'NWPP' }],
  ['a unit to an amount that was taken out', { amount: null, units: 'kWh' }, brought],
  ['a unit beside another amount', { area: 12 }, brought],
])('brings %s', (_what, values, expected) => {
  expect(broughtValues(brought, values, overrides)).toEqual(expected);
});
