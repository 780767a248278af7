import { StatusTag } from '@lichen/kit';
import type { Story } from '../story';

export const story: Story = {
  of: 'StatusTag',
  states: [
    { name: 'Plain', Shown: () => <StatusTag tone="plain">Draft</StatusTag> },
    { name: 'Good', Shown: () => <StatusTag tone="good">Applied</StatusTag> },
    { name: 'Attention', Shown: () => <StatusTag tone="attention">Not applied</StatusTag> },
    { name: 'Bad', Shown: () => <StatusTag tone="bad">Expired</StatusTag> },
  ],
};
