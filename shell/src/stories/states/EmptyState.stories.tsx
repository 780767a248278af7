import { EmptyState } from '@lichen/kit';
import type { Story } from '../story';

export const story: Story = {
  of: 'EmptyState',
  states: [
    {
      name: 'With an action',
      Shown: () => <EmptyState text="No data found" action={<button type="button">Add</button>} />,
    },
    {
      name: 'Alone',
      Shown: () => (
        <EmptyState text="A site with a name much longer than anybody expected when this control was drawn" />
      ),
    },
  ],
};
