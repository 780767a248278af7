import { type LinkedTo, task } from '@lichen/contracts/activities/tasks/task.entity';
import { taskLink } from '@lichen/contracts/activities/tasks/task-link.call';
import { notFound } from '@lichen/contracts/api/problems';
import { handler } from '../../../platform/module';
import { ownTasks } from './own-tasks.query';

export const taskLinkHandler = handler(taskLink, async ({ input, read, context }) => {
  const [found] = await read(task).list({
    where: { id: input.task_id },
    anyOf: [await ownTasks(read, context)],
    limit: 1,
  });
  if (!found) throw notFound();
  const { linked_entity: entity, linked_id: id, linked_name: name } = found;
  return { ok: true, obj: { entity, id, name } satisfies LinkedTo };
});
