import { LobedShape } from '@lichen/kit';
import type { Story } from '../story';

export const story: Story = {
  of: 'LobedShape',
  states: [{ name: 'Beside words', Shown: () => <LobedShape /> }],
};
