import { utcDay } from '@lichen/contracts/formats/days';
import { figures, rowsOf } from '../../../../../../test/figures';
import type { OwnFactor } from '../../own-factors/own-factor-record';

const EMPTY = { fuel: null, amount: null, units: null, quantity: null, generated: null, used: null, sold: null };
const days = { from: utcDay(2026, 5, 1), to: utcDay(2026, 5, 31) };
const PANELS = { name: 'Roof', power_generation_method: 'solar_photovoltaic' };
const GENERATOR = { name: 'Generator', power_generation_method: 'fuel' };

const OWN: Partial<OwnFactor> = {
  ...{ _id: 'o', version: 1, name: 'Fuel', kind: 'own_measurement', activity_type: 'power_activitys', source: 'Lab' },
  ...{ product_id: null, location_id: null, partner_id: null, units: 'L', currency: null, kg_co2e: 9 },
  ...{ kg_co2: null, kg_ch4: null, kg_n2o: null, valid_from: utcDay(2026, 1, 1), valid_to: null },
};

const rows = (over: Record<string, unknown>, source: { name: string; power_generation_method: string }) =>
  rowsOf('power_activitys', { ...EMPTY, ...days, ...over }, { source });

test('the sun burns nothing: 0, with what was used and sold told', () => {
  const made = rows({ generated: 900, used: 700, sold: 200, units: 'kWh' }, PANELS);
  expect(figures(made)).toEqual({ 'direct scope_1': '0' });
  expect(made[0]).toMatchObject({ basis: 900, note: expect.stringContaining('0 in scope 1 and scope 2') });
  expect(made[0]?.inputs.map(({ label, value, use }) => [label, value, use])).toEqual([
    ['Generated', '900', 'times'],
    ['Used', '700', 'told'],
    ['Sold', '200', 'told'],
  ]);
});

test('nothing entered yet is nothing generated', () => {
  expect(figures(rows({}, PANELS))).toEqual({ 'direct scope_1': '0' });
});

// UK Government 2026: gas oil 2.75541 (1_101_1014_8_1) and 0.62665 (11_101_1014_8_1) a litre.
test.each([
  ['chosen', { fuel: 'Gas oil' }, GENERATOR],
  ['named by the source', {}, { ...GENERATOR, name: 'Gas oil' }],
])('a generator burns the fuel that is %s', (_, over, source) => {
  expect(figures(rows({ amount: 20, quantity: 5, units: 'L', ...over }, source))).toEqual({
    'direct scope_1': '275.541',
    'wtt scope_3 3': '62.665',
  });
});

test('a generator of an unknown fuel has no figure', () => {
  expect(figures(rows({ amount: 20, quantity: 1, units: 'L' }, GENERATOR))).toEqual({
    'direct scope_1': 'Choose the fuel, or name the power source after it',
  });
});

// 100 l × 9 kg.
test.each([
  ['chosen', { fuel: 'Gas oil' }, GENERATOR],
  ['named by the source', {}, { ...GENERATOR, name: 'Gas oil' }],
])('a factor of the company counts for the fuel that is %s', (_, over, source) => {
  const own = { ...OWN, item: 'Gas oil' } as OwnFactor;
  const entered = { ...EMPTY, ...days, amount: 20, quantity: 5, units: 'L', ...over };
  expect(rowsOf('power_activitys', entered, { source, ownFactors: [own] })[0]).toMatchObject({ exact_kg: '900' });
  const other = { ...OWN, item: 'Diesel (average biofuel blend)' } as OwnFactor;
  expect(rowsOf('power_activitys', entered, { source, ownFactors: [other] })[0]?.exact_kg).toBe('275.541');
});
