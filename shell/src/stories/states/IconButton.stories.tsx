import { IconButton } from '@lichen/kit';
import type { Story } from '../story';

export const story: Story = {
  of: 'IconButton',
  states: [
    { name: 'Open', Shown: () => <IconButton icon="open" label="Open" onClick={() => undefined} /> },
    { name: 'Edit', Shown: () => <IconButton icon="edit" label="Edit" onClick={() => undefined} /> },
    { name: 'Remove', Shown: () => <IconButton icon="remove" label="Remove" onClick={() => undefined} /> },
    { name: 'Filter', Shown: () => <IconButton icon="filter" label="Filter" onClick={() => undefined} /> },
  ],
};
