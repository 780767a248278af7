import { unitsOfFuel } from './units-of-fuel';

const biogas = { code: 'Biogas', label: 'Biogas', units: ['kWh', 'm3', 'scf', 't'], american_units: ['m3', 'scf'] };
const gas = { code: 'Natural gas', label: 'Natural gas', units: ['kWh', 'm3'] };
const offered = (fuel: unknown, country?: unknown) => unitsOfFuel([biogas, gas] as never, fuel, country).units;

it.each([
  ['Biogas', 'GB', ['kWh', 't']],
  ['Biogas', 'FR', ['kWh', 't']],
  ['Biogas', 'US', ['kWh', 'm3', 'scf', 't']],
  ['Natural gas', 'GB', ['kWh', 'm3']],
])('offers of %s in %s only units with a factor', (fuel, country, expected) => {
  expect(offered(fuel, country)).toEqual(expected);
});

it('offers every unit until the location is chosen, and limits none until the fuel is', () => {
  expect(offered('Biogas')).toEqual(biogas.units);
  expect([offered(undefined, 'GB'), offered('Peat', 'GB')]).toEqual([undefined, undefined]);
});
