import type { Examples } from '../entity/examples';

export const examples: Examples = {
  job_status: { input: { id: 'none' } },
  cancel_job: { input: { id: 'none' } },
};
