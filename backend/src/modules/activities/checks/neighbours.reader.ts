import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { isMetered } from '@lichen/contracts/activities/metered';
import { DAY } from '@lichen/contracts/days';
import type { Read } from '../../../platform/engine/rules';
import type { Where } from '../../../platform/store/sql';
import { firstOfMonth } from '../emission/periods';
import type { Checked } from './checked';
import { checkedRecords, type Types, type Wanted } from './checked.reader';
import { industriesRepeating, typesRepeatedBy } from './repeated-spend';

/** How far around an activity its source is looked at. */
const AROUND = 731 * DAY;
const MONTH = 31 * DAY;

const near = ({ from, to }: Checked): Where => ({ from: { atLeast: from - AROUND }, to: { atMost: to + AROUND } });
const sameMonths = ({ from, to }: Checked): Where => ({
  from: { atMost: firstOfMonth(to) + MONTH },
  to: { atLeast: firstOfMonth(from) },
});

/** A document that is typed twice is typed within this time. The number stands among the fields of the type. */
const TYPED_AGAIN = 200 * DAY;

const sameInvoice = ({ partner_id, from, to }: Checked, number: string): Where => ({
  partner_id,
  from: { atLeast: from - TYPED_AGAIN },
  to: { atMost: to + TYPED_AGAIN },
  data: { contains: JSON.stringify(number) },
});

type Question = readonly [types: readonly ActivityType[], where: Where, anyOf?: Wanted['anyOf']];

/** Spend that may hold what the record says: of its location or of none, and of a record without one all of it. */
function spendOn({ type, location_id, ...record }: Checked): Question[] {
  const industries = industriesRepeating(type);
  if (industries.length === 0) return [];
  // A purchase is of one day, so that both ends can be said of it.
  const days = { from: { atLeast: firstOfMonth(record.from) }, to: { atMost: firstOfMonth(record.to) + MONTH } };
  const where = { ...days, data: { inside: ['spend_category'], is: industries } };
  const places = location_id === null ? [] : [[{ location_id }, { location_id: null }]];
  return [[['purchased_goods_activitys'], where, places]];
}

/** What to read for one activity: its source and invoices, and what may count the same thing. */
function questionsOf(record: Checked): Question[] {
  const { type, location_id, vehicle_id, number } = record;
  const at = (types: readonly ActivityType[]): Question[] =>
    location_id === null ? [] : [[types, { location_id, ...sameMonths(record) }]];
  const driven = (other: ActivityType): Question[] => [[[other], { vehicle_id, ...sameMonths(record) }]];
  return [
    ...(isMetered(type) && location_id !== null ? [[[type], { location_id, ...near(record) }] as Question] : []),
    ...(number === null ? [] : [[[type], sameInvoice(record, number)] as Question]),
    ...(type === 'vehicle_activitys' ? driven('vehicle_journeys') : []),
    ...(type === 'vehicle_journeys' ? driven('vehicle_activitys') : []),
    ...(record.isCharging ? at(['electricity_activitys']) : []),
    ...(type === 'electricity_activitys' ? at(['vehicle_activitys', 'lease_activitys']) : []),
    ...(type === 'fuel_activitys' ? at(['lease_activitys']) : []),
    ...(type === 'lease_activitys' ? at(['electricity_activitys', 'fuel_activitys']) : []),
    [typesRepeatedBy(record.spend_category), sameMonths(record)],
    ...spendOn(record),
  ];
}

/** The records that the checks compare one activity with. */
export async function neighboursOf(read: Read, types: Types, record: Checked): Promise<Checked[]> {
  const asked = questionsOf(record).flatMap(([names, where, anyOf = []]) =>
    names.map((type) => ({ type, wanted: { where, anyOf } })),
  );
  const found = await Promise.all(asked.map(({ type, wanted }) => checkedRecords(read, types, type, wanted)));
  const byId = new Map(found.flat().map((each) => [each.id, each]));
  byId.delete(record.id);
  return [...byId.values()];
}
