import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { problem } from '@lichen/contracts/activities/calculation-problems';
import { FINDING_KIND_NAMES, type FindingKind } from '@lichen/contracts/activities/checks/checks.call';
import { MIXED_POTENTIALS_REMEDIES } from '@lichen/contracts/activities/checks/mixed-potentials.call';
import type { Remedies } from '@lichen/contracts/activities/checks/remedy';
import { DAY, utcDay } from '@lichen/contracts/formats/days';
import { type CheckSubject, subjectOf } from './check-subject';
import { CHECKS, findingsOf } from './checks';
import {
  COUNTED_AGAIN,
  costOrSupplier,
  daysInUse,
  figureToComplete,
  figureToReview,
  pastDays,
  placeToComplete,
  RECALCULATION,
} from './remedies';

type Row = readonly [ActivityType, string, Readonly<Record<string, unknown>>];

const day = (month: number, dayOfMonth: number) => utcDay(2025, month, dayOfMonth);
const month = (at: number) => ({ from: day(at, 1), to: day(at + 1, 0) });
const of = (id: string | null, activity_type: ActivityType = 'electricity_activitys') => ({ _id: id, activity_type });
const bill = (id: string, over: Readonly<Record<string, unknown>>): Row => [
  'electricity_activitys',
  id,
  { location_id: 'works', units: 'kWh', amount: 4000, ...over },
];
const subject = ([type, id, record]: Row): CheckSubject => {
  const found = subjectOf(type, id, record);
  if (!found) throw new Error('No days');
  return found;
};
const compared = (rows: readonly Row[], kind: FindingKind): readonly Remedies[] =>
  findingsOf(rows.map(subject), [kind]).map(({ remedies }) => remedies);

const OTHER_MONTHS = [1, 2, 3, 4, 6].map((at) => bill(`m${at}`, month(at)));
const stay = (id: string): Row => [
  'stays',
  id,
  { profile_id: 'ann', arrival_date: day(3, 1), from: day(3, 1), to: day(3, 2), nights: 1 },
];
const trip = (id: string, at: number, over: object): Row => [
  'business_travel',
  id,
  {
    ...{ profile_id: 'ann', transport_method: 'national_rail', journey_date: day(3, at) },
    ...{ from: day(3, at), to: day(3, at), distance: 300 + at, units: 'km', ...over },
  },
];
const task = (id: string, elapsed_time: number): Row => [
  'task_activitys',
  id,
  { completed_by: 'ann', start_date: day(3, 4), end_date: day(3, 4), elapsed_time },
];
const drive = (id: string, distance: number): Row => [
  'vehicle_journeys',
  id,
  { vehicle_id: 'van', date: day(3, 4), distance, units: 'hours' },
];
const lease = (id: string, at: number, energy_per_m2: number): Row => [
  'lease_activitys',
  id,
  { location_id: 'works', ...month(at), area: 100, area_units: 'm2', energy_per_m2 },
];
const fuel: Row = ['vehicle_activitys', 'f', { vehicle_id: 'van', fuel_type: 'diesel', date: day(3, 4), quantity: 40 }];
const journey: Row = ['vehicle_journeys', 'j', { vehicle_id: 'van', date: day(3, 20), from: { name: 'Leith' } }];
const both = (types: readonly ActivityType[], location_id: string | null, from: number, to: number) => [
  { kind: 'compare', types, location_id, from, to },
];

const COMPARED: readonly [FindingKind, string, readonly Row[], Remedies][] = [
  [
    'duplicate_invoice',
    'either is kept',
    [bill('a', { ...month(1), invoice_ref: '7' }), bill('b', { ...month(2), invoice_ref: '7' })],
    [
      { kind: 'keep', keep: 'b', remove: of('a') },
      { kind: 'keep', keep: 'a', remove: of('b') },
    ],
  ],
  [
    'duplicate_invoice',
    'of one that is typed the stored one is kept',
    [bill('a', { ...month(1), invoice_ref: '7' }), bill('draft', { ...month(2), invoice_ref: '7' })],
    [{ kind: 'keep', keep: 'a', remove: null }],
  ],
  [
    'duplicate_invoice',
    'of two that are typed one is corrected',
    [bill('draft 0', { ...month(1), invoice_ref: '7' }), bill('draft 1', { ...month(2), invoice_ref: '7' })],
    [{ kind: 'edit', record: of(null), field: null }],
  ],
  [
    'duplicate_entry',
    'either is kept',
    [stay('a'), stay('b')],
    [
      { kind: 'keep', keep: 'b', remove: of('a', stay('a')[0]) },
      { kind: 'keep', keep: 'a', remove: of('b', stay('a')[0]) },
    ],
  ],
  [
    'overlap',
    'either is shortened',
    [bill('a', { from: day(1, 1), to: day(1, 31) }), bill('b', { from: day(1, 20), to: day(2, 28) })],
    [
      { kind: 'shorten', record: of('b'), values: { from: day(2, 1), to: day(2, 28) } },
      { kind: 'shorten', record: of('a'), values: { from: day(1, 1), to: day(1, 19) } },
      { kind: 'compare', types: ['electricity_activitys'], location_id: 'works', from: day(1, 1), to: day(2, 28) },
    ],
  ],
  [
    'overlap',
    'of one within the other either is kept',
    [bill('a', { from: day(1, 1), to: day(3, 31) }), bill('b', month(2))],
    [
      { kind: 'keep', keep: 'b', remove: of('a') },
      { kind: 'keep', keep: 'a', remove: of('b') },
      { kind: 'compare', types: ['electricity_activitys'], location_id: 'works', from: day(1, 1), to: day(3, 31) },
    ],
  ],
  [
    'gap',
    'a bill like the one before is added over the missing days',
    [bill('a', month(1)), bill('b', month(3))],
    [{ kind: 'add', record: of('a'), from: day(2, 1), to: day(2, 28) }],
  ],
  [
    'outlier',
    'a digit too many is taken away',
    [...OTHER_MONTHS, bill('x', { ...month(5), amount: 38_000 })],
    [{ kind: 'correct', record: of('x'), values: { amount: 3800, units: 'kWh' } }],
  ],
  [
    'outlier',
    'megawatt-hours that were typed as kilowatt-hours get their unit',
    [...OTHER_MONTHS, bill('x', { ...month(5), amount: 4 })],
    [{ kind: 'correct', record: of('x'), values: { amount: 4, units: 'MWh' } }],
  ],
  [
    'outlier',
    'what no slip explains is corrected by hand',
    [...OTHER_MONTHS, bill('x', { ...month(5), amount: 17_000 })],
    [{ kind: 'edit', record: of('x'), field: 'amount' }],
  ],
  [
    'outlier',
    'of two bills that differ either may be wrong, and both are opened',
    [bill('a', { ...month(1), amount: 38_000 }), bill('b', { ...month(2), amount: 3800 })],
    [
      { kind: 'correct', record: of('b'), values: { amount: 38_000, units: 'kWh' } },
      ...both(['electricity_activitys'], 'works', day(1, 1), day(3, 0)),
    ] as never,
  ],
  [
    'vehicle_outlier',
    'a digit too many is taken away, in the fields of the type',
    [
      ...[2, 9, 16, 23].map(
        (at): Row => [
          'vehicle_activitys',
          `f${at}`,
          { vehicle_id: 'van', fuel_type: 'diesel', date: day(3, at), quantity: 38 + at / 10, fuel_units: 'L' },
        ],
      ),
      [
        'vehicle_activitys',
        'x',
        { vehicle_id: 'van', fuel_type: 'diesel', date: day(3, 28), quantity: 400, fuel_units: 'L' },
      ],
    ],
    [{ kind: 'correct', record: of('x', 'vehicle_activitys'), values: { quantity: 40, fuel_units: 'L' } }],
  ],
  [
    'trip_outlier',
    'two digits too many are taken away',
    [...[3, 4, 5, 6].map((at) => trip(`t${at}`, at, {})), trip('x', 7, { distance: 32_000 })],
    [{ kind: 'correct', record: of('x', 'business_travel'), values: { distance: 320, units: 'km' } }],
  ],
  [
    'trip_spend_outlier',
    'the cost is corrected by hand',
    [
      ...[3, 4, 5, 6].map((at) => trip(`t${at}`, at, { cost: { amount: 80 + at, currency: 'GBP' } })),
      trip('x', 7, { cost: { amount: 8000, currency: 'GBP' } }),
    ],
    [{ kind: 'edit', record: of('x', 'business_travel'), field: 'cost' }],
  ],
  [
    'intensity_outlier',
    'the use per area is corrected by hand',
    [...[1, 2, 3].map((at) => lease(`l${at}`, at, 100 + at)), lease('x', 4, 100_000)],
    [{ kind: 'edit', record: of('x', 'lease_activitys'), field: 'energy_per_m2' }],
  ],
  [
    'fuel_and_journeys',
    'both are opened',
    [fuel, journey],
    both(['vehicle_journeys', 'vehicle_activitys'], null, day(3, 4), day(3, 20)) as never,
  ],
  [
    'distance_and_fuel',
    'both are opened',
    [fuel, ['vehicle_activitys', 'd', { ...fuel[2], date: day(3, 20), quantity: 300, fuel_units: 'km' }]],
    both(['vehicle_activitys'], null, day(3, 4), day(3, 20)) as never,
  ],
  [
    'hours_beyond_day',
    'the hours are corrected by hand, or both are opened',
    [task('a', 20), task('b', 19)],
    [
      { kind: 'edit', record: of('b', 'task_activitys'), field: 'elapsed_time' },
      ...both(['task_activitys'], null, day(3, 4), day(3, 4)),
    ] as never,
  ],
  [
    'vehicle_hours_beyond_day',
    'the hours are corrected by hand, or both are opened',
    [drive('a', 20), drive('b', 19)],
    [
      { kind: 'edit', record: of('b', 'vehicle_journeys'), field: 'distance' },
      ...both(['vehicle_journeys'], null, day(3, 4), day(3, 4)),
    ] as never,
  ],
  [
    'first_use',
    'the amount is corrected by hand',
    [...[1, 2, 3].map((at) => bill(`m${at}`, { ...month(at), amount: 0 })), bill('a', month(4))],
    [{ kind: 'edit', record: of('a'), field: 'amount' }],
  ],
  [
    'charging_at_site',
    'both are opened',
    [
      ['vehicle_activitys', 'c', { ...fuel[2], location_id: 'works', fuel_type: 'battery_electric' }],
      bill('a', month(3)),
    ],
    both(['vehicle_activitys', 'electricity_activitys'], 'works', day(3, 1), day(3, 31)) as never,
  ],
  [
    'lease_and_meter',
    'both are opened',
    [['lease_activitys', 'l', { location_id: 'works', ...month(3) }], bill('a', month(3))],
    both(['lease_activitys', 'electricity_activitys'], 'works', day(3, 1), day(3, 31)) as never,
  ],
  [
    'spend_and_activity',
    'both are opened',
    [
      ['purchased_goods_activitys', 'p', { order_date: day(3, 10), spend_category: 'sic2003_40.1' }],
      bill('a', month(3)),
    ],
    both(['purchased_goods_activitys', 'electricity_activitys'], null, day(3, 1), day(3, 31)) as never,
  ],
];

const PLAN = { partner_id: 'p', product_id: 'steel', location_id: 'works', order_date: day(3, 10) };
const CASTS = [2, 3, 4, 5, 2000].map(
  (tonnes, at): Row => [
    'purchased_goods_activitys',
    `${tonnes}`,
    {
      ...PLAN,
      order_date: day(3, at + 1),
      total_amount: tonnes,
      units: 't',
      cost: { amount: tonnes, currency: 'GBP' },
    },
  ],
);
const CAST = of('2000', 'purchased_goods_activitys');

it.each<[FindingKind, Remedies]>([
  ['amount_outlier', [{ kind: 'correct', record: CAST, values: { total_amount: 2, units: 't' } }]],
  ['cost_outlier', [{ kind: 'edit', record: CAST, field: 'cost' }]],
])('%s: the likely amount, or the field', (kind, expected) => {
  expect(compared(CASTS, kind)).toEqual([expected]);
});

it.each(COMPARED)('%s: %s', (kind, _, rows, expected) => {
  expect(compared(rows, kind)).toEqual([expected]);
});

const one = subject(bill('a', month(3)));
const TODAY = utcDay(2024, 5, 10);

const LOOKED_AT: readonly [FindingKind, Remedies, Remedies][] = [
  [
    'future',
    pastDays(one, TODAY),
    [
      { kind: 'correct', record: of('a'), values: { from: utcDay(2024, 3, 1), to: utcDay(2024, 3, 31) } },
      { kind: 'edit', record: of('a'), field: 'from' },
    ],
  ],
  ['future', pastDays(one, one.from + DAY), [{ kind: 'edit', record: of('a'), field: 'to' }]],
  [
    'outside_use',
    daysInUse(one, { from: day(3, 10), to: null }),
    [
      { kind: 'shorten', record: of('a'), values: { from: day(3, 10), to: day(3, 31) } },
      { kind: 'location', location_id: 'works' },
    ],
  ],
  [
    'outside_use',
    daysInUse(one, { from: day(4, 1), to: null }),
    [
      { kind: 'edit', record: of('a'), field: 'from' },
      { kind: 'location', location_id: 'works' },
    ],
  ],
  [
    'missing_factor',
    figureToComplete(subject(['purchased_goods_activitys', 'p', { order_date: day(3, 10) }]), problem('noFactor')),
    [{ kind: 'edit', record: of('p', 'purchased_goods_activitys'), field: 'material' }],
  ],
  [
    'spend_above_revenue',
    costOrSupplier(one, 'mill'),
    [
      { kind: 'edit', record: of('a'), field: 'cost' },
      { kind: 'supplier', partner_id: 'mill' },
    ],
  ],
  ['doubtful_manual_figure', figureToReview(one), [{ kind: 'review', record: of('a') }]],
  ['manual_figure', figureToReview(one), [{ kind: 'review', record: of('a') }]],
  ['old_factor', RECALCULATION, [{ kind: 'recalculate' }]],
  ['country_missing', placeToComplete(one), [{ kind: 'edit', record: of('a'), field: 'location' }]],
  ['lost_figure', COUNTED_AGAIN, [{ kind: 'count' }]],
  ['mixed_potentials', MIXED_POTENTIALS_REMEDIES, [{ kind: 'recalculate' }, { kind: 'potentials' }]],
];

it.each(LOOKED_AT)('%s: the remedy is told', (_, remedies, expected) => {
  expect(remedies).toEqual(expected);
});

it('has a remedy for every kind of finding', () => {
  const told = ['amount_outlier', 'cost_outlier', ...[...COMPARED, ...LOOKED_AT].map(([kind]) => kind)];
  expect([...new Set(told)].toSorted()).toEqual([...FINDING_KIND_NAMES].toSorted());
  for (const kind of CHECKS.flatMap(({ kinds }) => kinds))
    for (const [, , rows] of COMPARED.filter(([each]) => each === kind))
      for (const { remedies } of findingsOf(rows.map(subject), [kind])) expect(remedies.length).toBeGreaterThan(0);
});
