import { RunningJob } from '@lichen/kit';
import type { Story } from '../story';

const nothing = () => undefined;

export const story: Story = {
  of: 'RunningJob',
  states: [
    {
      name: 'Not yet begun',
      Shown: () => <RunningJob title="Reading the file" jobId={null} onCancel={nothing} onEnd={nothing} />,
    },
  ],
};
