import { Card } from '@lichen/kit';
import type { Story } from '../story';

export const story: Story = {
  of: 'Card',
  states: [
    {
      name: 'With everything',
      Shown: () => (
        <Card title="Site" aside="3 of 5" actions={<button type="button">Edit</button>}>
          Content
        </Card>
      ),
    },
    { name: 'Plain', Shown: () => <Card>Content alone</Card> },
    {
      name: 'Long title',
      Shown: () => (
        <Card title="A site with a name much longer than anybody expected when this control was drawn">Content</Card>
      ),
    },
  ],
};
