import type { Entity } from '@lichen/contracts/entity/entity';
import { useRemove } from '../data/writes';
import { useT } from '../i18n/texts';
import { useConfirm } from './confirm';
import { useTell } from './notices';
import { useTellRemoved } from './useNotifyDeleted';

/** What is asked before a record goes: the text says what goes along. */
export interface Removal {
  title?: string;
  text: string;
}

/** Asks, removes, and says why when that failed; offers to undo it where that can be done. `removeAsked` answers whether the record is gone. */
export function useAskedRemoval(entity: Entity) {
  const t = useT();
  const tell = useTell();
  const confirm = useConfirm();
  const tellRemoved = useTellRemoved(entity);
  const { remove, isRemoving } = useRemove(entity);
  const removeAsked = async (id: string, { title = 'Delete', text }: Removal): Promise<boolean> => {
    if (!(await confirm({ title, text, action: 'Confirm', dangerous: true }))) return false;
    const outcome = await remove(id);
    if (outcome.state === 'failed') tell(t(outcome.error.message), 'bad');
    else tellRemoved(id);
    return outcome.state === 'saved';
  };
  return { removeAsked, isRemoving };
}
