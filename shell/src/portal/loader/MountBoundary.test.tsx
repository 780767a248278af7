import type { PortalRemote } from '@lichen/contracts/portal/portal';
import { startTexts } from '@lichen/kit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { pretendBrowser } from '../../../kit/src/testing/browser';
import type { Part } from './part';
import { PlaceBoundary } from '../routes/PlaceBoundary';
import { MountBoundary } from './MountBoundary';
import { MOUNT_TIMEOUT_MS } from './with-timeout';

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

const drawn = (Shown: () => ReactNode, key = 'first') => (
  <>
    <p>Menu</p>
    <PlaceBoundary>
      <MountBoundary key={key} part={part} compact={false} retry={() => undefined}>
        <Shown />
      </MountBoundary>
    </PlaceBoundary>
  </>
);

function Loops() {
  const [count, setCount] = useState(0);
  useLayoutEffect(() => setCount(count + 1));
  return <p>{count}</p>;
}

function BrokenEffect() {
  useEffect(() => {
    throw new Error('in an effect');
  }, []);
  return <p>Bills</p>;
}

it.each([
  ['throws in an effect', BrokenEffect],
  ['never ends drawing itself anew', Loops],
])('puts the card where a page stands that %s', async (_, Shown) => {
  render(drawn(Shown));
  await act(async () => undefined);
  expect(screen.getByRole('alert').textContent).toContain('Bills could not be shown');
  expect(screen.getByText('Menu')).toBeTruthy();
});

it.each([
  ['an object that no text can be made of', Object.create(null)],
  ['a symbol', Symbol('bills')],
  ['nothing', undefined],
])('puts the card where a page throws %s', async (_, thrown) => {
  render(
    drawn(() => {
      throw thrown;
    }),
  );
  await act(async () => undefined);
  expect(screen.getByRole('alert').textContent).toContain('Bills could not be shown');
  expect(screen.getByText('Menu')).toBeTruthy();
});

function BrokenCleanUp() {
  useEffect(
    () => () => {
      throw new Error('in clean-up');
    },
    [],
  );
  return <p>Bills</p>;
}

it('shows the next page when the one before throws while it is cleaned up', async () => {
  const view = render(drawn(BrokenCleanUp));
  await act(async () => undefined);
  view.rerender(drawn(() => <p>Next page</p>, 'second'));
  await act(async () => undefined);
  expect(screen.getByText('Next page')).toBeTruthy();
  expect(screen.getByText('Menu')).toBeTruthy();
});

it('shows the next page each time, however many throw on one page and however often it is left', async () => {
  const several = () => (
    <>
      <BrokenCleanUp />
      <BrokenCleanUp />
      <BrokenCleanUp />
    </>
  );
  const view = render(drawn(several));
  for (const round of [1, 2, 3]) {
    view.rerender(drawn(() => <p>{`Next page ${round}`}</p>, `next ${round}`));
    await act(async () => undefined);
    expect(screen.getByText(`Next page ${round}`)).toBeTruthy();
    if (round < 3) view.rerender(drawn(several, `broken ${round}`));
    await act(async () => undefined);
  }
});

const never = new Promise<never>(() => undefined);

it('puts the card where a page stands that suspends for ever, and the menu never waits with it', async () => {
  jest.useFakeTimers();
  render(
    drawn(() => {
      throw never;
    }),
  );
  expect(screen.getByText('Menu')).toBeTruthy();
  await act(async () => jest.advanceTimersByTime(MOUNT_TIMEOUT_MS));
  expect(screen.getByRole('alert').textContent).toContain('Bills could not be shown');
  jest.useRealTimers();
});

let suspendLater: () => void = () => undefined;

function Later() {
  const [waits, setWaits] = useState(false);
  suspendLater = () => setWaits(true);
  if (waits) throw never;
  return <input defaultValue="typed" />;
}

it('leaves a page that was drawn as long as it needs when it suspends later', async () => {
  jest.useFakeTimers();
  render(drawn(Later));
  await act(async () => suspendLater());
  await act(async () => jest.advanceTimersByTime(MOUNT_TIMEOUT_MS * 2));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByDisplayValue('typed')).toBeTruthy();
  jest.useRealTimers();
});
