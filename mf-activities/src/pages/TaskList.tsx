import { task } from '@lichen/contracts/activities/tasks/task.entity';
import {
  DataTable,
  NoPermission,
  Page,
  useFormat,
  usePortal,
  useRecords,
  useT,
  useTableView,
  useTn,
} from '@lichen/kit';
import { useState } from 'react';
import { CancelTaskDialog } from '../tasks/CancelTaskDialog';
import { TaskButtons } from '../tasks/TaskButtons';
import { type Task, taskColumns, taskName } from '../tasks/task-columns';
import { TaskFilters } from '../tasks/TaskFilters';
import '../shared/activities.css';
import '../tasks/tasks.css';

export default function TaskList() {
  const { may } = usePortal();
  return may(task.allow.list) ? <Tasks /> : <NoPermission who={task.allow.list} />;
}

const FILTERS = ['task_type', 'status'];

function Tasks() {
  const t = useT();
  const tn = useTn();
  const format = useFormat();
  const { now } = usePortal();
  const view = useTableView('tasks');
  const { url } = view;
  const [cancelling, setCancelling] = useState<Task>();
  const found = useRecords(task, { ...view.query, task_type: url.one('task_type'), status: url.one('status') });
  const nameOf = (row: Task) => taskName(row, t);
  const buttons = (row: Task) => <TaskButtons row={row} name={nameOf(row)} onCancel={() => setCancelling(row)} />;
  return (
    <Page wide title={t('Tasks')} context={found.data && tn(found.data.total, '{count} task', '{count} tasks')}>
      <TaskFilters url={url} />
      <DataTable
        label="Tasks"
        columns={taskColumns({ t, format, now: now(), buttons })}
        of={found}
        view={view}
        nameOf={nameOf}
        empty={{
          text: t('No tasks. They are created on schedule, and when something needs your attention.'),
          filters: FILTERS,
        }}
      />
      {cancelling && (
        <CancelTaskDialog of={cancelling} name={nameOf(cancelling)} onClose={() => setCancelling(undefined)} />
      )}
    </Page>
  );
}
