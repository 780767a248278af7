import { utcDay } from '@lichen/contracts/formats/days';
import { energyOf, type Recorded, totalIn } from './recorded-amounts';

const bill = (over: Readonly<Record<string, unknown>>): Recorded => ({
  ...{ from: utcDay(2024, 3, 1), to: utcDay(2024, 3, 31), units: 'kWh', amount: 100 },
  ...over,
});

it.each([
  ['nothing', [], null],
  ['one bill', [bill({})], 100],
  ['bills in several units', [bill({}), bill({ amount: 1.5, units: 'MWh' })], 1600],
  ['a tenth three times, exactly', [bill({ amount: 0.1 }), bill({ amount: 0.1 }), bill({ amount: 0.1 })], 0.3],
  ['31 of 62 days', [bill({ from: utcDay(2023, 12, 1), to: utcDay(2024, 1, 31) })], 50],
  ['a leap year of two', [bill({ from: utcDay(2023, 1, 1), to: utcDay(2024, 12, 31), amount: 731 })], 366],
  ['an amount that is missing', [bill({ amount: null })], null],
])('adds up %s', (_name, bills, total) => {
  expect(totalIn('kWh', 2024, bills, 'amount')).toBe(total);
});

it('takes energy as entered, times its quantity, and tells of units that are none', () => {
  const fuel = [
    bill({ quantity: 3 }),
    bill({ units: 'L', amount: 40 }),
    bill({ manual_energy: true, energy_used: 2, energy_units: 'MWh', units: 'L' }),
  ];

  expect(energyOf('kWh', 2024, fuel)).toEqual({ total: 2300, notCounted: 1 });
});
