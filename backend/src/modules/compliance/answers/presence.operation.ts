import { surveyAnswers } from '@lichen/contracts/compliance/demands/survey-answers.entity';
import { PRESENCE, surveyPresence } from '@lichen/contracts/compliance/demands/survey-presence.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { profile } from '@lichen/contracts/identity/profile.entity';
import { operation } from '../../../platform/engine/operations';
import { newRow } from '../../../platform/engine/unit/row-writes';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';

type Presence = RecordOf<typeof surveyPresence>;

const remove = (unit: UnitOfWork, gone: readonly Presence[]) =>
  gone.length > 0 ? unit.removeAll(surveyPresence, gone as unknown as RecordOf<Entity>[]) : undefined;

const presentAt = (unit: UnitOfWork, answers_id: string) =>
  unit.records(surveyPresence).list({ where: { answers_id } });

/** Records a heartbeat of an open page, so that colleagues see who works here and on which question. */
export const workHere = operation(surveyAnswers, 'work_here', async ({ record, input, unit, context }) => {
  // The lock serialises two pages of the same person.
  await unit.records(surveyAnswers).hold([record._id]);
  const all = await presentAt(unit, record._id);
  const own = all.find(({ user_id }) => user_id === context.userId);
  const seen = { question_id: input.question, seen_on: context.now };
  if (own) await unit.update(surveyPresence, own, seen, 'update');
  else {
    const { first_name, last_name } = await unit.read(profile).get(context.userId);
    const name = [first_name, last_name].filter(Boolean).join(' ');
    const row = { ...newRow(context), _id: context.newId(), answers_id: record._id, user_id: context.userId, name };
    await unit.insert(surveyPresence, { ...row, ...seen }, 'create');
  }
  // A closed computer sends no farewell, so expired rows are removed here.
  await remove(
    unit,
    all.filter((one) => one !== own && one.seen_on < context.now - PRESENCE.gone),
  );
  return {};
});

/** Removes the caller from the people who work on the survey. */
export const leaveHere = operation(surveyAnswers, 'leave_here', async ({ record, unit, context }) => {
  await unit.records(surveyAnswers).hold([record._id]);
  const all = await presentAt(unit, record._id);
  await remove(
    unit,
    all.filter(({ user_id }) => user_id === context.userId),
  );
  return {};
});
