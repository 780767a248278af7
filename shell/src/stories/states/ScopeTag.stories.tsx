import { ScopeTag } from '@lichen/kit';
import type { Story } from '../story';

export const story: Story = {
  of: 'ScopeTag',
  states: [
    { name: 'Scope 1', Shown: () => <ScopeTag scope="scope_1" /> },
    { name: 'Scope 2', Shown: () => <ScopeTag scope="2" /> },
    { name: 'Scope 3', Shown: () => <ScopeTag scope="3" /> },
    { name: 'No scope', Shown: () => <ScopeTag scope="no_scope" /> },
  ],
};
