import { DAY, dayAt } from '@lichen/contracts/formats/days';
import { employmentRecord } from '@lichen/contracts/business/staff/employment-record.entity';
import type { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Change, Context, Effect } from '../../../platform/engine/rules';
import type { Employment } from './employment-record.rules';

type Profile = RecordOf<typeof staffProfile>;

const entity = employmentRecord as Entity;
const asRecord = (record: Employment) => record as unknown as RecordOf<Entity>;

const change = (record: Employment, changes: Partial<Employment>): Effect => ({
  ...{ kind: 'update', entity, record: asRecord(record), changes, as: 'update' },
});

const termsOf = ({ location_id, employment_status, role, salary, salary_currency }: Profile) => ({
  ...{ location_id, employment_status, role, salary, salary_currency },
});

const begin = (profile: Profile, from: number, { newId }: Context): Effect => ({
  ...{ kind: 'insert', entity, as: 'create' },
  row: {
    ...{ _id: newId(), profile_id: profile._id, ...termsOf(profile) },
    ...{ start_date: from, end_date: null, hourly_pay: null, warning: null },
  },
});

/**
 * Returns the changes of employment records that follow from a change of the profile. A new employment status closes
 * the open record as of yesterday and opens another today. A record that was opened today takes the new status instead.
 */
export function historyEffects(
  { before, after }: Change<typeof staffProfile>,
  history: readonly Employment[],
  context: Context,
): readonly Effect[] {
  if (after === null) return history.map((record) => ({ kind: 'remove', entity, record: asRecord(record) }));
  if (before === null || before.employment_status === after.employment_status) return [];
  const today = dayAt(context.now);
  const [open] = history.filter(({ end_date }) => end_date === null).sort((a, b) => b.start_date - a.start_date);
  if (open && open.start_date >= today) return [change(open, { employment_status: after.employment_status })];
  const closed = open ? [change(open, { end_date: today - DAY })] : [];
  return after.employment_status === null ? closed : [...closed, begin(after, today, context)];
}
