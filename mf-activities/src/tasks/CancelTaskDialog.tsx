import { taskNote } from '@lichen/contracts/activities/tasks/task-note.entity';
import { useSave, useT } from '@lichen/kit';
import { ReasonDialog } from '../shared/ReasonDialog';
import type { Task } from './task-columns';

interface Props {
  of: Task;
  name: string;
  onClose: (done: boolean) => void;
}

/** Dialog to cancel a task with a note, which is kept. */
export function CancelTaskDialog({ of: { _id, task_type }, name, onClose }: Props) {
  const t = useT();
  const { create, isSaving } = useSave(taskNote);
  return (
    <ReasonDialog
      title={t('Cancel task')}
      act={t('Cancel task')}
      isRunning={isSaving}
      onAct={(notes) => create({ task_id: _id, task_type, status: 'cancelled', notes })}
      onClose={onClose}
    >
      {name}
    </ReasonDialog>
  );
}
