import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useDialogFocus } from './useDialogFocus';

function Dialog({ onClose }: { onClose: () => void }) {
  useDialogFocus();
  return (
    <div role="dialog" aria-label="Question">
      <div tabIndex={-1}>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </div>
  );
}

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}

it('gives a dialog the focus, and back to what opened it', async () => {
  render(<Opener />);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  await act(async () => fireEvent.click(opener));
  await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull());

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close' })));
  expect(document.activeElement).toBe(opener);
});
