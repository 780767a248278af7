import { utcDay } from '@lichen/contracts/formats/days';
import type { CalculationRow } from '../../calculation-row';
import type { WeighedProduct } from '../../goods-circumstances';
import { rowsOf } from '../../testing/rows-of.loader';

const EMPTY = { waste_material: null, ewc_code: null, co2_type: 'estimate', co2: null, co2_units: null };
const skip: WeighedProduct = { name: 'Skip', units: 'm3', density: 0.2, recycle: null };

const rows = (over: object, country = 'GB', product: WeighedProduct | null = null) =>
  rowsOf(
    'waste_activitys',
    { ...EMPTY, includes_transmission: null, from: utcDay(2026, 3, 2), to: utcDay(2026, 3, 2), ...over },
    { location: { country }, goods: { product } },
  );
const only = (...given: Parameters<typeof rows>) => rows(...given)[0] as CalculationRow;

const weight = (part: string, value: number, units = 't') => ({
  [`${part}_weight`]: value,
  [`${part}_weight_units`]: units,
});
const volume = (part: string, value: number, units = 'm3') => ({
  [`${part}_volume`]: value,
  [`${part}_volume_units`]: units,
});
const paper = {
  ...{ waste_material: 'paper_mixed' },
  ...weight('recycled', 2500, 'kg'),
  ...weight('rdf', 1.2),
  ...weight('landfill', 0.3),
};

// UK Government, Waste disposal: closed-loop 20_506_5450_15_1, combustion 20_506_5451_15_1, landfill 20_506_5453_15_1.
test.each([
  [2024, ['16.026525', '7.692732', '349.317045'], '373.036302'],
  [2025, ['11.7142', '5.622816', '349.34682'], '366.683836'],
  [2026, ['11.63395', '5.584296', '349.353951'], '366.572197'],
])('%i: 4 t of paper by three routes are one row with three parts', (of, parts, kg) => {
  const row = only({ ...paper, from: utcDay(of, 3, 2) });
  expect(row.parts?.map((part) => part.kg)).toEqual(parts);
  expect(row).toMatchObject({ exact_kg: kg, basis: 4, basis_units: 't', calc_basis: '4', scope3_category: 5 });
  expect(row.scope).toBe('scope_3');
});

test('what was processed is the total of the routes, and not counted again', () => {
  const row = only({ ...paper, ...weight('processed', 4) });
  expect(row.exact_kg).toBe('366.572197');
});

test('the rest of what was released goes the way that is stated', () => {
  // 4 t by their routes and 1 t composted: 20_506_5452_15_1, 9.00687
  const row = only({ ...paper, ...weight('waste_released', 5), other_route: 'composting' });
  expect(row.exact_kg).toBe('375.579067');
});

test('a rest without a stated way has no figure', () => {
  const row = only({ ...paper, ...weight('waste_released', 5) });
  expect(row).toMatchObject({ CO2: null, err_msg: 'The treatment of the rest of the waste is not stated' });
});

test('a volume is weighed by the density of the product', () => {
  // 3 m3 × 0.2 t/m3 = 0.6 t of plastics to landfill, 20_505_5383_15_1: × 9.00687
  const row = only({ waste_material: 'plastic_average_plastics', ...volume('landfill', 3000, 'L') }, 'GB', skip);
  expect(row).toMatchObject({ exact_kg: '5.404122', basis: 0.6, data_quality: 3 });
});

test('pounds are 0.45359237 kg', () => {
  expect(only({ waste_material: 'plastic_average_plastics', ...weight('landfill', 1000, 'lbs') }).exact_kg).toBe(
    '4.0854475095819',
  );
});

test('a volume without a density has no figure', () => {
  const row = only({ waste_material: 'glass', ...volume('landfill', 3) }, 'GB', { ...skip, density: null });
  expect(row.err_msg).toBe('The density of the product is missing: this amount of it cannot be weighed');
});

// 20_507_5313_15_1 of 2026; table 9 of the hub of 2025, mixed MSW.
test.each([
  ['GB', '520.58023'],
  ['US', '639.34056'],
])('waste of which no material is known is mixed commercial waste, and says so: %s', (country, kg) => {
  const row = only({ ...weight('landfill', 1) }, country);
  expect(Number(row.exact_kg)).toBeCloseTo(Number(kg), 4);
  expect(row).toMatchObject({ data_quality: 4, note: expect.stringContaining('No material is stated') });
});

test('the waste code names the material where none was chosen', () => {
  const { waste_material: _chosen, ...routes } = paper;
  const row = only({ ...routes, ewc_code: '150101' });
  expect(row).toMatchObject({ exact_kg: '366.572197', note: 'The material is the one that the waste code names.' });
});

test('a blank of the publisher is no factor: commercial waste is recycled from 2026 on', () => {
  const recycled = { waste_material: 'commercial_and_industrial_waste', ...weight('recycled', 2) };
  expect(only({ ...recycled, from: utcDay(2025, 3, 2) })).toMatchObject({
    CO2: null,
    err_msg: 'No emission factor found for Waste (commercial_and_industrial_waste, recycled), United Kingdom, 2025',
  });
  expect(only(recycled).exact_kg).toBe('9.30716');
});

test('the United States have their own factors, per short ton', () => {
  // EPA hub 2025, table 9, Mixed Paper (general): recycled 70, landfilled 890 kg CO2e per short ton of 907.18474 kg
  const row = only(
    { waste_material: 'paper_mixed', ...weight('recycled', 907.18474, 'kg'), ...weight('landfill', 453.59237, 'kg') },
    'US',
  );
  expect(row).toMatchObject({ region_used: 'United States', calc_units: 'short ton', calc_basis: '1.5', note: null });
  expect(row.parts?.map(({ kg }) => kg)).toEqual(['70', '445']);
});

test('shares that no short ton divides still make the whole', () => {
  const row = only({ ...paper, ...weight('recycled', 1000 / 7, 'kg') }, 'US');
  expect(row.region_used).toBe('United States');
});

test('elsewhere the British factors stand in and the row says so', () => {
  expect(only(paper, 'FR')).toMatchObject({
    exact_kg: '366.572197',
    note: 'No factor of this country is published here: the next best region stands in for it.',
  });
});

test('what the supplier states comes first, and the estimate stands beside', () => {
  const [stated, estimated] = rows({ ...paper, co2_type: 'supplier', co2: 0.21, co2_units: 't' });
  expect(stated).toMatchObject({ method: 'supplier', exact_kg: '210', data_quality: 2, note: null });
  expect(stated?.source).toBe('Figure stated by the supplier');
  expect(estimated).toMatchObject({ method: 'factor', exact_kg: '366.572197' });
});

test('a statement without transport asks for the journey', () => {
  const [stated] = rows({ ...paper, co2_type: 'supplier', co2: 9, co2_units: 'kg', includes_transmission: false });
  expect(stated?.note).toBe(
    'The supplier leaves transport out of its figure: enter the journey as upstream transport.',
  );
});

test.each([
  [
    'what was processed, and no way it went',
    { waste_material: 'glass', ...weight('processed', 4) },
    'The treatment of the rest of the waste is not stated',
  ],
  ['no amount', { waste_material: 'glass' }, 'No weight or volume of the waste is entered'],
  [
    'a code that names no material',
    { ewc_code: '160504', ...weight('landfill', 1) },
    'No emission factor found for Waste, United Kingdom, 2026',
  ],
  [
    'a way the material never goes',
    { waste_material: 'glass', ...weight('waste_released', 1), other_route: 'composting' },
    'No emission factor found for Waste (glass, composting), United Kingdom, 2026',
  ],
])('%s has no figure and says why', (_, over, message) => {
  expect(only(over)).toMatchObject({ CO2: null, err_msg: message });
});
