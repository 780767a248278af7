import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import type { Use } from '@lichen/contracts/api/problems';
import type { Entity } from '@lichen/contracts/entity/entity';
import { data } from '../data/data';
import { asDataError } from '../data/data-error';
import { useRemove } from '../data/writes';
import { endsToText, failureText } from '../i18n/refusal-text';
import { useT } from '../i18n/texts';
import { useConfirm } from './confirm';
import { useNotify } from '../data/notify';
import { useFigureQuestion } from './useFigureQuestion';
import { useNotifyDeleted } from './useNotifyDeleted';

/** Question before a record is deleted; the text says what is deleted with it. */
export interface DeleteQuestion {
  title?: string;
  text: string;
}

/** Returns what is deleted with a record, if the entity has the question `ends`. */
async function endingWith({ name, questions }: Entity, id: string): Promise<readonly Use[]> {
  if (!questions?.['ends']) return [];
  const { obj } = await data<RecordAnswer<Use[]>>(`${name}/${encodeURIComponent(id)}/ends`);
  return obj;
}

/**
 * Confirms and deletes a record, notifies of a failure, and offers an undo if the entity is restorable.
 * `confirmAndDelete` returns whether the record was deleted.
 */
export function useConfirmedDelete(entity: Entity) {
  const t = useT();
  const notify = useNotify();
  const confirm = useConfirm();
  const notifyDeleted = useNotifyDeleted(entity);
  const { remove, isRemoving } = useRemove(entity);
  const figures = useFigureQuestion(entity);
  const confirmAndDelete = async (id: string, asked: DeleteQuestion): Promise<boolean> => {
    const { title = 'Delete' } = asked;
    const ends = await endingWith(entity, id).catch((error: unknown) => notify(failureText(asDataError(error)), 'bad'));
    // Without knowing what else would be deleted, the deletion is not offered.
    if (!ends) return false;
    const text = [t(asked.text), endsToText(ends)].filter(Boolean).join(' ');
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
