import { column, companyRow, type Migration, type TableShape } from '../../../platform/store/schema';

const TASKS: TableShape = {
  columns: {
    ...companyRow,
    status: column.text(100),
    task_type: column.text(100),
    date_created: column.integer,
    due_date: column.integer,
    linked_entity: column.text(60),
    linked_id: column.text(64),
    linked_name: column.text(255),
    activity_type: column.text(60, true),
    closed_on: column.optionalInteger,
    closed_by: column.text(254, true),
  },
  primaryKey: ['company_id', 'id'],
  indexes: {
    tasks_due: ['company_id', 'status', 'due_date'],
    tasks_linked: ['company_id', 'linked_id'],
  },
};

const NOTES: TableShape = {
  columns: {
    ...companyRow,
    task_id: column.id,
    notes: column.longText,
    status: column.text(100, true),
    task_type: column.text(100, true),
    author: column.text(254),
  },
  primaryKey: ['company_id', 'id'],
  indexes: { task_notes_task: ['company_id', 'task_id'] },
};

/** Tasks and their notes. */
export const up: Migration['up'] = async (schema) => {
  await schema.createTable('tasks', TASKS);
  await schema.createTable('task_notes', NOTES);
};
