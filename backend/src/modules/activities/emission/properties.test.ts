import { join } from 'node:path';
import { isUnit, UNITS, type UnitCode } from '@lichen/contracts/activities/codes/units';
import { DAY, utcDay } from '@lichen/contracts/formats/days';
import fc from 'fast-check';
import { loadFactorLibrary } from '../factors/factor-library.loader';
import { sha256 } from '../../../platform/sha256';
import { calculationRow } from './calculation-row';
import { convert } from './conversion';
import { calculate } from '../types/calculate';
import { digits, exact, sum } from './exact';
import { splitByMonth } from './month-split';
import { byMonth, byYear, cutAt, days, shareByDays, shareWhole, weightOf } from './periods';
import { recompute } from './recompute/recompute';
import { product } from './testing/exact-product';

const library = loadFactorLibrary(join(__dirname, '../../../../reference/factors'));

const period = fc.tuple(fc.integer({ min: 0, max: 2500 }), fc.integer({ min: 0, max: 800 })).map(([start, length]) => ({
  from: utcDay(2019, 1, 1) + start * DAY,
  to: utcDay(2019, 1, 1) + (start + length) * DAY,
}));
const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map((micro) => micro / 1000);
const weights = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 40 });

test('a quantity shared by days sums to itself, however many decimals it has', () => {
  const counts = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(amount, fc.integer({ min: 1, max: 13 }), counts, (value, divisor, by) => {
      const quantity = exact(value).div(divisor);
      expect(digits(sum(shareByDays(quantity, by)))).toBe(digits(quantity));
    }),
  );
});

test('a whole number shared by weights sums to itself, and no share is off by one or more', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9e15, max: 9e15 }), weights, (total, by) => {
      const shares = shareWhole(total, by);
      expect(shares.reduce((all, share) => all + BigInt(share), 0n)).toBe(BigInt(total));
      const all = by.reduce((one, other) => one + other, 0);
      if (all === 0) return;
      shares.forEach((share, at) => {
        const distance = BigInt(share) * BigInt(all) - BigInt(total) * BigInt(by[at] ?? 0);
        expect(distance < 0n ? -distance : distance).toBeLessThan(BigInt(all));
      });
    }),
  );
});

test('whole numbers are shared alike whether their products are exact or need more digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), weights, (total, by) => {
      expect(shareWhole(total, by)).toEqual(shareWhole(total, by.map(BigInt)));
    }),
  );
});

test('the weight of a decimal is the number of its billionths of a thousandth, however many digits it has', () => {
  const decimal = fc.tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: 0, max: 20 }));
  fc.assert(
    fc.property(decimal, ([whole, places]) => {
      const value = digits(exact(String(whole)).div(exact(10).pow(places)));
      expect(weightOf(value)).toBe(BigInt(exact(value).abs().times('1e12').round(0).toFixed()));
    }),
  );
});

test('cuts cover a period without gap or overlap', () => {
  fc.assert(
    fc.property(period, fc.array(fc.integer({ min: -5, max: 3400 })), (whole, offsets) => {
      const cuts = offsets.map((offset) => utcDay(2019, 1, 1) + offset * DAY);
      for (const pieces of [cutAt(whole, cuts), byMonth(whole), byYear(whole)]) {
        expect(pieces[0]?.from).toBe(whole.from);
        expect(pieces.at(-1)?.to).toBe(whole.to);
        const starts = pieces.slice(1).map(({ from }) => from);
        expect(starts).toEqual(pieces.slice(0, -1).map(({ to }) => to + DAY));
        expect(pieces.reduce((all, piece) => all + days(piece), 0)).toBe(days(whole));
      }
    }),
  );
});

test('any activity: parts sum to the row, months sum to the row, and the record computes again from itself', () => {
  const grids = fc.constantFrom('United Kingdom', 'US Average', 'Ontario', 'Germany', 'Australia', 'Austria');
  const instruments = fc.constantFrom(null, 'none', 'GO', 'PPA');
  const rules = fc.constantFrom('blended' as const, 'majority' as const);
  fc.assert(
    fc.property(grids, amount, fc.double({ min: 0, max: 1, noNaN: true }), period, instruments, rules, (...drawn) => {
      const [electricity_grid, used, share, dates, instrument, yearRule] = drawn;
      const renewable_amount = Math.floor(used * share * 1000) / 1000;
      const activity = { electricity_grid, amount: used, units: 'kWh', renewable_amount, instrument, ...dates };
      const results = calculate('electricity_activitys', activity, { library, yearRule, location: null });
      for (const row of results.map((result) => calculationRow(result, library, sha256))) {
        expect(recompute(JSON.parse(JSON.stringify(row)), sha256)).toEqual({ equal: true, differences: [] });
        if (row.err_msg) continue;
        const parts = row.parts ?? [];
        expect(digits(sum(parts.map(({ quantity }) => exact(quantity))))).toBe(digits(exact(used)));
        expect(digits(sum(parts.map(({ kg }) => exact(kg))))).toBe(row.exact_kg);
        expect(splitByMonth(row).reduce((all, { ug }) => all + ug, 0)).toBe(row.co2_ug);
      }
    }),
    { numRuns: 300 },
  );
});

test('every UK electricity factor times a value is exact', () => {
  const years = [2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026];
  let checked = 0;
  fc.assert(
    fc.property(fc.constantFrom(...years), amount, (of, used) => {
      const dates = { from: utcDay(of, 1, 1), to: utcDay(of, 12, 31) };
      const activity = { electricity_grid: 'United Kingdom', amount: used, units: 'kWh', ...dates };
      const results = calculate('electricity_activitys', activity, { library, yearRule: 'blended', location: null });
      expect(results).toHaveLength(5);
      for (const { outcome } of results) {
        if ('err' in outcome) throw new Error(outcome.err.code);
        const [part] = outcome.parts;
        expect(part?.kg).toBe(product(String(used), library.factor(part?.factor_id ?? '')?.value ?? ''));
        checked += 1;
      }
    }),
    { numRuns: 400 },
  );
  expect(checked).toBe(2000);
});

test('units of one kind go there and back, and never into another kind', () => {
  const codes = Object.keys(UNITS) as UnitCode[];
  fc.assert(
    fc.property(fc.constantFrom(...codes), fc.constantFrom(...codes), amount, (from, to, value) => {
      const there = convert(exact(value), from, to);
      if (UNITS[from].kind !== UNITS[to].kind) return expect(there).toBeNull();
      const back = there && convert(there, to, from);
      expect(back?.minus(value).abs().lte('1e-15')).toBe(true);
    }),
  );
  expect(isUnit('constructor')).toBe(false);
});

test.each([
  ['1', 'MWh', 'kWh', '1000'],
  ['0.0123', 'GWh', 'kWh', '12300'],
  ['1', 'therm', 'kWh', '29.3071'],
  ['0.0036', 'GJ', 'kWh', '1'],
  ['1', 'miles', 'km', '1.609344'],
  ['1', 'gal (US)', 'L', '3.785411784'],
  ['1', 'short ton', 't', '0.90718474'],
  ['1000', 'L', 'm3', '1'],
])('%s %s in %s are %s', (value, from, to, expected) => {
  expect(digits(convert(exact(value), from, to) ?? exact(-1))).toBe(expected);
});
