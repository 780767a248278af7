import { utcDay } from '@lichen/contracts/formats/days';
import { AMERICAN, figures, rowsOf } from '../../../../../../test/figures';

const leak = (over: Record<string, unknown>) => ({
  refrigerant_used: 2.5,
  units: 'kg',
  from: utcDay(2026, 1, 1),
  to: utcDay(2026, 12, 31),
  ...over,
});
const made = (over: Record<string, unknown>) => figures(rowsOf('refrigerant_activitys', leak(over)));

// Table Refrigerant & other, kg CO₂e per kg: R410A 1924 (3_201_2156) and 2088 in 2019 (AR4).
test.each([
  ['of 2026', {}, '4810'],
  ['of 2019', { from: utcDay(2019, 1, 1), to: utcDay(2019, 1, 31) }, '5220'],
  ['in tonnes', { refrigerant_used: 0.0025, units: 't' }, '4810'],
])('R410A %s is its weight times its warming potential', (_, over, kg) => {
  expect(made({ refrigerant_type: 'R410A', ...over })).toEqual({ 'direct scope_1': kg });
});

test('the gases of a mixed blend are told apart: R401A, 18 (3_201_2099) and 1112 (3_201_2100)', () => {
  expect(made({ refrigerant_type: 'R401A' })).toEqual({ 'direct scope_1': '45', 'non_kyoto no_scope': '2780' });
});

// 3_201_2255: 40 and no memo; propane 0.06 (3_204_2472), 71 % of the blend. In 2022 the memo is printed: 2.
test.each([
  [2026, { 'direct scope_1': '100', 'non_kyoto no_scope': '0.1065' }],
  [2022, { 'direct scope_1': '90', 'non_kyoto no_scope': '5' }],
])('R431A of %i: the gas outside the protocol is a memo', (year, kg) => {
  const days = { from: utcDay(year, 1, 1), to: utcDay(year, 1, 31) };
  expect(made({ refrigerant_type: 'R431A', ...days })).toEqual(kg);
});

test('a blank Kyoto column beside a valued one is 0 in scope 1: R22, 1760 (3_202_2388)', () => {
  expect(made({ refrigerant_type: 'HCFC-22' })).toEqual({ 'direct scope_1': '0', 'non_kyoto no_scope': '4400' });
});

test.each(['m3', 'L', 'gal (US)'])('%s have no figure: no density is published', (units) => {
  expect(made({ refrigerant_type: 'R410A', units })).toEqual({
    'direct scope_1': 'Enter the refrigerant by weight: its density is not published',
  });
});

test('a gas that the edition of the year does not print has no figure', () => {
  const days = { from: utcDay(2022, 1, 1), to: utcDay(2022, 1, 31) };
  expect(made({ refrigerant_type: 'R1234yf', ...days })['direct scope_1']).toBe(
    'No emission factor found for R1234yf, United Kingdom, 2022',
  );
});

test('a warming potential is the same in another country, and says nothing of a region', () => {
  const [direct] = rowsOf('refrigerant_activitys', leak({ refrigerant_type: 'R410A' }), { location: AMERICAN });
  expect(direct).toMatchObject({ exact_kg: '4810', note: null });
});

test('a leak over new year takes the editions of its days', () => {
  const days = { from: utcDay(2019, 12, 31), to: utcDay(2020, 1, 1) };
  const [direct] = rowsOf('refrigerant_activitys', leak({ refrigerant_type: 'R410A', ...days }));
  expect(direct?.parts?.map(({ factor_year, quantity }) => [factor_year, quantity])).toEqual([
    [2019, '1.25'],
    [2020, '1.25'],
  ]);
});
