import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { makeWorld, type World } from '../world';

const METERED = 'location_id amount units from to';
const JOURNEY = 'profile_id location_id transport_method start_location end_location journey_date distance';
const either = (one: string, other: string, words: string) => ({ [one]: words, [other]: words });
const ORDERED = either('order_date', 'delivery_date', 'Purchase or order date required');

/**
 * Fields that part 1, section 5 requires of each type, whether the error is `Required` or says it in other words. The
 * units of a journey have a default.
 */
const ASKED: Partial<Record<ActivityType, readonly [required: string, others?: Readonly<Record<string, string>>]>> = {
  electricity_activitys: [`${METERED} renewable_amount`],
  fuel_activitys: [`${METERED} fuel`],
  waste_activitys: [
    'location_id product_id',
    either('collection_date', 'processing_date', 'Collection or processing date required'),
  ],
  water_activitys: [METERED],
  discharge_activitys: [METERED],
  lease_activitys: ['location_id from to'],
  business_travel: [JOURNEY],
  commute: [JOURNEY],
  home_working_activity: ['start_date location_id working_hours'],
  purchased_goods_activitys: ['partner_id product_id location_id', ORDERED],
  sales_order_activitys: ['partner_id product_id location_id', ORDERED],
  product_production_activitys: ['product_id location_id', { production_date: 'Production date required' }],
  product_used_activitys: ['product_id location_id', { used_date: 'Date used required' }],
  stays: ['stay_type location profile_id arrival_date nights'],
  power_activitys: ['location_id source_id from to'],
  refrigerant_activitys: ['location_id refrigerant_type refrigerant_used refrigerant_category from to'],
  // The staff member is asked of people; a document does not know one (decision C-073).
  upstream_transmission_distribution: ['location_id transport_method'],
  vehicle_activitys: ['vehicle_id fuel_type date quantity fuel_units'],
  vehicle_journeys: ['location_id vehicle_id date distance'],
  task_activitys: ['task_type location_id start_date end_date completed_by'],
  absence_activitys: [''],
  carbon_activitys: [''],
};

/** Checked only once they are applied. */
const WHEN_APPLIED: readonly ActivityType[] = [
  ...(['waste_activitys', 'business_travel', 'commute', 'purchased_goods_activitys'] as const),
  'upstream_transmission_distribution',
];

const TYPES = Object.keys(ASKED) as ActivityType[];

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.stop());

const errorsOf = async (type: ActivityType, draft: object) =>
  (await world.admin.send('POST', type, draft)).body.errors ?? {};

const asked = (type: ActivityType): Record<string, string> => {
  const [required, others = {}] = ASKED[type] ?? [''];
  return {
    ...Object.fromEntries(required.split(' ').flatMap((name) => (name ? [[name, 'Required']] : []))),
    ...others,
  };
};

it('is about the 22 types of the specification', () => expect(TYPES).toHaveLength(22));

it.each(TYPES)('asks of %s what the specification asks, in its words', async (type) => {
  expect(await errorsOf(type, {})).toEqual(asked(type));
  expect(await errorsOf(type, { applied: false })).toEqual(WHEN_APPLIED.includes(type) ? {} : asked(type));
});
