import type { task } from '@lichen/contracts/activities/tasks/task.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { dueFrom } from '@lichen/contracts/identity/tasks/task-periods';
import type { TaskConfig } from '@lichen/contracts/identity/task-schedule';
import type { TaskType } from '@lichen/contracts/identity/role-tasks';
import type { ReportType } from '@lichen/contracts/identity/report-types';

export type Task = RecordOf<typeof task>;

/** Subject of a new task. */
export interface Wanted {
  readonly task_type: TaskType;
  readonly entity: string;
  readonly id: string;
  readonly name: string;
  readonly activity_type?: string;
}

/** Longest stored name of the linked record, in characters. */
const NAME_LENGTH = 255;

const scheduleOf = ({ report, task: tasks }: TaskConfig, { task_type, id }: Wanted) =>
  task_type === 'create_reports' ? report[id as ReportType] : tasks[task_type];

interface Making {
  readonly now: number;
  readonly userId: string;
  newId(): string;
}

/** Returns a new task, due by the company's settings. */
export function newTask(wanted: Wanted, config: TaskConfig, context: Making): Task {
  const { now, userId } = context;
  const linked = { entity: wanted.entity, id: wanted.id, name: wanted.name.slice(0, NAME_LENGTH) };
  return {
    ...{ _id: context.newId(), version: 1, created_on: now, created_by: userId, updated_on: now },
    ...{ status: 'open', task_type: wanted.task_type },
    ...{ date_created: now, due_date: dueFrom(now, scheduleOf(config, wanted)) },
    ...{ linked_entity: linked.entity, linked_id: linked.id, linked_name: linked.name, linked_to: linked },
    activity_type: wanted.activity_type ?? null,
    ...{ closed_on: null, closed_by: null },
  };
}
