import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { DAY, utcDay } from '@lichen/contracts/formats/days';
import { asStored, subjectOf } from './check-subject';
import { findingsOf } from './checks';
import { withoutCountry } from './without-country';

type Draft = Readonly<Record<string, unknown>>;

const FIRST = utcDay(2026, 3, 2);
const AMOUNTS = ['amount_outlier', 'cost_outlier', 'intensity_outlier'] as const;
const GBP = (amount: number) => ({ amount, currency: 'GBP' });

function found(type: ActivityType, drafts: readonly Draft[]) {
  const records = drafts.flatMap((draft, at) => subjectOf(type, String(at), asStored(type, draft)) ?? []);
  return findingsOf(records, ['duplicate_entry', 'overlap', 'trip_outlier', ...AMOUNTS]).map(
    ({ kind, record, remedies: [remedy] }) => [kind, record.id, remedy.kind === 'correct' ? remedy.values : undefined],
  );
}

const waste = { location_id: 'works', product_id: 'scrap', collection_date: FIRST };
const goods = {
  quantity: null,
  size: null,
  total_amount: null,
  partner_id: 'p',
  product_id: 'steel',
  order_date: FIRST,
  location_id: 'works',
};
const freight = { partner_id: 'p', journey_date: FIRST, transport_method: 'hgv', distance: 300, units: 'km' };
const repair = { location_id: 'works', completed_by: 'ann', start_date: FIRST, end_date: FIRST, task_type: 'Repair' };
const ride = { profile_id: 'ann', journey_date: FIRST, transport_method: 'car', entry_type: 'daily' };

test.each<[string, ActivityType, Draft, Draft, boolean]>([
  [
    'a job by its number in other letters and spaces',
    'upstream_transmission_distribution',
    { ...freight, job_number: 'JOB 7' },
    { ...freight, job_number: 'job7' },
    true,
  ],
  [
    'a journey from a place in other letters and spaces',
    'upstream_transmission_distribution',
    { ...freight, weight: 1, weight_units: 't', start_location: { name: 'Leith Docks' } },
    { ...freight, weight: 1, weight_units: 't', start_location: { name: 'leith  docks ' } },
    true,
  ],
  [
    'a journey from another place',
    'upstream_transmission_distribution',
    { ...freight, weight: 1, weight_units: 't', start_location: { name: 'Leith Docks' } },
    { ...freight, weight: 1, weight_units: 't', start_location: { name: 'Leith' } },
    false,
  ],
  [
    'waste of 1 t beside 1000 kg',
    'waste_activitys',
    { ...waste, processed_weight: 1, processed_weight_units: 't' },
    { ...waste, processed_weight: 1000, processed_weight_units: 'kg' },
    true,
  ],
  [
    'waste of 1 t beside 1 kg',
    'waste_activitys',
    { ...waste, processed_weight: 1, processed_weight_units: 't' },
    { ...waste, processed_weight: 1, processed_weight_units: 'kg' },
    false,
  ],
  [
    '20 bags of 50 kg beside 1 t',
    'purchased_goods_activitys',
    { ...goods, quantity: 20, size: 50, units: 'kg' },
    { ...goods, quantity: 1, size: 1, units: 't' },
    true,
  ],
  [
    'freight of 1 t beside 1000 kg',
    'upstream_transmission_distribution',
    { ...freight, weight: 1, weight_units: 't' },
    { ...freight, weight: 1000, weight_units: 'kg' },
    true,
  ],
  [
    'freight of 5 t beside 5 kg',
    'upstream_transmission_distribution',
    { ...freight, weight: 5, weight_units: 't' },
    { ...freight, weight: 5, weight_units: 'kg' },
    false,
  ],
  [
    'a commute of 16.09344 km beside 10 miles',
    'commute',
    { ...ride, distance: 16.09344, units: 'km' },
    { ...ride, distance: 10, units: 'miles' },
    true,
  ],
  [
    'a journey of 5 km beside 5 miles',
    'vehicle_journeys',
    { vehicle_id: 'van', date: FIRST, distance: 5, units: 'km' },
    { vehicle_id: 'van', date: FIRST, distance: 5, units: 'miles' },
    false,
  ],
  [
    'a lease of 100 m² beside 1076.391042 ft²',
    'lease_activitys',
    { location_id: 'works', from: FIRST, to: FIRST + 30 * DAY, area: 100, area_units: 'm2' },
    { location_id: 'works', from: FIRST, to: FIRST + 30 * DAY, area: 1076.391042, area_units: 'ft2' },
    true,
  ],
  ['a task without hours', 'task_activitys', repair, { ...repair, task_type: ' repair' }, true],
  ['a task without hours beside one with', 'task_activitys', repair, { ...repair, elapsed_time: 2 }, false],
  ['two kinds of task without hours', 'task_activitys', repair, { ...repair, task_type: 'Meter reading' }, false],
  ['a task without hours of somebody else', 'task_activitys', repair, { ...repair, completed_by: 'bo' }, false],
  ['waste without a weight', 'waste_activitys', waste, waste, true],
  ['a purchase without amounts', 'purchased_goods_activitys', goods, goods, true],
  [
    'a purchase without amounts beside one of a cost',
    'purchased_goods_activitys',
    goods,
    { ...goods, cost: GBP(80) },
    false,
  ],
  [
    'entries that state nothing but their days',
    'absence_activitys',
    { from: FIRST },
    { from: FIRST, to: FIRST },
    false,
  ],
])('%s', (_, type, one, other, isSame) => {
  expect(found(type, [one, other]).some(([kind]) => kind === 'duplicate_entry')).toBe(isSame);
});

const stay = (arrival: number, nights: number, name: string, profile_id = 'ann'): Draft => ({
  ...{ profile_id, stay_type: 'hotel', location: { name } },
  ...{ arrival_date: FIRST + arrival * DAY, nights },
});

test.each<[string, readonly Draft[], readonly string[]]>([
  ['two nights within three', [stay(0, 3, 'Inn'), stay(1, 2, 'Lodge')], ['1']],
  ['one night twice in two places', [stay(0, 1, 'Inn'), stay(0, 1, 'Lodge')], ['1']],
  ['one stay after the other', [stay(0, 2, 'Inn'), stay(2, 1, 'Lodge')], []],
  ['two people', [stay(0, 2, 'Inn'), stay(1, 1, 'Lodge', 'bo')], []],
])('nights of a person: %s', (_, drafts, told) => {
  const overlaps = found('stays', drafts).filter(([kind]) => kind === 'overlap');
  expect(overlaps.map(([, id]) => id)).toEqual(told);
});

const home = (start_date: number, end_date: number | null, over: Draft = {}): Draft => ({
  ...{ profile_id: 'ann', location_id: 'works', start_date, end_date, working_hours: 400 },
  ...{ entry_type: end_date === null ? 'by_daily_data' : 'by_specific_interval', ...over },
});
const YEAR = [utcDay(2026, 1, 1), utcDay(2026, 12, 31)] as const;
const MARCH = [utcDay(2026, 3, 1), utcDay(2026, 3, 31)] as const;

test.each<[string, readonly Draft[], readonly unknown[]]>([
  ['a year twice', [home(...YEAR), home(...YEAR)], [['duplicate_entry', '1']]],
  ['a month within a year', [home(...YEAR), home(...MARCH, { working_hours: 60 })], [['overlap', '1']]],
  ['a month of somebody else', [home(...YEAR), home(...MARCH, { profile_id: 'bo', working_hours: 60 })], []],
  ['two months', [home(...MARCH), home(utcDay(2026, 4, 1), utcDay(2026, 4, 30))], []],
])('working at home: %s', (_, drafts, told) => {
  const kinds = found('home_working_activity', drafts).filter(([kind]) => kind !== 'amount_outlier');
  expect(kinds.map(([kind, id]) => [kind, id])).toEqual(told);
});

it('tells of absences of one person over the same days', () => {
  const away = (from: number, to: number, type: string) => ({ profile_id: 'ann', from, to, type, amount: 8 });
  expect(
    found('absence_activitys', [away(FIRST, FIRST + 4 * DAY, 'illness'), away(FIRST + DAY, FIRST + 2 * DAY, 'other')]),
  ).toEqual([['overlap', '1', undefined]]);
});

const leased = (at: number, over: Draft = {}): Draft => ({
  ...{ location_id: 'works', area: 100 + at, area_units: 'm2', from: utcDay(2020 + at, 1, 1) },
  ...{ to: utcDay(2020 + at, 12, 31), ...over },
});
const WAREHOUSE = leased(1, { location_id: 'barn', energy_per_m2: 20 });
const many = (draft: Draft, over: readonly Draft[]) => over.map((each) => ({ ...draft, ...each }));
const each = <T>(make: (at: number) => T) => Array.from({ length: 5 }, (_, at) => make(at));

test.each<[string, ActivityType, readonly Draft[], unknown]>([
  [
    'a commute ten times as far',
    'commute',
    many(ride, [
      ...each((at) => ({ journey_date: FIRST + at * DAY, distance: 24 + at })),
      { journey_date: FIRST + 9 * DAY, distance: 252 },
    ]),
    ['trip_outlier', '5', { distance: 25.2, units: 'km' }],
  ],
  [
    'the first commute of somebody beside those of others',
    'commute',
    many(ride, [
      ...each((at) => ({ profile_id: `p${at}`, journey_date: FIRST + at * DAY, distance: 24 + at })),
      { journey_date: FIRST + 9 * DAY, distance: 25_200 },
    ]),
    ['trip_outlier', '5', { distance: 25.2, units: 'km' }],
  ],
  [
    'a load whose kilograms were typed as tonnes',
    'upstream_transmission_distribution',
    many(freight, [
      ...each((at) => ({ journey_date: FIRST + at * DAY, weight: 18 + at, weight_units: 't' })),
      { journey_date: FIRST + 9 * DAY, weight: 19_500, weight_units: 't' },
    ]),
    ['amount_outlier', '5', { weight: 19_500, weight_units: 'kg' }],
  ],
  [
    'freight of a thousand times the way',
    'upstream_transmission_distribution',
    many({ ...freight, weight: 2, weight_units: 't' }, [
      ...each((at) => ({ journey_date: FIRST + at * DAY, distance: 300 + at })),
      { journey_date: FIRST + 9 * DAY, distance: 305_000 },
    ]),
    ['trip_outlier', '5', { distance: 305, units: 'km' }],
  ],
  [
    'waste in the wrong unit',
    'waste_activitys',
    many(waste, [
      ...each((at) => ({
        collection_date: FIRST + at * DAY,
        processed_weight: 400 + at,
        processed_weight_units: 'kg',
      })),
      { collection_date: FIRST + 9 * DAY, processed_weight: 402, processed_weight_units: 't' },
    ]),
    ['amount_outlier', '5', { processed_weight: 402, processed_weight_units: 'kg' }],
  ],
  [
    'a purchase a hundred times as dear',
    'purchased_goods_activitys',
    many(goods, [
      ...each((at) => ({ order_date: FIRST + at * DAY, cost: GBP(800 + at) })),
      { order_date: FIRST + 9 * DAY, cost: GBP(80_100) },
    ]),
    ['cost_outlier', '5', undefined],
  ],
  [
    'a statement of a month in tonnes that were kilograms',
    'carbon_activitys',
    each((at) => ({
      from: utcDay(2026, at + 1, 1),
      to: utcDay(2026, at + 2, 0),
      source: 'Canteen',
      scope: 'scope_3',
      amount: at === 4 ? 310 : 300,
      units: at === 4 ? 't' : 'kg',
    })),
    ['amount_outlier', '4', { amount: 310, units: 'kg' }],
  ],
  [
    'the second statement of a location without a source',
    'carbon_activitys',
    [12.5, 1250].map((amount, at) => ({
      from: utcDay(2026, at + 1, 1),
      to: utcDay(2026, at + 2, 0),
      ...{ location_id: 'works', scope: 'scope_3', amount, units: 'kg' },
    })),
    ['amount_outlier', '1', { amount: 12.5, units: 'kg' }],
  ],
  [
    'a lease of a thousand times the energy per area of others at its location',
    'lease_activitys',
    [...each((at) => leased(at, { energy_per_m2: 100 + at })), leased(5, { energy_per_m2: 100_000 })],
    ['intensity_outlier', '5', undefined],
  ],
  [
    'a thousandth of the energy per area, of the only lease of its location',
    'lease_activitys',
    [...each((at) => leased(at, { energy_per_m2: 100 + at })), leased(5, { location_id: 'barn', energy_per_m2: 0.1 })],
    ['intensity_outlier', '5', undefined],
  ],
  [
    'the second lease, whatever the unit of its area',
    'lease_activitys',
    [
      leased(0, { energy_per_m2: 100 }),
      leased(1, { location_id: 'barn', area_units: 'ft2', area: 1076, energy_per_m2: 100_000 }),
    ],
    ['intensity_outlier', '1', undefined],
  ],
  [
    'a stay in five thousand rooms',
    'stays',
    [...each((at) => stay(at * 7, 1, 'Inn')), { ...stay(50, 1, 'Lodge'), rooms: 5000 }],
    ['amount_outlier', '5', undefined],
  ],
  [
    'the second stay, in twenty rooms',
    'stays',
    [stay(0, 1, 'Inn'), { ...stay(50, 1, 'Lodge'), rooms: 20 }],
    ['amount_outlier', '1', undefined],
  ],
])('unusual: %s', (_, type, drafts, told) => {
  expect(found(type, drafts)).toEqual([told]);
});

test.each<[string, ActivityType, readonly Draft[]]>([
  ['leases of a kitchen and a warehouse', 'lease_activitys', [leased(0, { energy_per_m2: 900 }), WAREHOUSE]],
  ['a lease without energy use', 'lease_activitys', [...each((at) => leased(at, { energy_per_m2: 100 })), leased(5)]],
  [
    'a stay of a crew of twelve',
    'stays',
    [...each((at) => stay(at * 7, 1, 'Inn')), { ...stay(50, 1, 'Lodge'), rooms: 12 }],
  ],
])('usual: %s', (_, type, drafts) => {
  expect(found(type, drafts)).toEqual([]);
});

it('does not call a month of few journeys short where they are counted', () => {
  const month = (at: number, journeys: number) => ({
    ...{ ...ride, entry_type: 'monthly', journey_date: utcDay(2026, at, 1) },
    ...{ journeys, distance: 24 * journeys },
  });
  expect(found('commute', [month(1, 20), month(2, 21), month(3, 19), month(4, 22), month(5, 1)])).toEqual([]);
});

it('tells before it is stored of a stay that does not say in which country it was', () => {
  const told = (type: ActivityType, draft: Draft) => {
    const record = subjectOf(type, 'draft', asStored(type, draft));
    return withoutCountry(record ? [record] : []).map(({ kind, remedies }) => [kind, remedies]);
  };
  const nowhere = stay(0, 2, 'Inn');
  const remedy = { kind: 'edit', record: { _id: null, activity_type: 'stays' }, field: 'location' };
  expect(told('stays', nowhere)).toEqual([['country_missing', [remedy]]]);
  expect(told('stays', { ...nowhere, location: { name: 'Inn', country: 'GB' } })).toEqual([]);
  expect(told('stays', { ...nowhere, location: { name: 'Inn', lat: 51.5, lng: -0.1 } })).toEqual([]);
  expect(told('stays', { ...nowhere, stay_type: 'friends_or_family' })).toEqual([]);
  expect(told('stays', { ...nowhere, location: null })).toEqual([]);
  expect(told('commute', { ...ride, distance: 4 })).toEqual([]);
});
