import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useDialogFocus } from './useDialogFocus';

function Dialog({ onClose }: { onClose: () => void }) {
  useDialogFocus();
  return (
    <div role="dialog" aria-label="Question" onKeyDown={({ keyCode }) => keyCode === 27 && onClose()}>
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

it('closes with Escape before it has got the focus, which the page behind it does not hear', async () => {
  const behind = jest.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a page that listens
    <div onKeyDown={behind}>
      <Opener />
    </div>,
  );
  const opener = screen.getByRole('button', { name: 'Open' });
  fireEvent.click(opener);
  // Nothing was drawn yet, so that the focus is still behind.
  opener.focus();
  expect(screen.getByRole('dialog')).toBeTruthy();

  fireEvent.keyDown(opener, { key: 'Escape', keyCode: 27 });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(behind.mock.calls.filter(([{ target }]) => target === opener)).toEqual([]);

  fireEvent.keyDown(opener, { key: 'Escape', keyCode: 27 });
  expect(behind).toHaveBeenCalled();
});
