import { join } from 'node:path';
import { utcDay } from '@lichen/contracts/formats/days';
import type { CalculationRow } from '../calculation-row';
import { loadRates } from '../../factors/rates.loader';
import { NOTES } from '../explanation/notes';
import { ratesOf } from '../testing/rates-of.loader';
import { rowsOf } from '../testing/rows-of.loader';
import type { OwnFactor } from './own-factor-record';

const shipped = loadRates(join(__dirname, '../../../../../reference/rates'));

const own = (changes: Partial<OwnFactor> = {}): OwnFactor =>
  ({
    ...{ _id: 's', version: 1, name: 'Computing', kind: 'own_measurement', activity_type: 'purchased_goods_activitys' },
    ...{ item: 'sic2003_72', product_id: null, location_id: null, partner_id: null, units: 'kg', currency: 'GBP' },
    ...{ kg_co2e: 0.05, kg_co2: null, kg_ch4: null, kg_n2o: null },
    ...{ valid_from: utcDay(2020, 1, 1), valid_to: null, source: 'Study', source_url: null, note: null },
    ...changes,
  }) as OwnFactor;

function spent(currency: string, factors: readonly OwnFactor[], { year = 2025, rates = shipped } = {}): CalculationRow {
  const purchase = {
    ...{ unit_type: 'simple', size: null, quantity: null, total_amount: null, pack_qty: null, units: null },
    ...{ co2_type: 'estimate', co2: null, spend_category: 'sic2003_72', cost: { currency, amount: 1000 } },
    from: utcDay(year, 5, 6),
    to: utcDay(year, 5, 6),
  };
  const around = { location: { country: 'GB' }, goods: { product: null, rates }, ownFactors: factors };
  return rowsOf('purchased_goods_activitys', purchase, around)[0] as CalculationRow;
}
const counted = ({ inputs }: CalculationRow) =>
  inputs.filter(({ use }) => use !== 'told').map(({ label, value, use }) => [label, value, use]);

// Federal Reserve, means of 2025: 1.1306 dollars a euro, 1.3192 dollars a pound.
test.each([
  ['GBP', 50, []],
  // 1,000 ÷ 1.3192 × 0.05
  ['USD', 37.901759, [['Exchange rate', '1.3192', 'over']]],
  // 1,000 × 1.1306 ÷ 1.3192 × 0.05
  [
    'EUR',
    42.851728,
    [
      ['Exchange rate', '1.1306', 'times'],
      ['Exchange rate', '1.3192', 'over'],
    ],
  ],
])('1,000 %s on 0.05 kg per pound, without VAT: %s kg', (currency, kg, rates) => {
  const row = spent(currency, [own()]);
  expect(row).toMatchObject({
    ...{ CO2: kg, method: 'factor', factor_id: 'own_factors/s@1', calc_units: 'GBP', data_quality: 4 },
    note: 'The factor is the company’s own: it comes before what is published.',
  });
  expect(counted(row)).toEqual([['Cost', '1000', 'times'], ...rates]);
});

test('a year whose mean is not published yet takes the latest one, and says so', () => {
  const row = spent('EUR', [own()], { year: 2026 });
  expect(row).toMatchObject({ CO2: 42.851728, note: expect.stringContaining('not published yet') });
  expect(row.factor_label).toContain('exchange rate, latest available: 2025');
});

test('a factor in the currency of the cost comes before a newer one in another', () => {
  const pounds = own({ valid_from: utcDay(2025, 1, 1) });
  const euros = own({ _id: 'e', currency: 'EUR', kg_co2e: 0.04 });
  expect(spent('EUR', [pounds, euros]).exact_kg).toBe('40');
  expect(spent('GBP', [pounds, euros]).exact_kg).toBe('50');
});

test('one whose days are over hides none in another currency or unit', () => {
  const over = { valid_to: utcDay(2024, 12, 31) };
  const euros = own({ _id: 'e', currency: 'EUR', kg_co2e: 0.04, ...over });
  expect(spent('EUR', [euros, own()]).CO2).toBe(42.851728);
});

test('without a rate of its currency what is published says what is missing', () => {
  expect(spent('EUR', [own()], { rates: ratesOf({}) })).toMatchObject({
    CO2: null,
    err_msg: expect.stringContaining('No exchange rate from EUR to GBP is loaded for 2025'),
  });
});

test.each([
  ['at all', () => false],
  ['of the year', (year: number) => year > 2025],
])('without a rate %s to its currency the published figure says that an own factor fits', (_, isLoaded) => {
  const exchange = (...[from, to, year]: Parameters<typeof shipped.exchange>) =>
    isLoaded(year) ? shipped.exchange(from, to, year) : undefined;
  const rates = { ...shipped, exchange } as typeof shipped;
  const published = spent('GBP', [], { rates });
  const row = spent('GBP', [own({ currency: 'USD' })], { rates });
  expect(published.CO2).toBeGreaterThan(0);
  expect(row).toMatchObject({ exact_kg: published.exact_kg, factor_id: published.factor_id });
  expect(row.note).toBe([published.note, NOTES.ownFactorNoRate].join(' '));
});

test('a rate that is loaded, and a factor whose days are over, need no such note', () => {
  const over = own({ currency: 'XOF', valid_to: utcDay(2024, 12, 31) });
  expect(spent('GBP', [over])).toMatchObject({ note: spent('GBP', []).note });
  expect(spent('USD', [own()]).note).not.toContain(NOTES.ownFactorNoRate);
});
