import { StaleContent } from '@lichen/kit';
import type { Story } from '../story';

export const story: Story = {
  of: 'StaleContent',
  states: [
    { name: 'Answered', Shown: () => <StaleContent of={{ isPlaceholderData: false }}>1,107.524 t CO₂e</StaleContent> },
    {
      name: 'While the next is under way',
      Shown: () => <StaleContent of={{ isPlaceholderData: true }}>1,107.524 t CO₂e</StaleContent>,
    },
  ],
};
