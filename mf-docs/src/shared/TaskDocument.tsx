import type { LinkedTo } from '@lichen/contracts/activities/tasks/task.entity';
import { taskLink } from '@lichen/contracts/activities/tasks/task-link.call';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { paths } from '@lichen/contracts/api/paths';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { EmptyState, Page, QueryStates, Skeleton, useCall, useT } from '@lichen/kit';
import { useNavigate } from '@lichen/kit/router';
import { useEffect } from 'react';

/** Opens the document of a task, in place of the address that names the task. */
export function TaskDocument({ taskId }: { taskId: string }) {
  const t = useT();
  const navigate = useNavigate();
  const found = useCall<RecordAnswer<LinkedTo>>(taskLink, { task_id: taskId });
  const linked = found.data?.obj;
  const id = linked?.entity === doc.name ? linked.id : undefined;
  useEffect(() => {
    if (id !== undefined) navigate(paths.document(id), { replace: true });
  }, [id, navigate]);
  return (
    <Page title={t('Document')} back={{ to: paths.documents, label: 'Documents' }}>
      <QueryStates of={found} missing="Error: No doc" skeleton={<Skeleton rows={3} height={200} />}>
        {() => (id === undefined ? <EmptyState text={t('Error: No doc')} /> : null)}
      </QueryStates>
    </Page>
  );
}
