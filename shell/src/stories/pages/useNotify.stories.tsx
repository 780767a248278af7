import { useNotify } from '@lichen/kit';
import type { Story } from '../story';

function Say({ tone }: { tone: 'good' | 'bad' }) {
  const notify = useNotify();
  return (
    <button type="button" onClick={() => notify(tone === 'good' ? 'Saved' : 'Not saved', tone)}>
      Tell
    </button>
  );
}

function Offer() {
  const notify = useNotify();
  const undo = { label: 'Undo', run: () => notify('Restored') };
  return (
    <button type="button" onClick={() => notify('Deleted', 'good', undo)}>
      Delete
    </button>
  );
}

export const story: Story = {
  of: 'useNotify',
  states: [
    { name: 'Good', Shown: () => <Say tone="good" /> },
    { name: 'With an action', Shown: () => <Offer /> },
    { name: 'Bad', Shown: () => <Say tone="bad" /> },
  ],
};
