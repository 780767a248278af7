import { act } from '@testing-library/react';
import { pretendBrowser } from '../testing/browser';
import { serve } from '../testing/server';
import { using } from '../testing/using';
import { useOnline } from '../data/online';
import { useState } from 'react';
import { useDelayed } from './useDelayed';
import { useNarrow } from './useNarrow';
import { useDebouncedValue } from './useDebouncedValue';

beforeEach(() => {
  pretendBrowser();
  serve({});
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('lets a quick answer pass without a placeholder', async () => {
  const { said, unmount } = await using(() => useDelayed(true));
  await passes(199);
  expect(said()).toBe(false);
  await passes(1);
  expect(said()).toBe(true);
  unmount();

  const idle = await using(() => useDelayed(false));
  await passes(1000);
  expect(idle.said()).toBe(false);
});

it('says a value once it has stood still', async () => {
  let typed = 'le';
  let redraw: () => void = () => undefined;
  const { said } = await using(() => {
    const [, setCount] = useState(0);
    redraw = () => setCount((count) => count + 1);
    return useDebouncedValue(typed, 500);
  });
  const type = async (text: string) => {
    typed = text;
    await act(async () => redraw());
  };

  await type('lee');
  await passes(499);
  await type('leeds');
  await passes(499);
  expect(said()).toBe('le');
  await passes(1);

  expect(said()).toBe('leeds');
});

it('knows a narrow window', async () => {
  const { said, unmount } = await using(() => useNarrow());
  expect(said()).toBe(false);
  unmount();
  pretendBrowser({ narrow: true });
  expect((await using(() => useNarrow())).said()).toBe(true);
});

it('knows when the connection goes and comes', async () => {
  const { said } = await using(useOnline);
  const become = (isOnline: boolean) =>
    act(async () => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    });

  await become(false);
  expect(said()).toBe(false);
  await become(true);
  expect(said()).toBe(true);
});
