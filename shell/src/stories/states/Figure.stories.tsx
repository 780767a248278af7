import { Figure } from '@lichen/kit';
import type { Story } from '../story';

export const story: Story = {
  of: 'Figure',
  states: [
    { name: 'In a line', Shown: () => <Figure kg="12703.90577" of="Electricity" onOpen={() => undefined} /> },
    { name: 'Large', Shown: () => <Figure kg={212_000} size="large" onOpen={() => undefined} /> },
    { name: 'In a table', Shown: () => <Figure kg={0.4} unit="plain" onOpen={() => undefined} /> },
    { name: 'No figure', Shown: () => <Figure kg={null} missing="No factor" onOpen={() => undefined} /> },
  ],
};
