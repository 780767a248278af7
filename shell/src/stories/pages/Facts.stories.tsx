import { Facts } from '@lichen/kit';
import type { Story } from '../story';

export const story: Story = {
  of: 'Facts',
  states: [
    {
      name: 'Some',
      Shown: () => (
        <Facts
          facts={[
            { label: 'Period', value: '01/09/2026 – 30/09/2026' },
            { label: 'Note', value: null },
          ]}
        />
      ),
    },
    {
      name: 'Long',
      Shown: () => (
        <Facts
          facts={[
            {
              label: 'A site with a name much longer than anyb',
              value: 'A site with a name much longer than anybody expected when this control was drawn',
            },
          ]}
        />
      ),
    },
  ],
};
