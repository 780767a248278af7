import { column, type Migration } from '../../../platform/store/schema';

/** State of the AI service's work on a form conversation. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('form_builder', 'working', { ...column.boolean, defaultValue: 0 });
  await schema.addColumn('form_builder', 'work_job_id', column.text(64, true));
  await schema.addColumn('form_builder', 'problem', column.text(300, true));
};
