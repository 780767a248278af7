import { useConfirm, useNotify } from '@lichen/kit';
import type { Story } from '../story';

function Ask() {
  const confirm = useConfirm();
  const notify = useNotify();
  const ask = async () => {
    const question = { title: 'Delete', text: 'This action cannot be undone.', action: 'Confirm', dangerous: true };
    notify((await confirm(question)) ? 'Confirmed' : 'Left alone');
  };
  return (
    <button type="button" onClick={() => void ask()}>
      Delete
    </button>
  );
}

export const story: Story = {
  of: 'useConfirm',
  states: [{ name: 'Dangerous', Shown: () => <Ask /> }],
};
