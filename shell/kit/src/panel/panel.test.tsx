import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Figure } from '../figure/Figure';
import { ScopeTag } from '../figure/ScopeTag';
import { pretendBrowser } from '../testing/browser';
import { portalAnswer } from '../testing/portal-answer';
import { show } from '../testing/show';
import { useConfirm } from './confirm';
import { SidePanel } from './SidePanel';

beforeEach(() => pretendBrowser());

function Deletes({ heard }: { heard: (yes: boolean) => void }) {
  const confirm = useConfirm();
  const ask = async () =>
    heard(
      await confirm({ title: 'Delete', text: 'This action cannot be undone.', action: 'Confirm', dangerous: true }),
    );
  return (
    <button type="button" onClick={() => void ask()}>
      Delete it
    </button>
  );
}

it('asks once, and only the button means yes', async () => {
  const heard: boolean[] = [];
  await show(<Deletes heard={(yes) => heard.push(yes)} />);

  fireEvent.click(screen.getByText('Delete it'));
  expect(await screen.findByText('This action cannot be undone.')).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })));
  fireEvent.click(screen.getByText('Delete it'));
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Confirm' })));

  await waitFor(() => expect(heard).toEqual([false, true]));
});

function Opens() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <SidePanel id="a1" title="12.704 t" onClose={() => setOpen(false)}>
          <button type="button">Last</button>
        </SidePanel>
      )}
    </>
  );
}

it('takes the focus, keeps it while it covers the list, gives it back on Escape', async () => {
  pretendBrowser({ narrow: true });
  await show(<Opens />);
  const opener = screen.getByText('Open');
  opener.focus();

  fireEvent.click(opener);
  const panel = screen.getByRole('dialog', { name: '12.704 t' });
  expect(document.activeElement).toBe(panel);

  screen.getByText('Last').focus();
  fireEvent.keyDown(screen.getByText('Last'), { key: 'Tab' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));

  fireEvent.keyDown(panel, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it('makes every figure a button that says what it is', async () => {
  const opened: number[] = [];
  await show(<Figure kg="12703.90577" of="Electricity" onOpen={() => opened.push(1)} />);

  const figure = screen.getByRole('button', { name: 'Electricity: 12.704 t CO₂e. How this was calculated' });
  fireEvent.click(figure);

  expect(figure.textContent).toBe('12.704');
  expect(opened).toEqual([1]);
});

it('shows kilograms to an account that counts in kilograms, and nothing for nothing', async () => {
  await show(
    <>
      <Figure kg={12703.90577} onOpen={() => undefined} />
      <Figure kg={null} onOpen={() => undefined} missing="No factor" />
      <ScopeTag scope="scope_2" />
    </>,
    { answer: portalAnswer({ emission_units: 'kg' }) },
  );

  expect(screen.getByRole('button').textContent).toBe('12,703.906');
  expect(screen.getByText('No factor')).toBeTruthy();
  expect(screen.getByText('Scope 2')).toBeTruthy();
});
