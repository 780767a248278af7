import { activity } from '@lichen/contracts/activities/activity.entity';
import { TEXTS } from '@lichen/contracts/texts';
import { useConfirm, useRemove, useT, useTell } from '@lichen/kit';
import type { Activity } from './ActivityFacts';

/** Asks in the specified words, then deletes through the entity of the type. Answers whether it is gone. */
export function useRemoveActivity(type: string): (record: Pick<Activity, '_id'>) => Promise<boolean> {
  const t = useT();
  const tell = useTell();
  const confirm = useConfirm();
  const { remove } = useRemove({ ...activity, name: type, announcedAs: activity.name });
  return async ({ _id }) => {
    const question = { title: 'Delete', text: TEXTS.deleteActivity, action: 'Confirm', dangerous: true };
    if (!(await confirm(question))) return false;
    const outcome = await remove(_id);
    if (outcome.state === 'failed') tell(t(outcome.error.message), 'bad');
    return outcome.state === 'saved';
  };
}
