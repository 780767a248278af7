import { Behind } from '@lichen/kit';
import type { Story } from './story';

export const story: Story = {
  of: 'Behind',
  states: [
    { name: 'Answered', Shown: () => <Behind of={{ isPlaceholderData: false }}>1,107.524 t CO₂e</Behind> },
    {
      name: 'While the next is under way',
      Shown: () => <Behind of={{ isPlaceholderData: true }}>1,107.524 t CO₂e</Behind>,
    },
  ],
};
