import { QueryStates } from '@lichen/kit';
import { fault, reading, refusal } from '../reading';
import type { Story } from '../story';

const shown = (state: Parameters<typeof reading<string[]>>[0]) => (
  <QueryStates of={reading(state)} empty={{ when: (list) => list.length === 0, text: 'No data found' }}>
    {(list) => <p>{list.join()}</p>}
  </QueryStates>
);

export const story: Story = {
  of: 'QueryStates',
  states: [
    { name: 'Data', Shown: () => shown({ data: ['Leeds'] }) },
    { name: 'Loading', Shown: () => shown({}) },
    { name: 'Empty', Shown: () => shown({ data: [] }) },
    { name: 'Error', Shown: () => shown({ error: fault }) },
    { name: 'No permission', Shown: () => shown({ error: refusal }) },
  ],
};
