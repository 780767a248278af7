import { utcDay } from '@lichen/contracts/formats/days';
import { fittingFactors } from './own-factor';
import type { OwnFactor } from './own-factor-record';
import { rowsOf } from '../testing/rows-of.loader';

const tariff = (changes: Partial<OwnFactor> = {}): OwnFactor =>
  ({
    ...{ _id: 't', version: 3, name: 'Green gas', kind: 'supplier_tariff', activity_type: 'fuel_activitys' },
    ...{ item: 'Natural gas', product_id: null, location_id: null, partner_id: null, units: 'kWh' },
    ...{ kg_co2e: 0.05, kg_co2: null, kg_ch4: null, kg_n2o: null },
    ...{ valid_from: utcDay(2025, 1, 1), valid_to: null, source: 'Gas Ltd, letter', source_url: null, note: null },
    ...changes,
  }) as OwnFactor;

const gas = {
  ...{
    from: utcDay(2025, 1, 1),
    to: utcDay(2025, 1, 31),
    fuel: 'Natural gas',
    amount: 1000,
    units: 'kWh',
    quantity: 1,
  },
  ...{ location_id: 'l', partner_id: 'p' },
};
const power = {
  ...{ from: utcDay(2025, 1, 1), to: utcDay(2025, 1, 31), amount: 3100, units: 'kWh', renewable_amount: 0 },
  electricity_grid: 'United Kingdom',
};
const ofPower = (changes: Partial<OwnFactor> = {}) =>
  tariff({ activity_type: 'electricity_activitys', item: null, ...changes });

const figures = (rows: ReturnType<typeof rowsOf>) =>
  rows.map(({ component, scope2_basis, method, exact_kg }) => [component, scope2_basis, method, exact_kg]);

test('an own factor stands before the published one, which stays beside it', () => {
  const rows = rowsOf('fuel_activitys', gas, { ownFactors: [tariff()] });

  expect(figures(rows).slice(0, 3)).toEqual([
    ['direct', null, 'supplier', '50'],
    ['direct', null, 'factor', '182.96'],
    ['wtt', null, 'factor', expect.any(String)],
  ]);
  expect(rows[0]).toMatchObject({
    factor_id: 'own_factors/t@3',
    source: 'Gas Ltd, letter, Green gas, v3',
    note: 'The factor is the company’s own: it comes before what is published.',
  });
});

test('a unit of the same kind is converted exactly, and one of another is no match', () => {
  const own = tariff({ units: 'MWh', kg_co2e: 50 });

  expect(rowsOf('fuel_activitys', gas, { ownFactors: [own] })[0]?.exact_kg).toBe('50');
  expect(rowsOf('fuel_activitys', gas, { ownFactors: [tariff({ units: 'L' })] })[0]?.method).toBe('factor');
});

test.each([
  ['another fuel', { item: 'Diesel' }],
  ['another location', { location_id: 'm' }],
  ['another supplier', { partner_id: 'q' }],
  ['another type', { activity_type: 'water_activitys' as const }],
  ['days before it', { valid_from: utcDay(2025, 2, 1) }],
  ['days after it', { valid_from: utcDay(2024, 1, 1), valid_to: utcDay(2024, 12, 31) }],
])('%s is not meant by it', (_name, changes) => {
  expect(rowsOf('fuel_activitys', gas, { ownFactors: [tariff(changes)] })[0]?.exact_kg).toBe('182.96');
});

test('the most particular one counts, then the newest', () => {
  const all = [
    tariff({ _id: 'a', item: null }),
    tariff({ _id: 'b', location_id: 'l' }),
    tariff({ _id: 'c', valid_from: utcDay(2024, 1, 1) }),
    tariff({ _id: 'd' }),
  ];
  expect(fittingFactors('fuel_activitys', gas, all).map(({ _id }) => _id)).toEqual(['b', 'd', 'c', 'a']);
});

test('one tariff after another shares the period by days', () => {
  const days = { from: utcDay(2025, 1, 22), to: utcDay(2025, 1, 31) };
  const old = tariff({ _id: 'old', valid_to: utcDay(2025, 1, 29) });
  const next = tariff({ _id: 'new', valid_from: utcDay(2025, 1, 30), kg_co2e: 0.1 });

  const [row] = rowsOf('fuel_activitys', { ...gas, ...days }, { ownFactors: [old, next] });

  expect(row?.parts?.map(({ days, quantity }) => [days, quantity])).toEqual([
    [8, '800'],
    [2, '200'],
  ]);
  expect(row?.exact_kg).toBe('60');
});

test('of power it moves the market-based figure alone, on its days, behind certificates', () => {
  const market = (activity: object, own: OwnFactor) =>
    rowsOf('electricity_activitys', activity as typeof power, { ownFactors: [own] }).find(
      ({ scope2_basis }) => scope2_basis === 'market',
    );
  const rows = rowsOf('electricity_activitys', power, { ownFactors: [ofPower({ kg_co2e: 0.1 })] });
  expect(figures(rows).slice(0, 2)).toEqual([
    ['direct', 'location', 'factor', '548.7'],
    ['direct', 'market', 'factor', '310'],
  ]);

  const proven = { ...power, renewable_amount: 1000, instrument: 'REGO' };
  expect(market(proven, ofPower({ kg_co2e: 0.1 }))?.exact_kg).toBe('210');

  const late = ofPower({ kg_co2e: 0.1, valid_from: utcDay(2025, 1, 12) });
  // 11 days of the grid at 0.177, 20 days of the tariff.
  expect(market(power, late)?.exact_kg).toBe('394.7');
});

test('a rate on the bill comes before a tariff, and a contract before both', () => {
  const billed = { ...power, supplier_factor: 0.2 };
  const market = (own: OwnFactor) => rowsOf('electricity_activitys', billed, { ownFactors: [own] })[1]?.exact_kg;

  expect(market(ofPower())).toBe('620');
  expect(market(ofPower({ kind: 'contractual_instrument' }))).toBe('155');
});

test('a figure of the delivery itself comes before an own factor, and a chosen method is kept', () => {
  const goods = {
    ...{ from: utcDay(2025, 1, 1), to: utcDay(2025, 1, 1), unit_type: 'simple', units: 'kg', quantity: 10 },
    ...{ total_amount: 10, co2_type: 'supplier', co2: 4, co2_units: 'kg', size: null, material: null, cost: null },
    ...{ spend_category: null, method: null, pack_qty: null, recycle: null, includes_transmission: null },
  };
  const own = tariff({ activity_type: 'purchased_goods_activitys', item: null, units: 'kg', kg_co2e: 2 });
  const methods = (activity: object) =>
    rowsOf('purchased_goods_activitys', { ...goods, ...activity }, { ownFactors: [own], goods: { product: null } })
      .filter(({ err_msg }) => !err_msg)
      .map(({ method, exact_kg }) => [method, exact_kg]);

  expect(methods({})[0]).toEqual(['supplier', '4']);
  const plastic = { co2: null, co2_type: 'estimate', material: 'plastic_average_plastics' };
  expect(methods({ co2: null, co2_type: 'estimate' })).toEqual([['supplier', '20']]);
  expect(methods(plastic)[0]).toEqual(['supplier', '20']);
  expect(methods({ ...plastic, method: 'factor' }).map(([method]) => method)).toEqual(['factor', 'supplier']);
});
