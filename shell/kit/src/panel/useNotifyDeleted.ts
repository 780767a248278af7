import { failureText } from '../i18n/refusal-text';
import type { Entity } from '@lichen/contracts/entity/entity';
import { useRemove } from '../data/writes';
import { useT } from '../i18n/texts';
import { useNotify } from '../data/notify';

/** Notifies that a record was deleted, and offers to restore it if its entity is restorable. */
export function useNotifyDeleted(entity: Entity): (id: string) => void {
  const t = useT();
  const notify = useNotify();
  const { restore } = useRemove(entity);
  const putBack = async (id: string) => {
    const outcome = await restore(id);
    if (outcome.state === 'failed') notify(failureText(outcome.error), 'bad');
    else notify(t('Restored'));
  };
  return (id) => {
    if (entity.restorable) notify(t('Deleted'), 'good', { label: t('Undo'), run: () => void putBack(id) });
  };
}
