import type { Examples } from '../../entity/examples';

export const examples: Examples = {
  task_notes: {
    draft: async ({ made, standing, next }) => {
      // A document that waits for its review makes a task.
      await made('docs');
      return { task_id: await standing('tasks'), notes: `Note ${next()}` };
    },
  },
  open_tasks: { input: {} },
  task_link: { input: { task_id: 'unknown' } },
};
