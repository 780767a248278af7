import { FINDING_KIND_NAMES, type FindingKind } from '@lichen/contracts/activities/checks/checks.call';
import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { utcDay } from '@lichen/contracts/formats/days';
import fc from 'fast-check';
import { asStored, subjectOf, withRequestedMark } from './check-subject';
import { findingsOf } from './checks';

type Draft = Readonly<Record<string, unknown>>;
type Row = readonly [ActivityType, Draft];

const day = (month: number, dayOfMonth: number) => utcDay(2026, month, dayOfMonth);
const month = (at: number) => ({ from: day(at, 1), to: day(at + 1, 0) });

const bill = (over: Draft): Row => [
  'electricity_activitys',
  { location_id: 'works', units: 'kWh', amount: 1000, ...over },
];
const fuel = (over: Draft): Row => [
  'fuel_activitys',
  { location_id: 'works', fuel: 'natural_gas', units: 'kWh', ...over },
];
const purchase = (over: Draft): Row => [
  'purchased_goods_activitys',
  { order_date: day(3, 10), spend_category: 'sic2003_40.1', ...over },
];
const charge = (over: Draft): Row => [
  'vehicle_activitys',
  { location_id: 'works', vehicle_id: 'van', fuel_type: 'battery_electric', date: day(3, 4), ...over },
];
const journey = (over: Draft): Row => [
  'vehicle_journeys',
  { vehicle_id: 'van', date: day(3, 20), from: { name: 'Leith' }, ...over },
];
const lease = (over: Draft): Row => [
  'lease_activitys',
  { location_id: 'works', from: day(1, 1), to: day(12, 31), ...over },
];

const fill = (over: Draft): Row => [
  'vehicle_activitys',
  { vehicle_id: 'van', fuel_type: 'diesel', date: day(3, 4), quantity: 40, fuel_units: 'litres', ...over },
];
const trip = (at: number, over: Draft): Row => [
  'business_travel',
  {
    ...{ profile_id: `p${at}`, transport_method: 'national_rail', journey_date: day(3, at), from: day(3, at) },
    ...{ to: day(3, at), distance: 300 + at, units: 'km', ...over },
  },
];
const pounds = (amount: number) => ({ cost: { amount, currency: 'GBP' } });
const leak = (over: Draft): Row => [
  'refrigerant_activitys',
  { location_id: 'works', ...month(3), refrigerant_type: 'R410A', refrigerant_used: 1.5, ...over },
];
const commute = (over: Draft): Row => [
  'commute',
  asStored('commute', {
    profile_id: 'ann',
    transport_method: 'train',
    journey_date: day(3, 4),
    entry_type: 'yearly',
    distance: 900,
    ...over,
  }),
];

/** Returns the findings, each with the positions of the records it names. */
function found(rows: readonly Row[], kinds: readonly FindingKind[] = FINDING_KIND_NAMES) {
  const records = rows.flatMap(([type, draft], at) => subjectOf(type, String(at), draft) ?? []);
  return findingsOf(records, kinds).map(({ kind, record, others }) => [kind, record.id, ...others.map(({ id }) => id)]);
}

const CASES: readonly (readonly [string, readonly Row[], readonly unknown[]])[] = [
  [
    'the same invoice of one supplier twice, however it is written',
    [
      bill({ ...month(1), partner_id: 'p', invoice_ref: 'A-1' }),
      bill({ ...month(2), partner_id: 'p', invoice_ref: ' a -1 ' }),
    ],
    [['duplicate_invoice', '1', '0']],
  ],
  [
    'the same number of another supplier is another invoice',
    [
      bill({ ...month(1), partner_id: 'p', invoice_ref: 'A-1' }),
      bill({ ...month(2), partner_id: 'q', invoice_ref: 'A-1' }),
    ],
    [],
  ],
  [
    'one invoice over two locations with their own amounts',
    [
      bill({ ...month(1), partner_id: 'p', invoice_ref: 'A-1' }),
      bill({ ...month(1), partner_id: 'p', invoice_ref: 'A-1', location_id: 'barn', amount: 20 }),
    ],
    [],
  ],
  [
    'one invoice typed twice, the second time at the wrong location',
    [
      bill({ ...month(1), partner_id: 'p', invoice_ref: 'A-1' }),
      bill({ ...month(1), partner_id: 'p', invoice_ref: 'A-1', location_id: 'barn' }),
    ],
    [['duplicate_invoice', '1', '0']],
  ],
  [
    'two lines of an order, and one of them again',
    [
      purchase({ spend_category: null, order_ref: 'PO', product_id: 'oak', quantity: 2 }),
      purchase({ spend_category: null, order_ref: 'PO', product_id: 'ash', quantity: 2 }),
      purchase({ spend_category: null, order_ref: 'PO', product_id: 'oak', quantity: 2 }),
    ],
    [['duplicate_invoice', '2', '0']],
  ],
  ['an overlap of one meter', [bill(month(1)), bill({ from: day(1, 20), to: day(2, 20) })], [['overlap', '1', '0']]],
  ['a bill inside a longer one', [bill({ from: day(1, 1), to: day(3, 31) }), bill(month(2))], [['overlap', '1', '0']]],
  [
    'one period twice, of a day',
    [bill({ from: day(1, 5), to: day(1, 5) }), bill({ from: day(1, 5), to: day(1, 5) })],
    [['overlap', '1', '0']],
  ],
  [
    'a bill that begins on the day the last one ended',
    [bill(month(1)), bill({ from: day(1, 31), to: day(2, 28) })],
    [],
  ],
  ['the same days at another location', [bill(month(1)), bill({ ...month(1), location_id: 'barn' })], []],
  ['the same days of another fuel', [fuel(month(1)), fuel({ ...month(1), fuel: 'gas_oil' })], []],
  ['own power beside bought power', [bill(month(1)), bill({ ...month(1), self_produced: true })], []],
  ['a month that is missing', [bill(month(1)), bill(month(3))], [['gap', '1', '0']]],
  ['one day that is missing', [bill(month(1)), bill({ from: day(2, 2), to: day(2, 28) })], []],
  [
    'no gap behind a long bill',
    [bill({ from: day(1, 1), to: day(4, 30) }), bill(month(2)), bill(month(5))],
    [['overlap', '1', '0']],
  ],
  [
    'fuel and journeys of one vehicle, as one case for the journeys of a month',
    [fill({ date: day(3, 4) }), journey({}), journey({ date: day(3, 22) }), journey({ vehicle_id: 'car' })],
    [['fuel_and_journeys', '1', '0', '2']],
  ],
  [
    'fuel of the month before a journey',
    [fill({ date: day(3, 31) }), journey({ date: day(4, 2) })],
    [['fuel_and_journeys', '1', '0']],
  ],
  [
    'fuel 31 days before a journey, and 31 days after its last day',
    [
      fill({ date: day(3, 4) }),
      journey({ date: day(4, 4), end_date: day(4, 6) }),
      fill({ date: day(5, 7) }),
      fill({ date: day(3, 3) }),
      fill({ date: day(5, 8) }),
    ],
    [['fuel_and_journeys', '1', '0', '2']],
  ],
  ['a distance typed as fuel beside a journey', [fill({ fuel_units: 'km' }), journey({})], []],
  ['fuel 32 days away from a journey', [fill({ date: day(3, 3) }), journey({ date: day(4, 4) })], []],
  [
    'charging at a location with a meter',
    [charge({}), bill(month(3)), charge({ location_id: 'barn', vehicle_id: 'car' }), charge({ date: day(5, 1) })],
    [['charging_at_site', '0', '1']],
  ],
  ['diesel taken at a location with a meter', [charge({ fuel_type: 'diesel' }), bill(month(3))], []],
  [
    'current of a plug-in hybrid at a location with a meter, and fuel by its energy',
    [
      charge({ fuel_type: 'plug_in_hybrid', quantity: 9, fuel_units: 'kWh' }),
      bill(month(3)),
      charge({ fuel_type: 'cng', quantity: 9, fuel_units: 'kWh' }),
      charge({ fuel_type: 'plug_in_hybrid', quantity: 9, fuel_units: 'L' }),
    ],
    [['charging_at_site', '0', '1']],
  ],
  [
    'a lease beside a meter',
    [lease({}), bill(month(3)), lease({ location_id: 'barn' })],
    [['lease_and_meter', '0', '1']],
  ],
  ['a lease that had ended', [lease({ to: day(2, 28) }), bill(month(3))], []],
  ['spend on power beside bills', [purchase({}), bill(month(3))], [['spend_and_activity', '0', '1']]],
  ['spend on power beside bills of another location', [purchase({ location_id: 'barn' }), bill(month(3))], []],
  ['spend on power in another month', [purchase({}), bill(month(5))], []],
  ['spend on power beside gas', [purchase({}), fuel(month(3))], []],
  [
    'spend on fuel beside gas, and beside what a vehicle took',
    [purchase({ spend_category: 'naics_324110' }), fuel(month(3)), charge({ fuel_type: 'diesel' })],
    [['spend_and_activity', '0', '1', '2']],
  ],
  [
    'a bill without a location twice',
    [bill({ ...month(1), location_id: null }), bill({ ...month(1), location_id: null })],
    [['duplicate_entry', '1', '0']],
  ],
  ['a bill at a location twice', [bill(month(1)), bill(month(1))], [['overlap', '1', '0']]],
  ['fuel of a vehicle twice', [fill({}), fill({})], [['duplicate_entry', '1', '0']]],
  ['fuel of two vehicles', [fill({}), fill({ vehicle_id: 'car' })], []],
  [
    'a leak twice, the second time in grams',
    [leak({ units: 'kg', refrigerant_used: 1.5 }), leak({ units: 'g', refrigerant_used: 1500 })],
    [['duplicate_entry', '1', '0']],
  ],
  [
    'a leak of a thousandth',
    [leak({ units: 'kg', refrigerant_used: 1.5 }), leak({ units: 'g' })],
    [['amount_outlier', '1', '0']],
  ],
  [
    'a trip twice, the second time in miles',
    [trip(3, { distance: 100 }), trip(3, { distance: 62.1371192, units: 'miles' })],
    [['duplicate_entry', '1', '0']],
  ],
  ['two amounts of fuel on one day', [fill({}), fill({ quantity: 12 })], []],
  ['a year of commuting twice', [commute({}), commute({})], [['duplicate_entry', '1', '0']]],
  [
    'a year of commuting beside a month of it',
    [commute({}), commute({ entry_type: 'monthly', distance: 80 })],
    [['overlap', '1', '0']],
  ],
  ['years of commuting by train and by car', [commute({}), commute({ transport_method: 'car' })], []],
  [
    'two days of commuting',
    [commute({ entry_type: 'daily' }), commute({ entry_type: 'daily', journey_date: day(3, 5) })],
    [],
  ],
  ['spend on timber beside bills', [purchase({ spend_category: 'sic2003_20' }), bill(month(3))], []],
  [
    'ten times the use',
    [...[1, 2, 3, 4].map((at) => bill({ ...month(at), amount: 1000 + at })), bill({ ...month(5), amount: 10_000 })],
    [['outlier', '4']],
  ],
  [
    'the same use in another unit',
    [
      ...[1, 2, 3, 4].map((at) => bill({ ...month(at), amount: 1000 + at })),
      bill({ ...month(5), amount: 1.001, units: 'MWh' }),
    ],
    [],
  ],
  [
    'a source that varies by itself',
    [
      ...[4000, 3000, 900, 400].map((amount, at) => fuel({ ...month(at + 1), amount })),
      fuel({ ...month(5), amount: 300 }),
    ],
    [],
  ],
  [
    'ninety times the use of the first bills',
    [bill(month(1)), bill(month(2)), bill({ ...month(3), amount: 90_000 })],
    [['outlier', '2']],
  ],
  [
    'far too little and far too much beside the first bill',
    [bill({ ...month(1), amount: 4000 }), bill({ ...month(2), amount: 3 }), bill({ ...month(3), amount: 38_000 })],
    [
      ['outlier', '1'],
      ['outlier', '2'],
    ],
  ],
  ['ten times the first bill', [bill(month(1)), bill({ ...month(2), amount: 10_000 })], [['outlier', '1', '0']]],
  ['twice the first bill', [bill(month(1)), bill({ ...month(2), amount: 2000 })], []],
  [
    'a tenth of the bills after it',
    [bill({ ...month(1), amount: 100 }), ...[2, 3, 4, 5].map((at) => bill({ ...month(at), amount: 1000 + at }))],
    [['outlier', '0']],
  ],
  [
    'ten times the usual fill of a vehicle',
    [
      ...[3, 9, 15, 21].map((at) => fill({ date: day(3, at), quantity: 38 + at / 10 })),
      fill({ date: day(3, 27), quantity: 400 }),
    ],
    [['vehicle_outlier', '4']],
  ],
  [
    'fills of two kinds of fuel, and of two vehicles',
    [
      ...[3, 9, 15].map((at) => fill({ date: day(3, at) })),
      fill({ date: day(3, 21), fuel_type: 'petrol', quantity: 400 }),
      fill({ date: day(3, 22), vehicle_id: 'lorry', quantity: 500 }),
    ],
    [],
  ],
  [
    'the same fill in another unit',
    [
      ...[3, 9, 15, 21].map((at) => fill({ date: day(3, at), quantity: 45 + at / 10, fuel_units: 'L' })),
      fill({ date: day(3, 27), quantity: 10, fuel_units: 'gal (imp)' }),
    ],
    [],
  ],
  [
    'a journey of four hundred times the usual',
    [
      ...[3, 4, 5, 6].map((at) => journey({ date: day(3, at), distance: 30 + at, units: 'km' })),
      journey({ date: day(3, 7), distance: 14_000, units: 'km' }),
    ],
    [['vehicle_outlier', '4']],
  ],
  [
    'a journey to another country',
    [
      ...[3, 4, 5, 6].map((at) => journey({ date: day(3, at), distance: 30 + 9 * at, units: 'km' })),
      journey({ date: day(3, 7), distance: 800, units: 'km' }),
    ],
    [],
  ],
  [
    'a trip by rail of a hundred times the usual, whoever made it',
    [...[3, 4, 5, 6].map((at) => trip(at, {})), trip(7, { distance: 31_000 })],
    [['trip_outlier', '4']],
  ],
  [
    'a trip across the country beside trips to the next town',
    [...[3, 4, 5, 6].map((at) => trip(at, { distance: 20 + 9 * at })), trip(7, { distance: 900 })],
    [],
  ],
  [
    'the same distance in miles, and a flight',
    [
      ...[3, 4, 5, 6].map((at) => trip(at, {})),
      trip(7, { distance: 190, units: 'miles' }),
      trip(8, { transport_method: 'plane', distance: 19_000 }),
    ],
    [],
  ],
  [
    'the cost of a trip of a hundred times the usual, in its own currency',
    [
      ...[3, 4, 5, 6].map((at) => trip(at, pounds(80 + at))),
      trip(7, pounds(8600)),
      trip(8, { cost: { amount: 9000, currency: 'JPY' } }),
      trip(9, pounds(0)),
    ],
    [['trip_spend_outlier', '4']],
  ],
  [
    'a fare of a hundred times the first one',
    [trip(3, pounds(80)), trip(4, pounds(8000))],
    [['trip_spend_outlier', '1', '0']],
  ],
];

it.each(CASES)('%s', (_name, rows, expected) => {
  expect(found(rows)).toEqual(expected);
});

it('keeps to the kinds that are asked for', () => {
  const rows = [bill(month(1)), bill({ from: day(1, 20), to: day(2, 20) }), bill(month(5))];
  expect(found(rows, ['gap'])).toEqual([['gap', '2', '1']]);
});

it('leaves out what has no period yet', () => {
  expect(subjectOf('electricity_activitys', 'x', { location_id: 'works', from: day(1, 1) })).toMatchObject({
    from: day(1, 1),
    to: day(1, 1),
  });
  expect(subjectOf('electricity_activitys', 'x', { location_id: 'works' })).toBeNull();
});

it('compares with the year before and after, so that a lasting change is odd only until later bills say the same', () => {
  const amounts = Array.from({ length: 70 }, (_, at) => (at < 35 ? 900 : 100) + (at % 3));
  const rows = amounts.map((amount, at) => bill({ ...month(at + 1), amount }));
  const falls = (bills: number) => found(rows.slice(0, bills), ['outlier']).map(([, id]) => id);
  expect(falls(36)).toEqual(['35']);
  expect(falls(40)).toEqual(['35', '36', '37', '38', '39']);
  expect(falls(70)).toEqual([]);
});

it('finds the same outliers for every order of writing', () => {
  const amounts = [4000, 4100, 3, 3900, 38_000, 4050];
  const rows = amounts.map((amount, at) => bill({ ...month(at + 1), amount }));
  const amountsOf = (order: readonly number[]) => {
    const ordered = order.map((at) => rows[at] as Row);
    return found(ordered, ['outlier'])
      .map(([, id]) => (ordered[Number(id)] as Row)[1]['amount'])
      .sort();
  };
  fc.assert(
    fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }), (order) => {
      expect(amountsOf(order)).toEqual([3, 38_000]);
    }),
  );
});

test.each([
  ['spend beside many bills', purchase({}), bill(month(3)), 'spend_and_activity'],
  ['a lease beside many bills', lease({}), bill(month(3)), 'lease_and_meter'],
  ['a charge beside many bills', charge({}), bill(month(3)), 'charging_at_site'],
] as const)('%s names the one that is asked about', (_, one, [type, other], kind) => {
  const records = [one, ...Array.from({ length: 40 }, () => [type, other] as const)].flatMap(
    ([each, draft], at) => subjectOf(each, String(at), draft) ?? [],
  );
  const last = records[40];
  if (!last) throw new Error('no record');
  const [only] = findingsOf([...records.slice(0, 40), withRequestedMark(last)], [kind]);
  expect(only?.others.map(({ id }) => id)).toContain('40');
});
