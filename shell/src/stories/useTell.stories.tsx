import { useTell } from '@lichen/kit';
import type { Story } from './story';

function Say({ tone }: { tone: 'good' | 'bad' }) {
  const tell = useTell();
  return (
    <button type="button" onClick={() => tell(tone === 'good' ? 'Saved' : 'Not saved', tone)}>
      Tell
    </button>
  );
}

function Offer() {
  const tell = useTell();
  const undo = { label: 'Undo', run: () => tell('Restored') };
  return (
    <button type="button" onClick={() => tell('Deleted', 'good', undo)}>
      Delete
    </button>
  );
}

export const story: Story = {
  of: 'useTell',
  states: [
    { name: 'Good', Shown: () => <Say tone="good" /> },
    { name: 'With a way back', Shown: () => <Offer /> },
    { name: 'Bad', Shown: () => <Say tone="bad" /> },
  ],
};
