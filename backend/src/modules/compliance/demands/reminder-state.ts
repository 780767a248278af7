import { REMINDER_REST_MS } from '@lichen/contracts/compliance/demands/demand-texts';
import type { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import type { Reminded } from '@lichen/contracts/compliance/demands/remind.call';
import type { RecordOf } from '@lichen/contracts/entity/entity';

type Looked = Pick<
  RecordOf<typeof demand>,
  ('status' | 'overridden' | 'non_compliant_reason' | 'for_review') | ('reminder_sent_on' | 'inforce' | 'for_renewal')
>;

/** Returns `reminded` if the partner may be reminded now, otherwise the first reason against it. */
export function reminderState(one: Looked, now: number): keyof Reminded {
  if (one.status !== 'sent' || one.overridden || one.non_compliant_reason === 'not_connected') return 'not_asked';
  if (one.for_review) return 'for_review';
  const last = one.reminder_sent_on;
  if (last !== null && now - last < REMINDER_REST_MS) return 'resting';
  return one.inforce && !one.for_renewal ? 'compliant' : 'reminded';
}
