import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { type Reminded, remindPartners } from '@lichen/contracts/compliance/demands/remind.call';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { handler } from '../../../platform/module';
import { reminderState } from './reminder-state';

/** Sends reminders for many demands, each by the rules of a single reminder; the others are only counted. */
export const remindPartnersAnswer = handler(remindPartners, async ({ input, context, write }) => {
  const ids = [...new Set(input.ids)];
  const obj = await write(async (unit): Promise<Reminded> => {
    // The lock makes a concurrent second call see the reminders of the first.
    await unit.records(demand).hold(ids);
    const found = await unit.records(demand).list({ where: { id: { in: ids } } });
    const states = found.map((one) => reminderState(one, context.now));
    const updates = found.flatMap((one, at) =>
      states[at] === 'reminded'
        ? [{ record: one as unknown as RecordOf<Entity>, changes: { reminder_sent_on: context.now } }]
        : [],
    );
    if (updates.length > 0) await unit.updateAll(demand, updates, 'send_reminder');
    const of = (state: keyof Reminded) => states.filter((each) => each === state).length;
    return {
      ...{ reminded: of('reminded'), resting: of('resting'), for_review: of('for_review'), compliant: of('compliant') },
      not_asked: of('not_asked') + ids.length - found.length,
    };
  });
  return { ok: true, obj };
});
