import { Page } from '@lichen/kit';
import type { Story } from '../story';

export const story: Story = {
  of: 'Page',
  states: [
    {
      name: 'With everything',
      Shown: () => (
        <Page
          title="Locations"
          context="4 sites"
          back={{ to: '/dev/kit', label: 'Home' }}
          actions={<button type="button">Add</button>}
        >
          Content
        </Page>
      ),
    },
    {
      name: 'Long title',
      Shown: () => (
        <Page title="A site with a name much longer than anybody expected when this control was drawn">Content</Page>
      ),
    },
  ],
};
