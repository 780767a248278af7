import { doc } from '@lichen/contracts/docs/doc.entity';
import { NoPermission, usePortal, useUrlState } from '@lichen/kit';
import { Documents } from '../list/Documents';
import { TaskDocument } from '../shared/TaskDocument';

export default function DocList() {
  const { may } = usePortal();
  const taskId = useUrlState().one('task_id');
  if (!may(doc.allow.list)) return <NoPermission who={doc.allow.list} />;
  return taskId ? <TaskDocument taskId={taskId} /> : <Documents />;
}
