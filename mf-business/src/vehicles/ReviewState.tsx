import { type OpenTasks, openTasks } from '@lichen/contracts/activities/tasks/open-tasks.call';
import { task } from '@lichen/contracts/activities/tasks/task.entity';
import { failureText, StatusTag, useAction, useCall, useFormat, useNotify, usePortal, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';

/** Shows when a vehicle's review is due, with a button that completes it for users who may do so. */
export function ReviewState({ id }: { id: string }) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const { now } = usePortal();
  const { data } = useCall<OpenTasks>(openTasks, { linked_id: id });
  const { run, isRunning } = useAction(task, 'complete');
  const [due] = data?.list ?? [];
  if (!due) return data?.done_on ? <p>{t('Reviewed {day}', { day: format.moment(data.done_on) })}</p> : null;
  const complete = async () => {
    const outcome = await run(due, {});
    if (outcome.state === 'failed') notify(failureText(outcome.error), 'bad');
    else notify(t('Marked as reviewed'));
  };
  const day = format.moment(due.due_date);
  return (
    <div className="biz-acts">
      <StatusTag tone={due.due_date < now() ? 'attention' : 'plain'}>{t('Review due {day}', { day })}</StatusTag>
      {due.may_complete && (
        <Button loading={isRunning && { delay: 200 }} onClick={() => void complete()}>
          {t('Mark as reviewed')}
        </Button>
      )}
    </div>
  );
}
