import type { Entity } from '@lichen/contracts/entity/entity';
import { useRemove } from '../data/writes';
import { useT } from '../i18n/texts';
import { useTell } from './notices';

/** Says that a record is gone, and offers to put it back where that can be done. */
export function useTellRemoved(entity: Entity): (id: string) => void {
  const t = useT();
  const tell = useTell();
  const { restore } = useRemove(entity);
  const putBack = async (id: string) => {
    const outcome = await restore(id);
    if (outcome.state === 'failed') tell(t(outcome.error.message), 'bad');
    else tell(t('Restored'));
  };
  return (id) => {
    if (entity.restorable) tell(t('Deleted'), 'good', { label: t('Undo'), run: () => void putBack(id) });
  };
}
