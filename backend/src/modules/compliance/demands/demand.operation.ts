import { refused } from '@lichen/contracts/api/problems';
import { DEMAND_TEXTS } from '@lichen/contracts/compliance/demands/demand-texts';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { profile } from '@lichen/contracts/identity/profile.entity';
import { operation } from '../../../platform/engine/operations';
import { reminderState } from './reminder-state';

export const withdrawDemand = operation(demand, 'withdraw', async ({ record, input, context, unit }) => {
  if (record.status === 'withdrawn') throw refused(DEMAND_TEXTS.withdrawnAlready);
  const { first_name, last_name } = await unit.read(profile).get(context.userId);
  return {
    status: 'withdrawn' as const,
    withdrawn_on: context.now,
    withdrawn_by_name: `${first_name} ${last_name}`.trim(),
    withdrawal_reason: input.reason,
    // A person has decided, so the configuration will not reinstate the demand.
    left_config: false,
  };
});

/** Reinstates a demand as `new`; it is sent at once if the companies are connected. */
export const reinstateDemand = operation(demand, 'reinstate', async ({ record }) => {
  if (record.status !== 'withdrawn') throw refused(DEMAND_TEXTS.notWithdrawn);
  return { status: 'new' as const, withdrawn_on: null, withdrawn_by_name: null, withdrawal_reason: null };
});

const REFUSALS: Partial<Record<ReturnType<typeof reminderState>, string>> = {
  not_asked: DEMAND_TEXTS.notSent,
  for_review: DEMAND_TEXTS.waitingReview,
  resting: DEMAND_TEXTS.remindedLately,
};

export const remindPartner = operation(demand, 'send_reminder', async ({ record, context }) => {
  const refusal = REFUSALS[reminderState(record, context.now)];
  if (refusal) throw refused(refusal);
  return { reminder_sent_on: context.now };
});
