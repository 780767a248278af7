import '../react/commit-hook';
import type { PortalRemote } from '@lichen/contracts/portal/portal';
import { startTexts } from '@lichen/kit';
import { type ReactNode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { pretendBrowser } from '../../../kit/src/testing/browser';
import { endEffectLoops } from './effect-loops';
import { MountBoundary } from './MountBoundary';

/** Far beyond what ends a loop; without this a failure would never let the test end. */
const MOST_DRAWN = 3_000;

const partOf = (title: string, content: ReactNode) => (
  <MountBoundary
    part={{ remote: { name: 'mf-a', version: '1' } as PortalRemote, expose: './a', title, files: [] }}
    compact={false}
    retry={() => undefined}
  >
    {content}
  </MountBoundary>
);

function Loops({ children }: { children?: ReactNode }) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count < MOST_DRAWN) void Promise.resolve().then(() => setCount(count + 1));
  });
  return <p>Looping {children}</p>;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeAll(async () => {
  pretendBrowser();
  await startTexts('en-GB');
  endEffectLoops();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // As within a click, in whose turn React draws at once what is asked for.
  Object.defineProperty(window, 'event', { configurable: true, get: () => ({ type: 'click' }) });
});

afterAll(() => jest.restoreAllMocks());

async function shown(content: ReactNode): Promise<string> {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(content));
  await pause(50);
  const words = place.textContent ?? '';
  root.unmount();
  return words;
}

it('ends a widget that asks by a promise to be drawn for ever, and leaves the page around it', async () => {
  const words = await shown(partOf('Page', <p>Around {partOf('Widget', <Loops />)}</p>));
  expect(words).toContain('Widget could not be shown');
  expect(words).toContain('Around');
});

it('ends the page that does so, not the widgets that it draws', async () => {
  const words = await shown(partOf('Page', <Loops>{partOf('Widget', <p>Quiet</p>)}</Loops>));
  expect(words).toContain('Page could not be shown');
  expect(words).not.toContain('Widget could not be shown');
});
