import { Seal } from '@lichen/kit';
import type { Story } from '../story';

export const story: Story = {
  of: 'Seal',
  states: [
    { name: 'As approved', Shown: () => <Seal /> },
    { name: 'Changed since', Shown: () => <Seal isChanged /> },
  ],
};
