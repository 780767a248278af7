import { activity } from '@lichen/contracts/activities/activity.entity';
import { electricityActivity } from '@lichen/contracts/activities/electricity.entity';
import type { Entity } from '@lichen/contracts/entity';
import { TEXTS } from '@lichen/contracts/texts';
import { useConfirm, useRemove, useT, useTell } from '@lichen/kit';
import type { Activity } from './ActivityFacts';

/** The entities that activities are written through; a type without one here can be read but not changed. */
export const WRITTEN_THROUGH: Readonly<Record<string, Entity>> = { [electricityActivity.name]: electricityActivity };

/** Asks in the specified words, then deletes through the entity of the type. Answers whether it is gone. */
export function useRemoveActivity(type: string): (record: Pick<Activity, '_id'>) => Promise<boolean> {
  const t = useT();
  const tell = useTell();
  const confirm = useConfirm();
  const { remove } = useRemove(WRITTEN_THROUGH[type] ?? activity);
  return async ({ _id }) => {
    const question = { title: 'Delete', text: TEXTS.deleteActivity, action: 'Confirm', dangerous: true };
    if (!(await confirm(question))) return false;
    const outcome = await remove(_id);
    if (outcome.state === 'failed') tell(t(outcome.error.message), 'bad');
    return outcome.state === 'saved';
  };
}
