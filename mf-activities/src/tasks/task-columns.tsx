import { ACTIVITY_TYPES, type ActivityType } from '@lichen/contracts/activities/activity-types';
import { task } from '@lichen/contracts/activities/tasks/task.entity';
import { TASK_STATUSES } from '@lichen/contracts/activities/tasks/task-texts';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { type Column, type Formats, StatusTag, type Translate } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import type { ReactNode } from 'react';
import { linkedName, TASK_ACTS, taskAddress } from './task-words';

export type Task = RecordOf<typeof task>;

interface ColumnContext {
  t: Translate;
  format: Formats;
  now: number;
  buttons: (row: Task) => ReactNode;
}

const TONES = { open: 'plain', closed: 'good', cancelled: 'plain' } as const;

/** Returns the translated name of a task with that of its record. */
export const taskName = (row: Task, t: Translate) => `${t(TASK_ACTS[row.task_type])}, ${linkedName(row.linked_to, t)}`;

export const taskColumns = ({ t, format, now, buttons }: ColumnContext): Column<Task>[] => {
  const activity = ({ activity_type }: Task) => {
    const name = activity_type === null ? undefined : ACTIVITY_TYPES[activity_type as ActivityType];
    return name === undefined ? '–' : t(name);
  };
  const isLate = ({ status, due_date }: Task) => status === 'open' && due_date < now;
  return [
    {
      key: 'task_type',
      title: task.derived.task_type.label,
      sort: 'task_type',
      fixed: true,
      card: 'title',
      text: (row) => t(TASK_ACTS[row.task_type]),
      render: (row) => t(TASK_ACTS[row.task_type]),
    },
    {
      key: 'linked_to',
      title: task.derived.linked_to.label,
      fixed: true,
      text: ({ linked_to }) => linkedName(linked_to, t),
      render: (row) => {
        const to = taskAddress(row);
        return to ? <Link to={to}>{linkedName(row.linked_to, t)}</Link> : linkedName(row.linked_to, t);
      },
    },
    {
      key: 'activity_type',
      title: task.derived.activity_type.label,
      card: 'none',
      text: activity,
      render: activity,
    },
    {
      key: 'date_created',
      card: 'none',
      title: task.derived.date_created.label,
      sort: 'date_created',
      text: ({ date_created }) => format.moment(date_created),
      render: ({ date_created }) => format.moment(date_created),
    },
    {
      key: 'due_date',
      title: task.derived.due_date.label,
      card: 'labelled',
      sort: 'due_date',
      text: ({ due_date }) => format.moment(due_date),
      render: (row) =>
        isLate(row) ? (
          <StatusTag tone="attention">{t('Overdue since {day}', { day: format.moment(row.due_date) })}</StatusTag>
        ) : (
          format.moment(row.due_date)
        ),
    },
    {
      key: 'status',
      title: task.fields.status.label,
      sort: 'status',
      text: ({ status }) => t(TASK_STATUSES[status]),
      render: ({ status }) => <StatusTag tone={TONES[status]}>{t(TASK_STATUSES[status])}</StatusTag>,
    },
    { key: 'actions', title: 'Actions', fixed: true, text: () => '', render: buttons },
  ];
};
