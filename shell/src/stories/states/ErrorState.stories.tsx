import { ErrorState } from '@lichen/kit';
import { fault, refusal } from '../reading';
import type { Story } from '../story';

export const story: Story = {
  of: 'ErrorState',
  states: [
    { name: 'A fault', Shown: () => <ErrorState error={fault} retry={() => undefined} /> },
    { name: 'A refusal', Shown: () => <ErrorState error={refusal} /> },
  ],
};
