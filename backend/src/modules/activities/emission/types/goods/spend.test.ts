import { utcDay } from '@lichen/contracts/formats/days';
import type { CalculationRow } from '../../calculation-row';
import { loadRates } from '../../../factors/rates.loader';
import { join } from 'node:path';
import { ratesOf } from '../../testing/rates-of.loader';
import { rowsOf } from '../../testing/rows-of.loader';

const shipped = loadRates(join(__dirname, '../../../../../../reference/rates'));

function spent(industry: string, year: number, over: object = {}, rates = shipped, country = 'GB'): CalculationRow {
  const cost = { currency: 'GBP', amount: 1000 };
  const empty = { size: null, quantity: null, total_amount: null, pack_qty: null, units: null, co2: null };
  const purchase = { ...empty, unit_type: 'simple', co2_type: 'estimate', spend_category: industry, cost, ...over };
  const around = { location: { country }, goods: { product: null, rates } };
  return rowsOf('purchased_goods_activitys', { ...purchase, from: utcDay(year, 5, 6) }, around)[0] as CalculationRow;
}

// Annex E, kg CO2e per GBP of 2009 with VAT: SIC 2003 74 (legal, consultancy) 0.17, 66 (insurance) 0.28. CPI D7BT: 2009
// 86.6, 2010 89.4, 2011 93.4, 2024 133.9, 2025 138.4. Standard rate of VAT: 15, 17.5, 20 per cent.
test.each([
  ['sic2003_74', 2009, {}, '1.15', 1000 * 1.15 * 0.17],
  ['sic2003_74', 2010, {}, '1.175', (1000 * 1.175 * 86.6 * 0.17) / 89.4],
  ['sic2003_74', 2011, {}, '1.2', (1000 * 1.2 * 86.6 * 0.17) / 93.4],
  ['sic2003_74', 2024, {}, '1.2', (1000 * 1.2 * 86.6 * 0.17) / 133.9],
  ['sic2003_74', 2025, {}, '1.2', (1000 * 1.2 * 86.6 * 0.17) / 138.4],
  ['sic2003_74', 2025, { vat_rate: 5 }, '1.05', (1000 * 1.05 * 86.6 * 0.17) / 138.4],
  ['sic2003_74', 2025, { vat_rate: 0 }, '1', (1000 * 86.6 * 0.17) / 138.4],
  ['sic2003_66', 2025, {}, '1', (1000 * 86.6 * 0.28) / 138.4],
  ['sic2003_66', 2025, { vat_rate: 20 }, '1.2', (1000 * 1.2 * 86.6 * 0.28) / 138.4],
])('GBP 1,000 without VAT on %s in %i with %j is × %s', (industry, year, over, multiplier, kg) => {
  const row = spent(industry, year, over);
  expect(row.CO2).toBeCloseTo(kg, 6);
  expect(row.inputs.find(({ label }) => label === 'Multiplier for VAT')).toMatchObject({
    value: multiplier,
    use: 'times',
  });
  expect(row.inputs).toContainEqual(
    expect.objectContaining({ label: 'Price basis', value: 'Purchaser prices with VAT' }),
  );
});

test.each([
  ['the law', {}, 'sic2003_74', '20', 'Value Added Tax Act 1994, section 2'],
  ['the exemption', {}, 'sic2003_80', '0', 'Value Added Tax Act 1994, schedule 9, group 6 (education)'],
  ['the bill', { vat_rate: 12.5 }, 'sic2003_74', '12.5', 'Stated by the company'],
])('the record names the rate and %s', (_, over, industry, rate, source) => {
  const { inputs } = spent(industry, 2025, over);
  expect(inputs.find(({ label }) => label === 'VAT rate')).toMatchObject({ value: rate, units: '%', use: 'told' });
  expect(inputs.find(({ label }) => label === 'Source of the VAT rate')?.value).toContain(source);
});

// A price in pounds with the VAT of the United Kingdom: where the buyer sits changes nothing.
test('elsewhere the VAT of the factor’s country is added', () => {
  expect(spent('sic2003_74', 2025, {}, shipped, 'DE').CO2).toBe(spent('sic2003_74', 2025).CO2);
});

test.each(['with', 'without'])('a dollar %s margins is a purchaser’s: nothing is added', (margins) => {
  const dollars = { cost: { currency: 'USD', amount: 1000 }, without_margins: margins === 'without', vat_rate: 20 };
  const { inputs } = spent('naics_111110', 2022, dollars, shipped, 'US');
  expect(inputs.map(({ label }) => label)).toEqual(['Industry', 'Prices of', 'Price basis', 'Cost']);
  expect(inputs[2]?.value).toBe('Purchaser prices');
});

const LATE = 'A rate or index of the year itself is not published yet: the latest one before it is used.';

test('the running year takes the newest rate and index, and says which', () => {
  // 1,000 × 1.3192 (G.5A 2025) × 292.655 / 321.943 (CPI-U 2022, 2025) × 0.078
  const row = spent('naics_541611', 2026);
  expect(row.CO2).toBe(spent('naics_541611', 2025).CO2);
  expect(row.note).toContain(LATE);
  expect(row.factor_label).toContain(
    '(latest available: 2022; exchange rate, latest available: 2025; price index, latest available: 2025)',
  );
  expect(row.inputs.filter(({ label }) => label.startsWith('Year of'))).toMatchObject([
    { label: 'Year of the rate', value: 'latest available: 2025', use: 'told' },
    { label: 'Year of the index', value: 'latest available: 2025', use: 'told' },
  ]);
});

test('a year with a rate of its own is not labelled', () => {
  const row = spent('naics_541611', 2025);
  expect([row.note, row.factor_label]).toEqual([
    expect.not.stringContaining(LATE),
    expect.stringMatching(/\(latest available: 2022\)$/),
  ]);
});

test('a year between two that are known takes the one before it', () => {
  const known = { 'GBP USD 2023': '1.2', 'GBP USD 2026': '1.5', 'USD 2022': '100', 'USD 2024': '120' };
  const row = spent('naics_111110', 2024, {}, ratesOf(known));
  expect(row.exact_kg).toBe('532');
  expect(row.factor_label).toContain('exchange rate, data of 2023');
});

test('nothing stands in for a year before the first, nor for the year of the factor', () => {
  expect(spent('naics_111110', 2024, {}, ratesOf({ 'GBP USD 2025': '1.2' })).err_msg).toBe(
    'No exchange rate from GBP to USD is loaded for 2024: the operator of this portal can import it',
  );
  const index = { 'GBP USD 2024': '1', 'USD 2021': '90', 'USD 2024': '100' };
  expect(spent('naics_111110', 2024, {}, ratesOf(index)).err_msg).toContain('No price index of USD is loaded for 2022');
});

// Means of the year against the dollar, G.5A: EUR 1.0820 and GBP 1.2781 in 2024, NOK 10.5659 to the dollar and GBP 1.2440
// in 2023. SIC 2003 74 is 0.17, CPI D7BT 133.9 in 2024 and 138.4 in 2025.
test.each([
  ['EUR', 2024, (((1000 * 1.082) / 1.2781) * 1.2 * 86.6 * 0.17) / 133.9, ['1.082', '1.2781']],
  ['NOK', 2025, ((1000 / 10.5659 / 1.244) * 1.2 * 86.6 * 0.17) / 138.4, ['10.5659', '1.244']],
] as const)('%s of %i reaches pounds over the dollar, both rates of one year', (currency, year, kg, told) => {
  const row = spent('sic2003_74', year, { cost: { currency, amount: 1000 } });
  expect(row.err_msg).toBeNull();
  const exchanges = row.inputs.filter(({ label }) => label === 'Exchange rate');
  expect(exchanges).toHaveLength(2);
  expect(row.CO2).toBeCloseTo(kg, 6);
  expect(exchanges.map(({ value }) => value)).toEqual(told);
  expect(row.factor_label?.includes('exchange rate')).toBe(currency === 'NOK');
});

test('a rate of the two currencies stands before two over the dollar, and half a way is none', () => {
  const euros = { cost: { currency: 'EUR', amount: 1000 } };
  const known = { 'EUR USD 2009': '2', 'GBP USD 2009': '1', 'VAT GB 2009': '0' };
  const over = spent('sic2003_74', 2009, euros, ratesOf(known));
  const direct = spent('sic2003_74', 2009, euros, ratesOf({ ...known, 'EUR GBP 2009': '3' }));
  expect([over.exact_kg, direct.exact_kg]).toEqual(['340', '510']);
  expect(spent('sic2003_74', 2009, euros, ratesOf({ 'EUR USD 2009': '2', 'VAT GB 2009': '0' })).err_msg).toContain(
    'No exchange rate from EUR to GBP is loaded for 2009',
  );
});
