import { type Calc, calcKg, calcName, headlineCalcs, mainCalc, currentCalcs } from './calc-words';

const row = (change: Partial<Calc>) =>
  ({
    _id: '1',
    method: 'factor',
    component: 'direct',
    scope: 'scope_2',
    scope2_basis: 'location',
    used: true,
    superseded_by: null,
    CO2: 12.5,
    units: 'kg',
    exact_kg: null,
    ...change,
  }) as Calc;

it('names a row by what it counts', () => {
  expect(calcName(row({}))).toBe('Location-based');
  expect(calcName(row({ scope2_basis: 'market' }))).toBe('Market-based');
  expect(calcName(row({ component: 'td', scope2_basis: null }))).toBe('Transmission & distribution losses');
  expect(calcName(row({ method: 'manual' }))).toBe('Manual entry');
});

it('reads kilograms exactly, whatever the unit of the row', () => {
  expect(calcKg(row({ CO2: 1.25, units: 't' }))).toBe('1250');
  expect(calcKg(row({ exact_kg: '12703.9057600000000001' }))).toBe('12703.9057600000000001');
  expect(calcKg(row({ CO2: null }))).toBeNull();
});

it('shows what stands, and opens the headline row', () => {
  const rows = [
    row({ _id: 'wtt', component: 'wtt', scope: 'scope_3', scope2_basis: null }),
    row({ _id: 'old', superseded_by: 'main' }),
    row({ _id: 'market', scope2_basis: 'market' }),
    row({ _id: 'main' }),
  ];

  expect(currentCalcs(rows).map(({ _id }) => _id)).toEqual(['main', 'market', 'wtt']);
  expect(headlineCalcs(rows).map(({ _id }) => _id)).toEqual(['main', 'wtt']);
  expect(mainCalc(rows)?._id).toBe('main');
  expect(mainCalc([])).toBeUndefined();
});
