import type { Examples } from '../../entity/examples';

export const examples: Examples = {
  tasks: {
    arises: async ({ made, standing, create }) => {
      await made('docs');
      const task_id = await standing('tasks');
      await create('task_notes', { task_id, notes: 'Not needed' });
      return task_id;
    },
    change: () => ({ status: 'cancelled' }),
  },
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
