import type { PortalRemote } from '@lichen/contracts/portal/portal';
import { startTexts } from '@lichen/kit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { pretendBrowser } from '../../../kit/src/testing/browser';
import type { Part } from './load-part';
import { MountBoundary } from './MountBoundary';

const part: Part = {
  remote: { name: 'mf-a', version: '1.2.3' } as PortalRemote,
  expose: './pages/Bills',
  title: 'Bills',
  files: [],
};

let logged: jest.SpyInstance;

beforeEach(async () => {
  pretendBrowser();
  await startTexts('en-GB');
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => logged.mockRestore());

function Broken(): never {
  throw new Error('no such column');
}

it('says which part could not be drawn, under a reference that the log has too, and spares what stands beside it', async () => {
  const retry = jest.fn();
  render(
    <>
      <MountBoundary part={part} compact retry={retry}>
        <Broken />
      </MountBoundary>
      <p>Beside it</p>
    </>,
  );
  await act(async () => undefined);

  const words = screen.getByRole('alert').textContent ?? '';
  const [, reference = ''] = words.match(/Reference ([a-z0-9]{8})$/) ?? [];
  expect(words).toContain('Bills could not be shown');
  expect(screen.getByText('Beside it')).toBeTruthy();
  expect(reference).not.toBe('');
  const line = logged.mock.calls.map(([first]) => String(first)).find((first) => first.includes('mf-a'));
  expect(line).toBe(`[${reference}] mf-a 1.2.3: render of ./pages/Bills failed`);

  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('gives way to what is shown instead', async () => {
  const instead = jest.fn();
  render(
    <MountBoundary part={part} compact={false} retry={() => undefined} instead={instead}>
      <Broken />
    </MountBoundary>,
  );
  await act(async () => undefined);

  expect(instead).toHaveBeenCalledTimes(1);
});
