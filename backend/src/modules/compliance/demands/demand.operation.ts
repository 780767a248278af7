import { refused } from '@lichen/contracts/api/problems';
import { DEMAND_TEXTS, REMINDER_REST_MS } from '@lichen/contracts/compliance/demands/demand-texts';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { profile } from '@lichen/contracts/identity/profile.entity';
import { operation } from '../../../platform/engine/operations';

export const withdrawDemand = operation(demand, 'withdraw', async ({ record, input, context, unit }) => {
  if (record.status === 'withdrawn') throw refused(DEMAND_TEXTS.withdrawnAlready);
  const { first_name, last_name } = await unit.read(profile).get(context.userId);
  return {
    status: 'withdrawn' as const,
    withdrawn_on: context.now,
    withdrawn_by_name: `${first_name} ${last_name}`.trim(),
    withdrawal_reason: input.reason,
  };
});

/** Whether it is sent again at once follows from the connection. */
export const reinstateDemand = operation(demand, 'reinstate', async ({ record }) => {
  if (record.status !== 'withdrawn') throw refused(DEMAND_TEXTS.notWithdrawn);
  return { status: 'new' as const, withdrawn_on: null, withdrawn_by_name: null, withdrawal_reason: null };
});

export const remindPartner = operation(demand, 'send_reminder', async ({ record, context }) => {
  if (record.status !== 'sent' || record.non_compliant_reason === 'not_connected') throw refused(DEMAND_TEXTS.notSent);
  if (record.for_review) throw refused(DEMAND_TEXTS.waitingReview);
  const last = record.reminder_sent_on;
  if (last !== null && context.now - last < REMINDER_REST_MS) throw refused(DEMAND_TEXTS.remindedLately);
  return { reminder_sent_on: context.now };
});
