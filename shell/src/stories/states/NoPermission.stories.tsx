import { NoPermission } from '@lichen/kit';
import type { Story } from '../story';

export const story: Story = {
  of: 'NoPermission',
  states: [
    { name: 'Its own words', Shown: () => <NoPermission /> },
    { name: 'Who may', Shown: () => <NoPermission who={['admin', 'edit_business']} /> },
    { name: 'Other words', Shown: () => <NoPermission text="This page isn't for you" /> },
  ],
};
