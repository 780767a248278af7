import { Skeleton } from '@lichen/kit';
import type { Story } from '../story';

export const story: Story = {
  of: 'Skeleton',
  states: [
    { name: 'Lines', Shown: () => <Skeleton /> },
    { name: 'Table', Shown: () => <Skeleton rows={8} height={28} /> },
  ],
};
