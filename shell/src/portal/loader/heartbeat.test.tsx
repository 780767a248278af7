import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { forgetFailure, hasFailed } from './failed-versions';
import { beginDrawing, findHung, forgetHung, whileLoading } from './heartbeat';
import { endPage } from './testing/end-page';
import { Watched } from './Watched';

const marks = () => Object.keys(localStorage).filter((key) => key.startsWith('lichen.drawing.'));
const markNow = () => JSON.parse(localStorage.getItem(marks()[0] ?? '') ?? 'null') as { active: string } | null;
const seenAs = (visibility: string) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility as DocumentVisibilityState);
  document.dispatchEvent(new Event('visibilitychange'));
};

const nextTab = (name: string) => sessionStorage.setItem('lichen.tab', name);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  for (const container of ['a1', 'b1']) forgetFailure({ container });
  window.dispatchEvent(new Event('pageshow'));
});
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Notes what a start after a hang would find, while it is drawn or in its effect. */
function Noting({ when, found }: { when: string; found: (string | undefined | null)[] }) {
  if (when === 'while it is drawn') found.push(markNow()?.active);
  useEffect(() => {
    if (when === 'in an effect') found.push(markNow()?.active);
  });
  return null;
}

it.each(['while it is drawn', 'in an effect'])('knows what hangs %s', (when) => {
  const found: (string | undefined | null)[] = [];
  render(
    <>
      <Watched container="b1">{null}</Watched>
      <Watched container="a1">
        <Noting {...{ when, found }} />
      </Watched>
      <Watched container="b1">{null}</Watched>
    </>,
  );
  expect(found).toEqual(['a1']);
});

it('takes what was being drawn when the tab hung for failed, in this tab at once and until it is tried again', () => {
  beginDrawing('b1');
  jest.advanceTimersByTime(10);
  beginDrawing('a1');
  endPage();
  findHung();
  expect([hasFailed({ container: 'a1' }), hasFailed({ container: 'b1' }), marks()]).toEqual([true, false, []]);

  forgetFailure({ container: 'a1' });
  findHung();
  expect(hasFailed({ container: 'a1' })).toBe(true);

  forgetHung({ container: 'a1' });
  findHung();
  expect(hasFailed({ container: 'a1' })).toBe(false);
});

it('takes it back once the browser had a turn, and when the page is left', async () => {
  const { unmount } = render(<Watched container="a1">{null}</Watched>);
  expect(markNow()?.active).toBeNull();
  unmount();
  await act(async () => jest.advanceTimersByTime(1_500));
  expect(marks()).toEqual([]);

  findHung();
  beginDrawing('a1');
  window.dispatchEvent(new Event('pagehide'));
  findHung();
  expect([hasFailed({ container: 'a1' }), marks()]).toEqual([false, []]);
});

it('leaves a tab alone that is at work beside it, and finds one that has long hung', () => {
  beginDrawing('a1');
  endPage();
  nextTab('another');
  findHung();
  expect(hasFailed({ container: 'a1' })).toBe(false);
  jest.setSystemTime(Date.now() + 10_001);
  findHung();
  expect(hasFailed({ container: 'a1' })).toBe(true);
});

it('takes what hangs as soon as it arrives for failed, and what arrived in good order not', async () => {
  await whileLoading('b1', Promise.resolve());
  await whileLoading('b1', Promise.reject(new Error('cut'))).catch(() => undefined);
  await act(async () => undefined);
  expect(marks()).toEqual([]);
  void whileLoading('a1', new Promise(() => undefined));
  endPage();
  findHung();
  expect([hasFailed({ container: 'a1' }), hasFailed({ container: 'b1' })]).toEqual([true, false]);

  // A browser that was ended just then leaves the same mark.
  forgetFailure({ container: 'a1' });
  wait(86_400_001);
  findHung();
  expect(hasFailed({ container: 'a1' })).toBe(false);
});

/** Drawn long ago, with nobody doing anything since. */
async function drawnLongAgo(): Promise<void> {
  findHung();
  render(<Watched container="a1">{null}</Watched>);
  await act(async () => jest.advanceTimersByTime(60_000));
}

/** Moves the clock on while the tab stands still. */
const wait = (milliseconds: number) => jest.setSystemTime(Date.now() + milliseconds);

it.each([
  ['this tab', 5_001, () => undefined],
  ['another', 10_001, () => nextTab('another')],
])('takes what began to loop by itself, long after it was drawn, for failed in %s', async (_where, ms, turn) => {
  await drawnLongAgo();
  endPage();
  turn();
  wait(ms);
  findHung();
  expect(hasFailed({ container: 'a1' })).toBe(true);

  // A browser that was ended from outside looks the same: a day later it is tried again.
  forgetFailure({ container: 'a1' });
  wait(86_400_001);
  findHung();
  expect(hasFailed({ container: 'a1' })).toBe(false);
});

const endBrowser = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = 'lichen_run=; Max-Age=0';
  nextTab('another');
};

it('takes nothing for failed after the browser was ended from outside, unless that happens twice in a day', async () => {
  await drawnLongAgo();
  endPage();
  localStorage.setItem('lichen.drawing.window', localStorage.getItem('lichen.drawing.before') ?? '');
  endBrowser();
  wait(60_000);
  findHung();
  expect([hasFailed({ container: 'a1' }), marks()]).toEqual([false, []]);

  await drawnLongAgo();
  endPage();
  endBrowser();
  wait(60_000);
  findHung();
  expect(hasFailed({ container: 'a1' })).toBe(true);
});

it('takes nothing for failed where this tab ended at an age at which a page in good order is at work', () => {
  void whileLoading('a1', new Promise(() => undefined));
  endPage(3_400);
  findHung();
  expect([hasFailed({ container: 'a1' }), marks()]).toEqual([false, []]);
  jest.advanceTimersByTime(60_000);
  expect(hasFailed({ container: 'a1' })).toBe(false);
});

it('takes nothing for failed in a page that was hidden while its code was at work, and ended without a word', () => {
  findHung();
  beginDrawing('a1');
  seenAs('hidden');
  expect(marks()).toEqual([]);
  endPage();
  wait(60_000);
  findHung();
  expect(hasFailed({ container: 'a1' })).toBe(false);

  // A page that is opened behind another one was not put away.
  window.dispatchEvent(new Event('pageshow'));
  void whileLoading('a1', new Promise(() => undefined));
  endPage();
  findHung();
  expect(hasFailed({ container: 'a1' })).toBe(true);
});

it('takes what was at work for failed once the browser was ended twice in a day over it, and what was rendering at once', () => {
  const endedAtWork = () => {
    void whileLoading('a1', new Promise(() => undefined));
    endPage();
    endBrowser();
    wait(60_000);
    findHung();
    return hasFailed({ container: 'a1' });
  };
  expect([endedAtWork(), endedAtWork()]).toEqual([false, true]);

  beginDrawing('b1');
  endPage();
  endBrowser();
  wait(60_000);
  findHung();
  expect(hasFailed({ container: 'b1' })).toBe(true);
  forgetFailure({ container: 'b1' });
  wait(86_400_001);
  findHung();
  expect(hasFailed({ container: 'b1' })).toBe(false);
});

it('finds it a moment later where the tab fell silent just now', async () => {
  await drawnLongAgo();
  endPage();
  findHung();
  expect(hasFailed({ container: 'a1' })).toBe(false);
  jest.advanceTimersByTime(10_000);
  expect(hasFailed({ container: 'a1' })).toBe(true);
});

const startAs = (type: string) => Object.assign(performance, { getEntriesByType: () => [{ type }] });

it.each([
  ['duplicated', 'back_forward'],
  ['opened from it, without a history', 'navigate'],
])('takes nothing for failed where the tab at work was %s, before it has long hung', (_how, type) => {
  void whileLoading('a1', new Promise(() => undefined));
  endPage(4_000);
  startAs(type);
  findHung();
  expect([hasFailed({ container: 'a1' }), marks()]).toEqual([false, ['lichen.drawing.before']]);
  startAs('reload');
  wait(10_001);
  findHung();
  expect(hasFailed({ container: 'a1' })).toBe(true);
});

it('knows a copy of the tab by what it writes after this page began', () => {
  void whileLoading('a1', new Promise(() => undefined));
  endPage(0);
  const mark = JSON.parse(localStorage.getItem('lichen.drawing.before') ?? 'null');
  findHung();
  localStorage.setItem('lichen.drawing.copy', JSON.stringify({ ...mark, on: Date.now() + 2_000 }));
  jest.advanceTimersByTime(10_000);
  expect(hasFailed({ container: 'a1' })).toBe(false);
});

it('says that it lives while code takes long to load', () => {
  void whileLoading('a1', new Promise(() => undefined));
  const before = Date.now();
  jest.advanceTimersByTime(9_000);
  expect(JSON.parse(localStorage.getItem(marks()[0] ?? '') ?? 'null').on).toBeGreaterThan(before + 7_000);
});

it.each([
  ['lives, also beside a copy of itself', 1_000, () => jest.advanceTimersByTime(60_000)],
  ['is left', 60_000, () => window.dispatchEvent(new Event('pagehide'))],
  ['nobody sees', 60_000, () => seenAs('hidden')],
])('takes nothing for failed in a tab that %s', async (_how, ms, turn) => {
  await drawnLongAgo();
  turn();
  endPage();
  wait(ms);
  findHung();
  expect(hasFailed({ container: 'a1' })).toBe(false);
});

it('goes on saying that it lives when it is seen again, once every two seconds', async () => {
  await drawnLongAgo();
  seenAs('hidden');
  expect(marks()).toEqual([]);
  const written = jest.spyOn(Storage.prototype, 'setItem');
  seenAs('visible');
  jest.advanceTimersByTime(8_000);
  expect(written.mock.calls.filter(([name]) => name.startsWith('lichen.drawing.'))).toHaveLength(5);
});
