import { DAY, utcDay } from '@lichen/contracts/formats/days';
import fc from 'fast-check';
import { exact, digits, sum } from '../exact';
import { explain } from '../explanation/explain';
import { splitByMonth } from '../month-split';
import { fittingFactors } from './own-factor';
import type { OwnFactor } from './own-factor-record';
import type { YearRule } from '../published/factor-choice';
import { shippedLibrary, rowsOf } from '../testing/rows-of.loader';

const factor = (changes: Partial<OwnFactor>): OwnFactor =>
  ({
    ...{ _id: 't', version: 1, name: 'Tariff', kind: 'supplier_tariff', activity_type: 'fuel_activitys' },
    ...{ item: null, product_id: null, location_id: null, partner_id: null, units: 'kWh' },
    ...{ kg_co2e: 0.05, kg_co2: null, kg_ch4: null, kg_n2o: null },
    ...{ valid_from: utcDay(2025, 1, 1), valid_to: null, source: 'Gas Ltd', source_url: null, note: null },
    ...changes,
  }) as OwnFactor;

const gas = (from: number, to: number, amount: number) => ({
  ...{ from, to, amount, fuel: 'Natural gas', units: 'kWh', quantity: 1, manual_energy: false },
});
const parted = (row: ReturnType<typeof rowsOf>[number] | undefined) =>
  row?.parts?.map(({ days, quantity, factor_id, kg }) => [days, quantity, factor_id, kg]);

// UK Government 2025, natural gas 1_100_1004_6_1: 0.18296 a kWh.
test('an own factor of some days leaves the others to what is published', () => {
  const january = gas(utcDay(2025, 1, 1), utcDay(2025, 1, 31), 3100);
  const rows = rowsOf('fuel_activitys', january, { ownFactors: [factor({ valid_from: utcDay(2025, 1, 12) })] });

  expect(parted(rows[0])).toEqual([
    [11, '1100', 'uk-2025/1_100_1004_6_1', '201.256'],
    [20, '2000', 'own_factors/t@1', '100'],
  ]);
  expect(rows[0]).toMatchObject({
    ...{ exact_kg: '301.256', method: 'supplier', calc_units: 'kWh', calc_basis: '3100', factor: null },
    note: 'On the days of the company’s own factor that factor counts, on the other days what is published for them.',
  });
  expect(rows[1]).toMatchObject({ component: 'direct', method: 'factor', exact_kg: '567.176' });
});

test('a single day without one is that day only', () => {
  const year = gas(utcDay(2025, 1, 1), utcDay(2025, 12, 31), 36_500);
  const [row] = rowsOf('fuel_activitys', year, { ownFactors: [factor({ valid_to: utcDay(2025, 12, 30) })] });
  expect(parted(row)).toEqual([
    [364, '36400', 'own_factors/t@1', '1820'],
    [1, '100', 'uk-2025/1_100_1004_6_1', '18.296'],
  ]);
});

test('a factor per MWh counts in the unit of the published one, a thousandth each', () => {
  const own = factor({ units: 'MWh', kg_co2e: 50, valid_from: utcDay(2025, 1, 12) });
  const [row] = rowsOf('fuel_activitys', gas(utcDay(2025, 1, 1), utcDay(2025, 1, 31), 3100), { ownFactors: [own] });
  expect(row?.parts?.[1]).toMatchObject({ factor: '0.05', kg: '100' });
});

test('over the New Year the published days follow the year rule, and the own ones do not', () => {
  const own = [factor({ valid_from: utcDay(2025, 2, 1), valid_to: null })];
  const winter = gas(utcDay(2024, 12, 17), utcDay(2025, 2, 28), 7400);
  const ids = (yearRule: YearRule) =>
    rowsOf('fuel_activitys', winter, { ownFactors: own, yearRule })[0]?.parts?.map(({ days, factor_id }) => [
      days,
      factor_id.split('/')[0],
    ]);

  expect(ids('blended')).toEqual([
    [15, 'uk-2024'],
    [31, 'uk-2025'],
    [28, 'own_factors'],
  ]);
  expect(ids('majority')).toEqual([
    [46, 'uk-2025'],
    [28, 'own_factors'],
  ]);
});

test('the record says which words belong to which factor', () => {
  const own = factor({ valid_from: utcDay(2025, 1, 12) });
  const [row] = rowsOf('fuel_activitys', gas(utcDay(2025, 1, 1), utcDay(2025, 1, 31), 3100), { ownFactors: [own] });
  const stored = { ...row, _id: 'r', activity_type: 'fuel_activitys', created_on: 0, created_by: 'p' };
  const { factors, formula } = explain(stored as never, shippedLibrary);
  expect(factors.map(({ label, publisher }) => [publisher, label])).toEqual([
    ['UK Government (DESNZ)', expect.stringContaining('Natural gas')],
    ['Gas Ltd, Tariff, v1', 'Gas Ltd, Tariff, v1'],
  ]);
  expect(formula).toBe('1,100 kWh × 0.18296 kg CO₂e/kWh + 2,000 kWh × 0.05 kg CO₂e/kWh = 301.256 kg CO₂e');
});

const span = fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 500 }));
const days = ([start, length]: [number, number]) => ({
  from: utcDay(2024, 1, 1) + start * DAY,
  to: utcDay(2024, 1, 1) + (start + length) * DAY,
});
const ownFactors = fc.array(
  fc.record({
    valid: span,
    units: fc.constantFrom('kWh' as const, 'MWh' as const),
    kg: fc.integer({ min: 0, max: 999 }),
    open: fc.boolean(),
  }),
  { maxLength: 4 },
);

test('whatever days own factors are valid on, every day has its one factor and the parts make the whole', () => {
  const rules = fc.constantFrom<YearRule>('blended', 'majority');
  let mixed = 0;
  fc.assert(
    fc.property(span, ownFactors, fc.integer({ min: 0, max: 1e9 }), rules, (period, drawn, milli, yearRule) => {
      const own = drawn.map(({ valid, units, kg, open }, at) => {
        const { from: valid_from, to: valid_to } = days(valid);
        return factor({ _id: `f${at}`, units, kg_co2e: kg / 1000, valid_from, valid_to: open ? null : valid_to });
      });
      const activity = gas(days(period).from, days(period).to, milli / 1000);
      const [row] = rowsOf('fuel_activitys', activity, { ownFactors: own, yearRule });
      const plain = rowsOf('fuel_activitys', activity, { yearRule })[0];
      const parts = row?.parts ?? [];
      if (new Set(parts.map(({ factor_id }) => factor_id.startsWith('own_factors/'))).size === 2) mixed += 1;

      expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([activity.from, activity.to]);
      expect(parts.slice(1).map(({ from }) => from)).toEqual(parts.slice(0, -1).map(({ to }) => to + DAY));
      expect(digits(sum(parts.map(({ quantity }) => exact(quantity))))).toBe(row?.calc_basis);
      expect(digits(sum(parts.map(({ kg }) => exact(kg))))).toBe(row?.exact_kg);
      expect(splitByMonth(row as never).reduce((all, { ug }) => all + ug, 0)).toBe(row?.co2_ug);

      const fitting = fittingFactors('fuel_activitys', activity, own);
      for (let day = activity.from; day <= activity.to; day += DAY) {
        const is = (part: { from: number; to: number }) => part.from <= day && part.to >= day;
        const mine = fitting.find(({ valid_from, valid_to }) => valid_from <= day && (valid_to ?? day) >= day);
        const expected = mine ? `own_factors/${mine._id}@1` : plain?.parts?.find(is)?.factor_id;
        if (parts.find(is)?.factor_id !== expected) throw new Error(`${new Date(day).toISOString()}: ${expected}`);
      }
    }),
    { numRuns: 400 },
  );
  expect(mixed).toBeGreaterThan(40);
});
