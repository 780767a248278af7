import { join } from 'node:path';
import { ACTIVITY_TYPES, type ActivityType, isWithoutEmissions } from '@lichen/contracts/activities/activity-types';
import { utcDay } from '@lichen/contracts/formats/days';
import { loadFactorLibrary } from '../factors/factor-library.loader';
import { sha256 } from '../../../platform/sha256';
import { type CalculationRow, calculationRow, sealText } from './calculation-row';
import { calculate } from '../types/calculate';
import fc from 'fast-check';
import { digits, Exact, roundedKg, exact, microKg, microKgOf } from './exact';
import { explain } from './explanation/explain';
import { headlineCalculation, activityTotalsOf } from './activity-totals';
import { splitByMonth } from './month-split';
import { recompute } from './recompute/recompute';
import { inEnglish } from './explanation/sentences';

const library = loadFactorLibrary(join(__dirname, '../../../../reference/factors'));
const dates = { from: utcDay(2026, 1, 1), to: utcDay(2026, 1, 31) };

function rowsOf(activity: Record<string, unknown>): CalculationRow[] {
  const whole = { electricity_grid: 'United Kingdom', amount: 97_006, units: 'kWh', ...dates, ...activity };
  const context = { library, yearRule: 'blended' as const, location: null };
  return calculate('electricity_activitys', whole, context).map((result) => calculationRow(result, library, sha256));
}

const first = (activity: Record<string, unknown> = {}) => rowsOf(activity)[0] as CalculationRow;
const stored = (row: CalculationRow) => ({
  ...row,
  _id: 'c1',
  activity_type: 'electricity_activitys',
  created_on: 1,
  created_by: 'ada@example.com',
});

test('the explanation can be typed into a pocket calculator', () => {
  const told = explain(stored(first()), library);
  expect(told.formula).toBe('97,006 kWh × 0.13096 kg CO₂e/kWh = 12,703.906 kg CO₂e');
  expect(told.sentence).toBe('Electricity: 97,006 kWh, from 01/01/2026 to 31/01/2026, gives 12,703.906 kg CO₂e.');
  const oneDay = explain(stored(first({ amount: 3000, to: dates.from })), library).sentence;
  expect(oneDay).toBe('Electricity: 3,000 kWh, on 01/01/2026, gives 392.88 kg CO₂e.');
  expect(told.kg).toBe('12703.90576');
  expect(told.factors).toEqual([
    expect.objectContaining({
      id: 'uk-2026/7_400_4000_5_1',
      publisher: 'UK Government (DESNZ)',
      edition: '2026',
      revision: 'v1.2',
      row: 'UK electricity, 7_400_4000_5_1',
      gwp: 'AR5',
      licence: 'Open Government Licence v3.0',
    }),
  ]);
});

test('the explanation is said in the language of the reader, with its separators', () => {
  const keys: string[] = [];
  const told = explain(stored(first({ amount: 97.006, units: 'MWh' })), library, {
    language: 'DE',
    say: (template, params) => {
      keys.push(template);
      return inEnglish(template, params);
    },
  });
  expect(told.formula).toBe('97.006 kWh × 0,13096 kg CO₂e/kWh = 12.703,906 kg CO₂e');
  expect(told.conversions).toEqual([{ from: 'MWh', to: 'kWh', factor: '1000' }]);
  expect(keys).toHaveLength(3);
});

test('a period over two years shows both products', () => {
  const told = explain(stored(first({ amount: 6200, from: utcDay(2025, 12, 1) })), library);
  expect(told.formula).toBe('3,100 kWh × 0.177 kg CO₂e/kWh + 3,100 kWh × 0.13096 kg CO₂e/kWh = 954.676 kg CO₂e');
  expect(told.factors).toHaveLength(2);
});

test('what a factor and its edition both note is said once', () => {
  const market = rowsOf({ electricity_grid: 'Germany', from: utcDay(2025, 3, 1), to: utcDay(2025, 3, 31) });
  const residual = market.find(({ scope2_basis }) => scope2_basis === 'market') as CalculationRow;
  expect(explain(stored(residual), library).factors.map(({ note }) => note)).toEqual(['Carbon dioxide only']);
});

test('a missing factor is explained as such', () => {
  const told = explain(stored(first({ electricity_grid: 'Atlantis' })), library);
  expect(told.sentence).toBe('No emissions calculated: No emission factor found for Electricity, Atlantis, 2026');
  expect(told).toMatchObject({ formula: '', kg: '', factors: [] });
});

test.each([
  ['CO2', { CO2: 1 }],
  ['co2_ug', { co2_ug: 1 }],
  ['exact_kg', { exact_kg: '1' }],
  ['basis', { basis: 97_007 }],
  ['calc_basis', { calc_basis: '97007' }],
])('recompute finds a changed %s', (field, change) => {
  const { equal, differences } = recompute({ ...first(), ...change }, sha256);
  expect(equal).toBe(false);
  expect(differences.map((difference) => difference.field)).toEqual(expect.arrayContaining([field, 'input_hash']));
});

test('recompute finds a changed factor inside a part, and a changed label by the seal alone', () => {
  const row = first();
  const parts = (row.parts ?? []).map((part) => ({ ...part, factor: '0.1' }));
  expect(recompute({ ...row, parts }, sha256).differences.map(({ field }) => field)).toContain('parts[0].kg');
  expect(recompute({ ...row, factor_label: 'other' }, sha256).differences.map(({ field }) => field)).toEqual([
    'input_hash',
  ]);
});

test('the seal does not depend on the order in which a store keeps keys, nor on what it adds', () => {
  const row = first();
  const turned = Object.fromEntries(Object.entries({ ...row, used: true, activity_id: 'a1' }).reverse());
  const parts = (row.parts ?? []).map((part) => Object.fromEntries(Object.entries(part).reverse()));
  expect(recompute({ ...turned, parts } as unknown as CalculationRow, sha256).equal).toBe(true);
});

test('the headline counts used rows and leaves market-based beside', () => {
  const rows = rowsOf({}).map((row) => ({ ...row, used: true, superseded_by: null }));
  const headline = activityTotalsOf(rows);
  expect(headline).toEqual({
    scope1_ug: 0,
    scope2_ug: 12_703_905_760,
    scope3_ug: 1_260_107_940 + 3_571_760_920 + 348_251_540,
    market_ug: 12_703_905_760,
    err_msg: null,
    problem: null,
    invalid: false,
  });
  expect(headlineCalculation(headline, 'scope_2', dates.from, dates.to)).toMatchObject({ CO2: 17_884.02616 });
  expect(activityTotalsOf(rows.map((row) => ({ ...row, used: false })))).toMatchObject({
    scope2_ug: 0,
    market_ug: null,
  });
});

test('a headline with a missing figure shows none', () => {
  const rows = rowsOf({ electricity_grid: 'Atlantis' }).map((row) => ({ ...row, used: true, superseded_by: null }));
  const headline = activityTotalsOf(rows);
  expect(headline.err_msg).toContain('Atlantis');
  expect(headline.invalid).toBe(true);
  expect(headlineCalculation(headline, 'scope_2', dates.from, dates.to).CO2).toBeNull();
});

test('months get their days: 10⁻⁶ kg of 31 + 28 days', () => {
  const row = { from: utcDay(2026, 1, 1), to: utcDay(2026, 2, 28), co2_ug: 100, parts: null };
  // 100 × 31/59 = 52.54, 100 × 28/59 = 47.46
  expect(splitByMonth(row)).toEqual([
    { month: utcDay(2026, 1, 1), ug: 53 },
    { month: utcDay(2026, 2, 1), ug: 47 },
  ]);
});

test('rounding is half-even', () => {
  expect([microKg(exact('0.0000005')), microKg(exact('0.0000015')), microKg(exact('-0.0000025'))]).toEqual([0, 2, -2]);
  expect(roundedKg(exact('1.0000005'))).toBe(1);
});

test('millionths are those of the exact decimal, whatever its size and sign', () => {
  const figure = fc.tuple(fc.bigInt({ min: -(10n ** 21n), max: 10n ** 21n }), fc.integer({ min: 12, max: 40 }));
  fc.assert(
    fc.property(figure, ([coefficient, scale]) => {
      const kg = exact(`${coefficient}e-${scale}`);
      expect(microKg(kg)).toBe(Number(kg.times(1_000_000).round(0, Exact.roundHalfEven).toFixed()) + 0);
      expect(microKgOf(digits(kg))).toBe(microKg(kg));
    }),
    {
      numRuns: 500,
      examples: [[[5n, 7]], [[15n, 7]], [[-25n, 7]], [[51n, 8]], [[0n, 3]], [[9n, 1]], [[6n, 7]]] as never,
    },
  );
});

test('types that cause nothing answer nothing', () => {
  const context = { library, yearRule: 'blended' as const, location: null };
  const silent = (Object.keys(ACTIVITY_TYPES) as ActivityType[]).filter(isWithoutEmissions);
  expect(silent).toHaveLength(5);
  expect(silent.flatMap((type) => calculate(type, dates, context))).toEqual([]);
});

test('a record of engine 1, which kept no inputs, is still computed again and explained', () => {
  const old = { ...first(), engine_version: '1.0.0', subject: null, inputs: null };
  const sealed = { ...old, input_hash: sha256(sealText(old)) };
  expect(recompute(sealed, sha256)).toEqual({ equal: true, differences: [] });
  expect(explain({ ...stored(first()), ...sealed }, library).kg).toBe('12703.90576');
});
