import { utcDay } from '@lichen/contracts/formats/days';
import { AMERICAN, figures, rowsOf } from '../../../../../../test/figures';

const bill = (over: Record<string, unknown>) => ({
  fuel: 'Natural gas',
  units: 'kWh',
  quantity: 1,
  manual_energy: false,
  energy_used: null,
  energy_units: null,
  from: utcDay(2026, 3, 1),
  to: utcDay(2026, 3, 31),
  ...over,
});
const made = (over: Record<string, unknown>) => figures(rowsOf('fuel_activitys', bill(over)));
const inYear = (year: number) => ({ from: utcDay(year, 3, 1), to: utcDay(year, 3, 31) });

// UK Government 2019 to 2026, rows 1_100_1004_6_1 and 11_100_1004_6_1: kWh of natural gas, gross.
test.each([
  [2019, '183.85', '23.91'],
  [2022, '182.54', '31.1'],
  [2026, '182.31', '30.21'],
])('gas of %i is counted with what came before it', (year, direct, wtt) => {
  expect(made({ amount: 1000, ...inYear(year) })).toEqual({ 'direct scope_1': direct, 'wtt scope_3 3': wtt });
});

test('diesel of the pump has its plants as a memo: rows 1_101_1011_8_1, 11_101_1011_8_1, 99_604_1011_8_2', () => {
  expect(made({ fuel: 'Diesel (average biofuel blend)', amount: 50, units: 'L', quantity: 2 })).toEqual({
    'direct scope_1': '258.354',
    'wtt scope_3 3': '61.101',
    'biogenic no_scope': '14',
  });
});

test('a biofuel keeps methane and nitrous oxide in scope 1: rows 2_103_1036_8_1, 12_900_1036_8_1, 99_103_1036_8_2', () => {
  expect(made({ fuel: 'Biodiesel HVO', amount: 100, units: 'L' })).toEqual({
    'direct scope_1': '3.558',
    'wtt scope_3 3': '56.439',
    'biogenic no_scope': '243',
  });
});

test('a period over new year is shared by days between the editions', () => {
  const [direct] = rowsOf(
    'fuel_activitys',
    bill({
      fuel: 'Diesel (average biofuel blend)',
      units: 'L',
      amount: 62,
      from: utcDay(2025, 12, 1),
      to: utcDay(2026, 1, 31),
    }),
  );
  expect(direct?.parts?.map(({ quantity, factor_year }) => [quantity, factor_year])).toEqual([
    ['31', 2025],
    ['31', 2026],
  ]);
});

// 1 therm = 105.50556 MJ = 29.30710 kWh; 1 US gallon = 3.785411784 L.
test.each([
  ['therms', { amount: 10, units: 'therm' }, '53.42977401'],
  ['megawatt hours', { amount: 2, units: 'MWh' }, '364.62'],
  ['net energy by its own factor', { amount: 1000, units: 'kWh (net)' }, '201.99'],
  ['cubic metres by their own factor', { amount: 10, units: 'm3' }, '20.2633'],
])('%s become the unit of the table', (_, amount, kg) => {
  expect(Number(made(amount)['direct scope_1'])).toBeCloseTo(Number(kg), 9);
});

test('stated energy takes the place of the amount, by the gross factor per kWh', () => {
  const stated = { amount: 3, units: 't', manual_energy: true, energy_used: 500, energy_units: 'kWh' };
  expect(made(stated)['direct scope_1']).toBe('91.155');
});

test('heat of a network stands in scope 2 on both bases, with its losses: 10_401_4003, 13_403_4004, 16_919_4003, 16_920_4004', () => {
  expect(made({ fuel: 'District heat and steam', amount: 1000 })).toEqual({
    'direct location scope_2': '175.29',
    'direct market scope_2': '175.29',
    'wtt scope_3 3': '33.41',
    'td scope_3 3': '9.45',
    'wtt_td scope_3 3': '1.76',
  });
});

test('gross energy of a biofuel, whose factors are net, has no figure', () => {
  expect(made({ fuel: 'Biodiesel HVO', amount: 1000, units: 'kWh' })).toEqual({
    'direct scope_1': 'No emission factor found for Biodiesel HVO (kWh), United Kingdom, 2026',
  });
});

test('a fuel of an edition that does not print it has no figure', () => {
  expect(made({ fuel: 'Propane', amount: 1, units: 't', ...inYear(2019) })['direct scope_1']).toBe(
    'No emission factor found for Propane, United Kingdom, 2019',
  );
});

test('American gas is counted with the hub: table 1, 0.05444 kg CO₂, 0.00103 g CH₄ and 0.0001 g N₂O a cubic foot', () => {
  const rows = rowsOf('fuel_activitys', bill({ amount: 1000, units: 'scf', ...inYear(2025) }), { location: AMERICAN });
  expect(figures(rows)).toEqual({ 'direct scope_1': '54.49534' });
  expect(rows[0]).toMatchObject({
    region_used: 'United States',
    gases: { co2: '54.44', ch4: '0.02884', n2o: '0.0265' },
    note: 'No upstream figures are published for this region.',
  });
});

test('a country without factors of its own says that others stand in', () => {
  const [direct] = rowsOf('fuel_activitys', bill({ amount: 1 }), { location: { country: 'NO' } });
  expect(direct?.note).toContain('the next best region stands in');
});

// Table 1 of the hub: 8.78 kg CO₂, 0.38 g CH₄ and 0.08 g N₂O a gallon of motor gasoline; 10.21, 0.41 and 0.08 of distillate.
test.each([
  ['Petrol (average biofuel blend)', '8.81184', 'Motor Gasoline'],
  ['Diesel (average biofuel blend)', '10.24268', 'Distillate Fuel Oil No. 2'],
])('American %s is counted as the fuel without biofuel, and says so', (name, direct, label) => {
  const pumped = bill({ fuel: name, amount: 1, units: 'gal (US)', ...inYear(2025) });
  const rows = rowsOf('fuel_activitys', pumped, { location: AMERICAN });
  expect(figures(rows)).toEqual({ 'direct scope_1': direct });
  expect(rows[0]?.factor_label).toContain(label);
  expect(rows[0]?.note).toContain('the fuel without it stands in');
});

test('of the blend itself nothing is said where it is published', () => {
  const [direct] = rowsOf('fuel_activitys', bill({ fuel: 'Petrol (average biofuel blend)', amount: 1, units: 'L' }));
  expect(direct?.note).toBeNull();
});

// Row 1_100_1004_6_1 of the UK Government of 2022: 0.18254; the hub shipped begins with 2024.
test('American gas of a year the hub does not cover is counted with the UK, and says so', () => {
  const [direct] = rowsOf('fuel_activitys', bill({ amount: 1000, ...inYear(2022) }), { location: AMERICAN });
  expect(direct).toMatchObject({ exact_kg: '182.54', region_used: 'United Kingdom' });
  expect(direct?.note).toContain('the next best region stands in');
});

test('a bill over the first day of the hub is not put together from two publishers', () => {
  const overNewYear = { from: utcDay(2023, 12, 1), to: utcDay(2024, 1, 31) };
  const [direct] = rowsOf('fuel_activitys', bill({ amount: 62, ...overNewYear }), { location: AMERICAN });
  expect(direct?.parts?.map(({ factor_id }) => factor_id)).toEqual([
    'uk-2023/1_100_1004_6_1',
    'uk-2024/1_100_1004_6_1',
  ]);
});
