import { JobProgress } from '@lichen/kit';
import type { Story } from '../story';

type Job = Parameters<typeof JobProgress>[0]['job'];

const job = (state: Job['state'], done: number) =>
  ({ id: 'j1', state, done, total: 12, message: null }) as unknown as Job;

export const story: Story = {
  of: 'JobProgress',
  states: [
    { name: 'Running', Shown: () => <JobProgress job={job('running', 3)} onCancel={() => undefined} /> },
    { name: 'Waiting', Shown: () => <JobProgress job={job('waiting', 0)} /> },
    { name: 'Done', Shown: () => <JobProgress job={job('done', 12)} /> },
    { name: 'Failed', Shown: () => <JobProgress job={job('failed', 7)} /> },
  ],
};
