import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { pretendBrowser } from '../testing/browser';
import { portalAnswer } from '../testing/portal-answer';
import { show } from '../testing/show';
import { FileField } from './FileField';
import { useFileChooser } from '../files/useFileChooser';

const BILLS = new File(['day,kWh'], 'bills.csv');

beforeEach(() => pretendBrowser());

function Held({ seen, error }: { seen?: (file: File | null) => void; error?: string }) {
  const [file, setFile] = useState<File | null>(null);
  const keep = (next: File | null) => {
    setFile(next);
    seen?.(next);
  };
  return <FileField label="File" required accept=".csv" value={file} error={error} onChange={keep} />;
}

const button = () => screen.getByRole('button');
const input = () => document.querySelector('input[type=file]') as HTMLInputElement;
const heard = () =>
  (button().getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

it('opens the dialog from a button of the portal, and says what was chosen', async () => {
  const seen = jest.fn();
  await show(<Held seen={seen} />);
  const opened = jest.spyOn(input(), 'click');
  expect(screen.getByRole('button', { name: 'File Choose file' })).toBe(button());
  expect(heard()).toEqual(['No file chosen']);

  fireEvent.click(button());
  expect(opened).toHaveBeenCalledTimes(1);
  fireEvent.change(input(), { target: { files: [BILLS] } });

  expect(seen).toHaveBeenCalledWith(BILLS);
  expect(heard()).toEqual(['bills.csv']);
});

it('keeps the file when the dialog is closed without one', async () => {
  const seen = jest.fn();
  await show(<Held seen={seen} />);
  fireEvent.change(input(), { target: { files: [BILLS] } });
  fireEvent.change(input(), { target: { files: [] } });
  expect(seen).toHaveBeenCalledTimes(1);
});

it('shows nothing of the browser’s own control, whatever language it speaks', async () => {
  await show(<Held />, { answer: portalAnswer({ lang: 'DE' }) });
  expect(input().hidden).toBe(true);
});

it('says with the button what is wrong', async () => {
  await show(<Held error="Choose a file" />);
  expect(heard()).toEqual(['No file chosen', 'Choose a file']);
});

function Opener({ seen }: { seen: (file: File) => void }) {
  const { input: own, open } = useFileChooser({ accept: '.pdf', onChoose: seen });
  return (
    <>
      {own}
      <button type="button" onClick={open}>
        Logo
      </button>
    </>
  );
}

it('gives its choice of one file to what looks otherwise', async () => {
  const seen = jest.fn();
  await show(<Opener seen={seen} />);
  const opened = jest.spyOn(input(), 'click');
  fireEvent.click(screen.getByRole('button', { name: 'Logo' }));
  expect(opened).toHaveBeenCalledTimes(1);
  fireEvent.change(input(), { target: { files: [BILLS] } });
  expect(seen).toHaveBeenCalledWith(BILLS);
  expect(input().accept).toBe('.pdf');
});
