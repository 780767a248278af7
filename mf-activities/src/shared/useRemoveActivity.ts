import { activity } from '@lichen/contracts/activities/list/activity.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import { TEXTS } from '@lichen/contracts/text/texts';
import { useConfirmedDelete } from '@lichen/kit';
import type { Activity } from './ActivityFacts';

/**
 * Asks for confirmation with the specified text, then deletes through the entity of the type. Resolves to whether it
 * was deleted.
 */
export function useRemoveActivity(type: string): (record: Pick<Activity, '_id'>) => Promise<boolean> {
  const entity: Entity = { ...activity, name: type, announcedAs: activity.name, restorable: true };
  const { confirmAndDelete } = useConfirmedDelete(entity);
  return ({ _id }) => confirmAndDelete(_id, { text: TEXTS.deleteActivity });
}
