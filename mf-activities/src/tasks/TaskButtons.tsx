import { DONE_BY_HAND, task } from '@lichen/contracts/activities/tasks/task.entity';
import { failureText, useAction, useNotify, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import type { Task } from './task-columns';

interface Props {
  row: Task;
  /** Name of the task, for the accessible names of the buttons. */
  name: string;
  onCancel: () => void;
}

/** Actions on an open task in its list; a closed or cancelled task has none. */
export function TaskButtons({ row, name, onCancel }: Props) {
  const t = useT();
  const notify = useNotify();
  const { run, isRunning } = useAction(task, 'complete');
  if (row.status !== 'open') return null;
  const complete = async () => {
    const outcome = await run(row, {});
    if (outcome.state === 'failed') notify(failureText(outcome.error), 'bad');
  };
  return (
    <div className="act-task-buttons">
      {DONE_BY_HAND.includes(row.task_type) && (
        <Button
          size="small"
          aria-label={t('Mark as done: {name}', { name })}
          loading={isRunning && { delay: 200 }}
          onClick={() => void complete()}
        >
          {t('Mark as done')}
        </Button>
      )}
      <Button size="small" aria-label={t('Cancel task: {name}', { name })} onClick={onCancel}>
        {t('Cancel task')}
      </Button>
    </div>
  );
}
