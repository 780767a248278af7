import { ACTIVITY_TYPES, type ActivityType, isWithoutEmissions } from '@lichen/contracts/activities/activity-types';
import { METHODS } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { utcDay } from '@lichen/contracts/formats/days';
import type { CalculationRow } from '../calculation-row';
import { convert } from '../conversion';
import { digits, exact, sum } from '../exact';
import { COMPANY_FIGURE, SUPPLIER_FIGURE } from '../parts';
import { bought, car, DAYS, GOODS, ODD_WAYS, of, pounds, power, product } from '../testing/odd-ways.loader';
import { rowsOf, shippedLibrary } from '../testing/rows-of.loader';
import { type UkInput, ukInputs } from '../testing/uk-inputs.loader';
import { explain } from './explain';
import { ENGLISH, readerOf } from './reader';

/** Every way to enter an activity of every type, and what its explanation shows of it. */

interface Told {
  readonly type: ActivityType;
  readonly row: CalculationRow;
  readonly told: ReturnType<typeof explain>;
}

function toldOf({ type, activity, around }: UkInput): Told[] {
  return rowsOf(type, { ...DAYS, ...activity }, around)
    .filter(({ exact_kg }) => exact_kg !== null)
    .map((row) => {
      const stored = { ...row, _id: 'c1', activity_type: type, created_on: 1, created_by: 'm' };
      return { type, row, told: explain(stored, shippedLibrary) };
    });
}

const all: readonly Told[] = [...ODD_WAYS, ...ukInputs(0.123_457)].flatMap(toldOf);
const steps = all.flatMap((each) => each.told.steps.map((step) => ({ ...each, step })));

test('each of the odd ways gives a figure', () => {
  expect(ODD_WAYS.filter((each) => toldOf(each).length === 0).map(({ type, activity }) => [type, activity])).toEqual(
    [],
  );
});

test('every type with emissions and every method is among them', () => {
  const types = new Set(all.map(({ type }) => type));
  const expected = (Object.keys(ACTIVITY_TYPES) as ActivityType[]).filter((type) => !isWithoutEmissions(type));
  expect([...types].sort()).toEqual([...expected].sort());
  expect(new Set(all.map(({ row }) => row.method))).toEqual(new Set(METHODS));
  expect(all.length).toBeGreaterThan(4000);
});

/** Figures without a factor, whose steps name who stated them. */
const STATED = new Set([SUPPLIER_FIGURE, COMPANY_FIGURE]) as ReadonlySet<string>;

const plain = (shown: string) => exact(shown.replaceAll(',', ''));
const perOf = (units: string) => readerOf(ENGLISH).perUnit(units).slice('kg CO₂e/'.length);
const PRODUCT = /^(?:.*: )?(-?[\d,.]+) (.+) × ([\d,.]+) kg CO₂e\/(.+) = (-?[\d,.]+) kg CO₂e$/;

test('the unit of each amount is that of its factor, and what is shown multiplies to what is shown', () => {
  const wrong = steps
    .filter(({ row, step }) => step.kind === 'product' && !STATED.has(row.factor_id ?? ''))
    .flatMap(({ type, step }) => {
      const [, quantity = '', unit, factor = '', per, kg = ''] = PRODUCT.exec(step.text) ?? [];
      const [amount, rate] = step.terms;
      if (!unit || perOf(amount?.units ?? '') !== per || `kg CO₂e/${amount?.units}` !== rate?.units)
        return [`${type}: ${step.text}`];
      const decimals = kg.split('.')[1]?.length ?? 0;
      // Kilograms have at least three decimals and three digits; the quantity is cut after nine decimals.
      const near = exact('0.5')
        .div(exact(10).pow(Math.max(decimals, 3)))
        .plus(plain(factor).times('1e-9'));
      const off = plain(quantity).times(plain(factor)).minus(plain(kg)).abs();
      return off.lte(near) ? [] : [`${type}: ${step.text} is off by ${off.toFixed()}`];
    });
  expect(wrong).toEqual([]);
});

test('every step gives its result, and takes up what was entered or what another step gave', () => {
  const wrong = all.flatMap(({ type, row, told }) => {
    const known = new Set([...row.inputs.map(({ value }) => value), String(row.basis)]);
    const shared = told.steps.filter(({ kind }) => kind === 'product').map(({ terms }) => terms[0]?.value ?? '');
    return told.steps.flatMap(({ kind, terms, value, units, text }) => {
      const figures = terms.map((term) => exact(term.value));
      const [first] = terms;
      const result = {
        sum: () => sum(figures),
        conversion: () => convert(exact(first?.value ?? 0), first?.units ?? '', units) ?? figures[0],
        product: () => figures.reduce((one, other) => one.times(other)),
        quantity: () => figures.reduce((one, other, at) => (terms[at]?.over ? one.div(other) : one.times(other))),
      }[kind]();
      const isKnown =
        kind === 'product'
          ? shared.length > 1 || known.has(first?.value ?? '')
          : terms.every((term) => known.has(term.value));
      known.add(value);
      const isRight = result?.minus(value).abs().lte('1e-24');
      return isRight && isKnown ? [] : [`${type}: ${text} (${isRight}, ${isKnown})`];
    });
  });
  expect(wrong).toEqual([]);
});

test('the last step is the figure, and none that is not zero reads as zero', () => {
  for (const { row, told } of all) {
    expect(told.steps.at(-1)?.value).toBe(row.exact_kg);
    const shown = told.steps.at(-1)?.text.split(' = ').at(-1) ?? '';
    expect([told.formula, /[1-9]/.test(shown)]).toEqual([told.formula, row.exact_kg !== '0']);
  }
});

test('no year is grouped', () => {
  const grouped = all.flatMap(({ told }) =>
    told.inputs.filter(
      ({ text, value }) => /^\d{4}$/.test(value) && text.includes(',') && value < '2100' && value > '1900',
    ),
  );
  expect(grouped).toEqual([]);
});

const texts = (each: UkInput, at = 0) => toldOf(each)[at]?.told.steps.map(({ text }) => text);
const oneDay = { from: utcDay(2025, 5, 6), to: utcDay(2025, 5, 6) };

test('kilograms of goods become tonnes in a step of their own', () => {
  const goods = bought({ material: 'steel_cans', units: 'kg', total_amount: 141, ...oneDay });
  expect(texts(goods)).toEqual(['141 kg = 0.141 t', '0.141 t × 2,863.90131 kg CO₂e/t = 403.81 kg CO₂e']);
});

test('so do those of waste, each route by itself', () => {
  const routes = {
    landfill_weight: 141,
    landfill_weight_units: 'kg',
    recycled_weight: 20,
    recycled_weight_units: 'kg',
  };
  const wasted = of(
    'waste_activitys',
    { ...GOODS, waste_material: 'glass', ...routes, ...oneDay },
    { goods: { product } },
  );
  expect(texts(wasted)?.slice(0, 2)).toEqual(['20 kg = 0.02 t', '141 kg = 0.141 t']);
});

test('100 miles shared by three are told as they were entered', () => {
  const [made] = toldOf(of('business_travel', { ...car, ...oneDay }));
  expect(made?.told.sentence).toMatch(/^Business travel: 100 miles ÷ 3 \(Occupants\), on 06\/05\/2025, gives /);
  expect(made?.told.inputs.slice(0, 2).map(({ label, text }) => [label, text])).toEqual([
    ['Distance', '100 miles'],
    ['Occupants', '3'],
  ]);
  expect(made?.told.steps[0]?.text).toBe('100 miles ÷ 3 (Occupants) = 33.333333333 miles');
});

test.each([
  ['en-GB', '06/05/2025', '31/12/2025'],
  ['en-US', '05/06/2025', '12/31/2025'],
  ['DE', '06/05/2025', '31/12/2025'],
] as const)('days are written as readers of %s write them', (language, first, last) => {
  const sentenceOf = (days: object) => {
    const { activity, around } = of('business_travel', { ...car, ...days });
    const [row] = rowsOf('business_travel', activity, around);
    if (!row) throw new Error('no row');
    const stored = { ...row, _id: 'c1', activity_type: 'business_travel', created_on: 1, created_by: 'm' };
    return explain(stored, shippedLibrary, { ...ENGLISH, language }).sentence;
  };
  expect(sentenceOf(oneDay)).toContain(first);
  const many = sentenceOf({ from: oneDay.from, to: utcDay(2025, 12, 31) });
  expect([many.includes(first), many.includes(last)]).toEqual([true, true]);
});

test('a figure of the supplier is never kilograms of goods times one', () => {
  const stated = of('waste_activitys', { ...GOODS, co2_type: 'supplier', co2: 0.5, co2_units: 't', ...oneDay });
  const [made] = toldOf({ ...stated, around: { ...stated.around, goods: { product: null } } });
  expect(made?.told.sentence).toBe('Waste: 0.5 t CO₂e stated by the supplier, on 06/05/2025, gives 500 kg CO₂e.');
  expect(made?.told.steps.map(({ text }) => text)).toEqual([
    '0.5 t CO₂e = 500 kg CO₂e',
    'Figure stated by the supplier = 500 kg CO₂e',
  ]);
  expect([made?.told.formula, made?.told.factors[0]?.text]).toEqual([
    'Figure stated by the supplier = 500 kg CO₂e',
    '500 kg CO₂e',
  ]);
  const carbon = { amount: 4, units: 'kg', scope: 'scope_1', scope3_category: null, source: null, reason: null };
  const [own] = toldOf(of('carbon_activitys', { ...carbon, ...oneDay }));
  expect(own?.told.sentence).toBe('Carbon: 4 kg CO₂e stated by the company, on 06/05/2025, gives 4 kg CO₂e.');
});

test('the goods that the supplier stated a figure for come first', () => {
  const [row] = rowsOf(
    'purchased_goods_activitys',
    { ...GOODS, ...oneDay, co2_type: 'supplier', co2: 12, co2_units: 'kg' },
    { goods: { product: null } },
  );
  if (!row) throw new Error('no row');
  const stored = { ...row, _id: 'c1', activity_type: 'purchased_goods_activitys', created_on: 1, created_by: 'm' };
  expect(explain(stored, shippedLibrary, ENGLISH, { statedFor: { value: 141, units: 'kg' } }).sentence).toBe(
    'Purchased goods: 141 kg with 12 kg CO₂e stated by the supplier, on 06/05/2025, gives 12 kg CO₂e.',
  );
});

test('a number of one is left out of the product, and any other number is told', () => {
  const burnt = (quantity: number) =>
    toldOf(
      of('fuel_activitys', { fuel: 'Gas oil', amount: 10, units: 'L', quantity, manual_energy: false, ...oneDay }),
    )[0]?.told;
  expect(burnt(1)?.sentence).toMatch(/: 10 L, on /);
  expect(burnt(1)?.steps.map(({ kind }) => kind)).toEqual(['product']);
  expect(burnt(20)?.sentence).toMatch(/: 10 L × 20 \(Quantity\), on /);
  expect(burnt(20)?.steps[0]?.text).toBe('10 L × 20 (Quantity) = 200 L');
  const ones = all.filter(({ told }) => / × 1 \(Quantity\)/.test(JSON.stringify(told)));
  expect(ones).toEqual([]);
});

test('£1,000 are told before VAT, rate and index', () => {
  const [made] = toldOf(bought({ ...pounds, spend_category: 'naics_541611', ...oneDay, from: utcDay(2024, 5, 6) }));
  expect(made?.told.sentence).toMatch(/^Purchased goods: 1,000 GBP, on /);
  expect(made?.told.inputs[0]).toMatchObject({ label: 'Cost', text: '1,000 GBP' });
  expect(made?.told.steps[0]?.text).toMatch(
    /^1,000 GBP × [\d.]+ USD\/GBP × [\d.]+ \(Price index of the factor\) ÷ [\d.]+ \(Price index of the purchase\) = [\d,.]+ USD$/,
  );
  const british = toldOf(bought({ ...pounds, spend_category: 'sic2003_74', ...oneDay }))[0]?.told;
  expect(british?.steps[0]?.text).toMatch(/^1,000 GBP × 1.2 \(Multiplier for VAT\) × /);
  expect(british?.inputs.find(({ label }) => label === 'Prices of')?.text).toBe('2009');
});

test.each([
  ['MWh', 0.5, '0.5 MWh = 500 kWh'],
  ['GJ', 1.8, '1.8 GJ = 500 kWh'],
  ['kWh', 500, '500 kWh'],
])('a renewable amount in %s is told as it was entered first', (units, renewable_amount, text) => {
  const entered = { amount: renewable_amount * 2, units, renewable_amount, instrument: 'REGO' };
  const made = toldOf(of('electricity_activitys', { ...entered, ...oneDay }));
  const market = made.find(({ row }) => row.scope2_basis === 'market')?.told;
  const fact = market?.inputs.find(({ label }) => label === 'Renewable amount');
  expect(fact).toEqual({ label: 'Renewable amount', value: String(renewable_amount), units, text });
});

test('a market-based figure names the renewable amount, its proof and the rates', () => {
  const made = toldOf(
    of('electricity_activitys', { ...power, units: 'kWh', instrument: 'REGO', supplier_factor: 0.2345, ...oneDay }),
  );
  const market = made.find(({ row }) => row.scope2_basis === 'market')?.told;
  expect(market?.inputs.map(({ label, text }) => [label, text])).toEqual(
    expect.arrayContaining([
      ['Renewable amount', '1,000 kWh'],
      ['Proof of renewable power', 'REGO'],
      ['Rate of the renewable amount', '0 kg CO₂e/kWh'],
      ['Rate stated by the supplier', '0.2345 kg CO₂e/kWh'],
    ]),
  );
  expect(market?.steps.map(({ text }) => text)).toEqual([
    'REGO: 1,000 kWh × 0 kg CO₂e/kWh = 0 kg CO₂e',
    'Rate stated by the supplier: 234.567 kWh × 0.2345 kg CO₂e/kWh = 55.006 kg CO₂e',
    '0 + 55.006 = 55.006 kg CO₂e',
  ]);
});

test('tiny figures keep three digits', () => {
  const tiny = of('water_activitys', { amount: 0.000_123_456, units: 'm3', ...oneDay });
  const [made] = toldOf(tiny);
  expect(digits(exact(made?.row.exact_kg ?? 0))).not.toBe('0');
  expect(made?.told.sentence).toMatch(/gives 0\.0000\d{3} kg CO₂e\.$/);
});
