import { failureText } from '../i18n/refusal-text';
import type { Entity } from '@lichen/contracts/entity/entity';
import { useRemove } from '../data/writes';
import { useConfirm } from './confirm';
import { useNotify } from '../data/notify';
import { useFigureQuestion } from './useFigureQuestion';
import { useNotifyDeleted } from './useNotifyDeleted';

/** Question before a record is deleted; the text says what is deleted with it. */
export interface DeleteQuestion {
  title?: string;
  text: string;
}

/**
 * Asks, removes, and says why when that failed; offers to undo it where that can be done. `confirmAndDelete` answers
 * whether the record is gone.
 */
export function useConfirmedDelete(entity: Entity) {
  const notify = useNotify();
  const confirm = useConfirm();
  const notifyDeleted = useNotifyDeleted(entity);
  const { remove, isRemoving } = useRemove(entity);
  const figures = useFigureQuestion(entity);
  const confirmAndDelete = async (id: string, { title = 'Delete', text }: DeleteQuestion): Promise<boolean> => {
    const decided = await figures.beforeDelete(id, { title, text });
    if (decided === 'leave') return false;
    if (!decided && !(await confirm({ title, text, action: 'Confirm', dangerous: true }))) return false;
    const outcome = await remove(id);
    if (outcome.state === 'failed') notify(failureText(outcome.error), 'bad');
    else notifyDeleted(id);
    if (outcome.state === 'saved' && decided === 'renew') await figures.renew();
    return outcome.state === 'saved';
  };
  return { confirmAndDelete, isRemoving };
}
