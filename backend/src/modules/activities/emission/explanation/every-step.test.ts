import { join } from 'node:path';
import { ACTIVITY_TYPES, type ActivityType, isWithoutEmissions } from '@lichen/contracts/activities/activity-types';
import { METHODS } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { utcDay } from '@lichen/contracts/formats/days';
import type { CalculationRow } from '../calculation-row';
import { convert } from '../conversion';
import { digits, exact, sum } from '../exact';
import type { CalculableActivity } from '../calculation';
import { loadRates } from '../../factors/rates.loader';
import { type Circumstances, rowsOf, shippedLibrary } from '../testing/rows-of.loader';
import { type UkInput, ukInputs } from '../testing/uk-inputs.loader';
import { explain } from './explain';
import { ENGLISH, readerOf } from './reader';

/** Every way to enter an activity of every type, and what its explanation shows of it. */

const GB = { country: 'GB', electricity_grid: 'United Kingdom', area: 1000, area_units: 'ft2' };
const POLAND = { country: 'PL', electricity_grid: 'Poland' };
const STATES = { country: 'US', electricity_grid: 'US Average' };
const rates = loadRates(join(__dirname, '../../../../../reference/rates'));
const DAYS = { from: utcDay(2025, 3, 10), to: utcDay(2026, 2, 9) };

const GOODS = {
  ...{ unit_type: 'simple', pack_qty: null, units: null, size: null, quantity: null, total_amount: null },
  ...{ recycle: null, material: null, cost: null, spend_category: null, without_margins: null, vat_rate: null },
  ...{ capital: null, co2_type: 'estimate', co2: null, co2_units: null, includes_transmission: null, method: null },
  ewc_code: null,
};
const pounds = { cost: { currency: 'GBP', amount: 1000 } };
const product = { name: 'Paint', units: 'L', density: 0.0013, recycle: null };
const returned = {
  ...{ _id: 'r1', year: 2025, currency: 'USD', revenue: 3_000_000, total_co2: 1200, co2_units: 't' as const },
  ...{ period_start: utcDay(2025, 1, 1), period_end: utcDay(2025, 12, 31), scopes_included: null },
  ...{
    scope1_co2: 500,
    scope2_co2: 200,
    scope3_co2: 500,
    scope3_coverage: 'upstream' as const,
    quality: 'reported' as const,
    ...{ verified_by: null, assurance: null, verified_on: null },
  },
} as const;
const tariff = {
  ...{ _id: 't', version: 1, name: 'Tariff', kind: 'supplier_tariff', activity_type: 'fuel_activitys', item: null },
  ...{ product_id: null, location_id: null, partner_id: null, units: 'MWh', currency: null, kg_co2e: 51.5 },
  ...{ kg_co2: null, kg_ch4: null, kg_n2o: null, valid_from: utcDay(2025, 6, 1), valid_to: null },
  ...{ source: 'Letter', source_url: null, note: null },
} as const;

const power = { amount: 1234.567, units: 'MWh', renewable_amount: 1000 };
const car = { transport_method: 'car', travel_class: 'average', distance: 100, units: 'miles', occupants: 3 };
const bought = (over: CalculableActivity, around: Circumstances['goods'] = { product: null, rates }): UkInput => ({
  ...{ type: 'purchased_goods_activitys', activity: { ...GOODS, ...over } },
  around: { location: GB, goods: around },
});
const of = (type: ActivityType, activity: CalculableActivity, around: Circumstances = {}): UkInput => ({
  ...{ type, activity, around: { location: GB, ...around } },
});
const vehicle = (fuel_type: string, location: object = GB) => ({
  vehicle: { type: 'average_car', fuel_type, power_rating: 7.4, location },
});

const ODD: readonly UkInput[] = [
  ...['GO', 'PPA', 'supplier_tariff', null].map((instrument) => of('electricity_activitys', { ...power, instrument })),
  of('electricity_activitys', { ...power, instrument: 'REGO', supplier_factor: 0.2345 }),
  of('electricity_activitys', { ...power, self_produced: true }),
  of('fuel_activitys', { fuel: 'Natural gas', amount: 14, units: 'kg', quantity: 3, manual_energy: false }),
  of('fuel_activitys', {
    ...{ fuel: 'Natural gas', amount: 10, units: 'm3', quantity: 2 },
    ...{ manual_energy: true, energy_used: 0.000_012, energy_units: 'GJ' },
  }),
  of(
    'fuel_activitys',
    { fuel: 'Natural gas', amount: 10_000, units: 'kWh', quantity: 1, manual_energy: false },
    { ownFactors: [tariff as never] },
  ),
  of(
    'fuel_activitys',
    { fuel: 'Diesel (100% mineral diesel)', amount: 3, units: 'gal (US)', quantity: 1 },
    { location: STATES },
  ),
  of('refrigerant_activitys', { refrigerant_type: 'R410A', refrigerant_used: 7, units: 'lbs' }),
  of('vehicle_activitys', { fuel_type: 'diesel', quantity: 40, fuel_units: 'gal (imp)' }, vehicle('diesel')),
  of('vehicle_activitys', { fuel_type: 'battery_electric', number_of_hours: 3.5 }, vehicle('battery_electric')),
  of('vehicle_activitys', { fuel_type: 'diesel', quantity: 40, fuel_units: 'mile' }, vehicle('diesel')),
  ...[DAYS, { from: DAYS.from, to: DAYS.from }].map((days) =>
    of(
      'vehicle_journeys',
      { distance: 100, units: 'miles', ...days },
      { location: POLAND, ...vehicle('battery_electric', POLAND) },
    ),
  ),
  of(
    'power_activitys',
    { fuel: 'Natural gas', amount: 10, units: 'm3', quantity: 2, generated: 1, used: null, sold: null },
    { source: { name: 'CHP', power_generation_method: 'natural_gas' } },
  ),
  of(
    'power_activitys',
    { fuel: null, units: 'MWh', generated: 12, used: 10, sold: 2 },
    { source: { name: 'Roof', power_generation_method: 'solar_photovoltaic' } },
  ),
  of('business_travel', car),
  of('business_travel', { ...car, occupants: 7 }, { location: STATES }),
  of('business_travel', { ...car, transport_method: 'national_rail', travel_class: 'average', occupants: null }),
  of('commute', { ...car, transport_method: 'bicycle', travel_class: 'average' }),
  of('commute', { ...car, journeys: 220 }),
  of('stays', { stay_type: 'hotel', location: { country: 'FR' }, rooms: 2, nights: 3 }),
  of('home_working_activity', { working_hours: 100, equipment: true, air_conditioner: true, air_conditioner_kw: 0.9 }),
  of('upstream_transmission_distribution', {
    transport_method: 'van',
    travel_class: 'average',
    weight: 250,
    weight_units: 'lbs',
    distance: 33,
    units: 'miles',
  }),
  of(
    'upstream_transmission_distribution',
    {
      transport_method: 'rail_freight',
      travel_class: 'average',
      weight: 250,
      weight_units: 'kg',
      distance: 33,
      units: 'miles',
    },
    { location: STATES },
  ),
  of('lease_activitys', { area: null, area_units: null, energy_per_m2: 120, price: null, vat_rate: null }),
  of(
    'lease_activitys',
    { energy_per_m2: null, price: { currency: 'GBP', amount: 12_000 }, vat_rate: null },
    { goods: { product: null, rates } },
  ),
  of('carbon_activitys', {
    amount: 0.004,
    units: 't',
    scope: 'scope_1',
    scope3_category: null,
    source: 'Audit',
    reason: null,
  }),
  of(
    'waste_activitys',
    {
      ...GOODS,
      waste_material: 'glass',
      landfill_weight: 141,
      landfill_weight_units: 'kg',
      recycled_volume: 30,
      recycled_volume_units: 'L',
    },
    { goods: { product } },
  ),
  of(
    'waste_activitys',
    { ...GOODS, co2_type: 'supplier', co2: 0.5, co2_units: 't' as const },
    { goods: { product: null } },
  ),
  bought({ material: 'steel_cans', units: 'kg', total_amount: 141 }),
  bought({
    material: 'plastic_average_plastics',
    units: 'lbs',
    size: 2,
    quantity: 7,
    unit_type: 'packs',
    pack_qty: 12,
    total_amount: 168,
    recycle: 30,
  }),
  bought({ material: 'plastic_average_plastics', units: 'L', total_amount: 3 }, { product, rates }),
  bought({ ...pounds, spend_category: 'sic2003_74' }),
  bought({ ...pounds, spend_category: 'naics_541611', vat_rate: 5 }),
  bought({ cost: { currency: 'EUR', amount: 0.02 }, spend_category: 'naics_541611' }),
  bought({ cost: { currency: 'NOK', amount: 1234.5 }, spend_category: 'sic2003_74' }),
  bought({ ...pounds, co2_type: 'supplier', co2: 12.5, co2_units: 'kg' }),
  bought(pounds, { product: null, rates, returns: [returned] }),
];

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

const all: readonly Told[] = [...ODD, ...ukInputs(0.123_457)].flatMap(toldOf);
const steps = all.flatMap((each) => each.told.steps.map((step) => ({ ...each, step })));

test('each of the odd ways gives a figure', () => {
  expect(ODD.filter((each) => toldOf(each).length === 0).map(({ type, activity }) => [type, activity])).toEqual([]);
});

test('every type with emissions and every method is among them', () => {
  const types = new Set(all.map(({ type }) => type));
  const expected = (Object.keys(ACTIVITY_TYPES) as ActivityType[]).filter((type) => !isWithoutEmissions(type));
  expect([...types].sort()).toEqual([...expected].sort());
  expect(new Set(all.map(({ row }) => row.method))).toEqual(new Set(METHODS));
  expect(all.length).toBeGreaterThan(4000);
});

const plain = (shown: string) => exact(shown.replaceAll(',', ''));
const perOf = (units: string) => readerOf(ENGLISH).perUnit(units).slice('kg CO₂e/'.length);
const PRODUCT = /^(?:.*: )?(-?[\d,.]+) (.+) × ([\d,.]+) kg CO₂e\/(.+) = (-?[\d,.]+) kg CO₂e$/;

test('the unit of each amount is that of its factor, and what is shown multiplies to what is shown', () => {
  const wrong = steps
    .filter(({ step }) => step.kind === 'product')
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
  expect(made?.told.sentence).toMatch(
    /^Business travel: 100 miles ÷ 3 \(Occupants\), from 06\/05\/2025 to 06\/05\/2025, gives /,
  );
  expect(made?.told.inputs.slice(0, 2).map(({ label, text }) => [label, text])).toEqual([
    ['Distance', '100 miles'],
    ['Occupants', '3'],
  ]);
  expect(made?.told.steps[0]?.text).toBe('100 miles ÷ 3 (Occupants) = 33.333333333 miles');
});

test('£1,000 are told before VAT, rate and index', () => {
  const [made] = toldOf(bought({ ...pounds, spend_category: 'naics_541611', ...oneDay, from: utcDay(2024, 5, 6) }));
  expect(made?.told.sentence).toMatch(/^Purchased goods: 1,000 GBP, from /);
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
