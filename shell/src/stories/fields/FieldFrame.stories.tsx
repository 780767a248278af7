import { FieldFrame } from '@lichen/kit';
import type { Story } from '../story';

export const story: Story = {
  of: 'FieldFrame',
  states: [
    {
      name: 'With a hint',
      Shown: () => (
        <FieldFrame label="Name" hint="What it is for">
          {(aria) => <input {...aria} />}
        </FieldFrame>
      ),
    },
    {
      name: 'With an error',
      Shown: () => (
        <FieldFrame label="Name" required error="Required">
          {(aria) => <input {...aria} />}
        </FieldFrame>
      ),
    },
  ],
};
