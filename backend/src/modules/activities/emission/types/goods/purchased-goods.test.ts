import { utcDay } from '@lichen/contracts/formats/days';
import type { CalculationRow } from '../../calculation-row';
import type { GoodsCircumstances, SupplierReturn } from '../../goods-circumstances';
import { ratesOf } from '../../testing/rates-of.loader';
import { rowsOf } from '../../testing/rows-of.loader';

const EMPTY = {
  ...{ unit_type: 'simple', pack_qty: null, units: null, size: null, quantity: null, total_amount: null },
  ...{
    recycle: null,
    material: null,
    cost: null,
    spend_category: null,
    without_margins: null,
    vat_rate: null,
    capital: null,
  },
  ...{ co2_type: 'estimate', co2: null, co2_units: null, includes_transmission: null, method: null },
};
const rows = (over: object, goods: Partial<GoodsCircumstances> = {}, country = 'GB') =>
  rowsOf(
    'purchased_goods_activitys',
    { ...EMPTY, from: utcDay(2024, 5, 6), ...over },
    { location: { country }, goods: { product: null, ...goods } },
  );
const only = (...given: Parameters<typeof rows>) => rows(...given)[0] as CalculationRow;

const plastic = { material: 'plastic_average_plastics', units: 'kg', total_amount: 2000, recycle: 25 };
const pounds = (amount: number) => ({ cost: { currency: 'GBP', amount } });
const dollars = (amount: number) => ({ cost: { currency: 'USD', amount } });

const returned: SupplierReturn = {
  ...{
    _id: 'r1',
    year: 2024,
    currency: 'GBP',
    revenue: 4_000_000,
    total_co2: 1200,
    co2_units: 't',
    quality: 'verified',
    ...{ verified_by: null, assurance: null, verified_on: null },
    ...{ period_start: utcDay(2024, 1, 1), period_end: utcDay(2024, 12, 31), scopes_included: null },
    ...{ scope1_co2: 500, scope2_co2: 200, scope3_co2: 500, scope3_coverage: 'upstream' },
  },
};
const rates = ratesOf({ 'GBP USD 2024': '1.25', 'USD 2022': '100', 'USD 2024': '110' });
const noRates = ratesOf({});

// UK Government, Material use: average plastics, primary 19_505_5120_15_1 and closed-loop 19_505_5123_15_1.
test.each([
  [2024, ['4747.170735', '783.19319'], '5530.363925'],
  [2025, ['4758.74898', '787.69553'], '5546.44451'],
  [2026, ['4755.7602', '786.533305'], '5542.293505'],
])('%i: 2 t of plastics with a quarter recycled', (of, parts, kg) => {
  const row = only({ ...plastic, from: utcDay(of, 5, 6) });
  expect(row.parts?.map((part) => part.kg)).toEqual(parts);
  expect(row).toMatchObject({ exact_kg: kg, scope: 'scope_3', scope3_category: 1, method: 'factor', calc_units: 't' });
});

test('capital goods are category 2', () => {
  expect(only({ ...plastic, capital: true }).scope3_category).toBe(2);
});

test('packs: size × quantity × number in a pack', () => {
  const row = only({ ...plastic, unit_type: 'packs', size: 0.5, quantity: 40, pack_qty: 100 });
  expect(row).toMatchObject({ basis: 2000, basis_units: 'kg', exact_kg: '5530.363925' });
  expect(row.inputs.filter(({ use }) => use === 'times').map(({ value }) => value)).toEqual(['0.5', '40', '100']);
});

test('a product that is no mass is weighed by its density', () => {
  const product = { name: 'Crate', units: 'units', density: 0.02, recycle: 25 };
  const row = only({ ...plastic, recycle: null, units: 'units', total_amount: 100 }, { product });
  expect(row).toMatchObject({ basis: 2, basis_units: 't', exact_kg: '5530.363925' });
});

test('recycled material without a factor is counted as new, and said', () => {
  // Wood, 19_500_5048_15_1: 269.50416; its closed-loop source has no trusted figure.
  expect(only({ ...plastic, material: 'wood' })).toMatchObject({
    exact_kg: '539.00832',
    note: 'No factor of recycled material is published here: all of it is counted as new material.',
  });
});

test('elsewhere the British factor stands in', () => {
  expect(only(plastic, {}, 'US').note).toBe(
    'No factor of this country is published here: the next best region stands in for it.',
  );
});

test('the revenue method: 1,200 t over 4,000,000 GBP, times 50,000 GBP', () => {
  const row = only(pounds(50_000), { returns: [returned] });
  expect(row).toMatchObject({
    ...{ method: 'revenue', exact_kg: '15000', factor: '0.3', factor_units: 'kg CO₂e/GBP', basis: 50_000 },
    ...{ source: 'Annual return of the supplier', factor_year: 2024, scope3_category: 1 },
  });
});

test.each([
  ['another year', { period_start: utcDay(2023, 1, 1), period_end: utcDay(2023, 12, 31) }],
  ['another currency without a rate', { currency: 'EUR' }],
  ['no currency', { currency: null }],
  ['no revenue', { revenue: null }],
  ['a passport that was revoked', { recalled_on: Date.UTC(2026, 10, 20) }],
  ['no emissions', { total_co2: null }],
])('a return of %s makes no figure', (_, over) => {
  expect(only(pounds(50_000), { returns: [{ ...returned, ...over }] })).toMatchObject({ CO2: null, method: 'factor' });
});

const july = { ...returned, _id: 'r2', period_start: utcDay(2024, 7, 1), period_end: utcDay(2025, 6, 30) };

test.each([
  ['the day before', utcDay(2024, 6, 30), null],
  ['its first day', utcDay(2024, 7, 1), '15000'],
  ['a day of its second year', utcDay(2025, 5, 6), '15000'],
  ['its last day', utcDay(2025, 6, 30), '15000'],
  ['the day after', utcDay(2025, 7, 1), null],
])('a return of July to June, by either year of its name: %s', (_, from, kg) => {
  for (const year of [2024, 2025]) {
    const row = only({ ...pounds(50_000), from }, { returns: [{ ...july, year }] });
    expect([row.exact_kg, row.factor_year]).toEqual([kg, kg && year]);
  }
});

test('of two returns that hold the day the later period counts, in whatever order they are read', () => {
  // 2,400 t over 4,000,000 GBP, times 50,000 GBP
  const late = { ...july, total_co2: 2400 };
  for (const returns of [
    [returned, late],
    [late, returned],
  ]) {
    const on = (from: number) => only({ ...pounds(50_000), from }, { returns }).exact_kg;
    expect([utcDay(2024, 3, 1), utcDay(2024, 9, 1), utcDay(2025, 3, 1)].map(on)).toEqual(['15000', '30000', '30000']);
  }
});

test('a return that does not count by itself is named after its own year', () => {
  const part = { ...july, scope2_co2: null };
  expect(only({ ...pounds(50_000), from: utcDay(2025, 5, 6) }, { returns: [part] }).err_msg).toContain(
    'annual return for 2024 does not cover Scope 1, Scope 2 and upstream Scope 3',
  );
});

test('a return in another currency takes what was spent at the mean rate of the year', () => {
  // 1,000 GBP × 1.25 = 1,250 USD, × 1,200 t ÷ 4,000,000 USD; a return in the currency of the purchase goes first.
  const dollarReturn = { ...returned, currency: 'USD' };
  const row = only(pounds(1000), { returns: [dollarReturn], rates });
  expect(row).toMatchObject({ method: 'revenue', exact_kg: '375', calc_basis: '1250', calc_units: 'USD' });
  expect(row.inputs.map(({ label, value }) => [label, value]).slice(0, 3)).toEqual([
    ['Cost', '1000'],
    ['Exchange rate', '1.25'],
    ['Source of the rate', 'Made up for this test'],
  ]);
  expect(only(pounds(1000), { returns: [dollarReturn, returned], rates }).exact_kg).toBe('300');
});

test('who asks for the revenue method reads what it lacks', () => {
  const asked = { ...pounds(1000), method: 'revenue' };
  expect(only(asked, {}).err_msg).toBe(
    'No annual return of the supplier for the day of the purchase states its revenue and its emissions',
  );
  expect(only(asked, { returns: [{ ...returned, currency: 'EUR' }], rates: noRates }).err_msg).toContain(
    'No exchange rate from GBP to EUR is loaded for 2024',
  );
});

// US EPA Supply Chain GHG Emission Factors v1.3.0, 111110: 0.532 with and 0.488 without margins, USD of 2022.
test.each([
  ['with margins', {}, '5320'],
  ['without margins, which is per purchaser price as well', { without_margins: true }, '4880'],
])('10,000 USD of 2022 %s need no rate', (_, over, kg) => {
  const spend = { ...dollars(10_000), spend_category: 'naics_111110', from: utcDay(2022, 5, 6), ...over };
  expect(only(spend, {}, 'US')).toMatchObject({ exact_kg: kg, data_quality: 4, calc_units: 'USD', note: null });
});

test('pounds of 2024 are converted, then freed of inflation, each an input of the record', () => {
  // 1,000 × 1.25 × 100 ÷ 110 = 1,136.36… USD of 2022, × 0.532
  const row = only({ ...pounds(1000), spend_category: 'naics_111110' }, { rates });
  expect(row.CO2).toBe(604.545455);
  expect(row.inputs.filter(({ use }) => use !== 'told').map(({ label, value, use }) => [label, value, use])).toEqual([
    ['Cost', '1000', 'times'],
    ['Exchange rate', '1.25', 'times'],
    ['Price index of the factor', '100', 'times'],
    ['Price index of the purchase', '110', 'over'],
  ]);
});

test.each([
  ['rate', pounds(1000), 'No exchange rate from GBP to USD is loaded for 2024'],
  ['index', dollars(1000), 'No price index of USD is loaded for 2022'],
])('a missing %s is said and nothing is guessed', (_, cost, message) => {
  const row = only({ ...cost, spend_category: 'naics_111110' }, { rates: noRates });
  expect(row).toMatchObject({ CO2: null, err_msg: expect.stringContaining(`${message}: the operator`) });
});

test('Annex E is marked as old', () => {
  // SIC 2003 41, Water Supply: 0.44 kg CO2e per GBP of 2009, with VAT
  const row = only({ ...pounds(1000), vat_rate: 0, spend_category: 'sic2003_41', from: utcDay(2009, 5, 6) });
  expect(row).toMatchObject({
    exact_kg: '440',
    note: 'The factor is per price with VAT. None was charged, so none was added. Factor by spend in prices of 2009 with VAT: for screening only.',
  });
});

test('the best method comes first, and the others stand beside', () => {
  const all = { ...plastic, ...pounds(50_000), spend_category: 'naics_111110' };
  const supplied = { ...all, co2_type: 'supplier', co2: 4.5, co2_units: 't' };
  const goods = { returns: [returned], rates };
  expect(rows(supplied, goods).map(({ method, CO2 }) => [method, CO2])).toEqual([
    ['supplier', 4500],
    ['revenue', 15_000],
    ['factor', 5530.363925],
    ['factor', 30_227.272727],
  ]);
  expect(rows({ ...supplied, method: 'factor' }, goods)[0]?.CO2).toBe(5530.363925);
});

test.each([
  ['nothing', {}, 'Choose a material, or enter the cost and the industry of the supplier'],
  ['its cost alone', pounds(1000), 'Choose the industry of the supplier, or a material'],
  [
    'its material alone',
    { material: 'wood' },
    'Enter the amount of the material, or the cost and the industry of the supplier',
  ],
  [
    'an amount of its material without a unit',
    { material: 'glass', size: 10, quantity: 3, total_amount: 30 },
    'Choose the unit of the amount',
  ],
])('a purchase that says %s reads what it lacks', (_, said, message) => {
  const product = { name: 'Hops', units: 'kg', density: null, recycle: null };
  expect(only(said, { product })).toMatchObject({ CO2: null, err_msg: message });
});
