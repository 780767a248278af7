import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { forgetFailure, hasFailed } from './failed-versions';
import { beginDrawing, findHung, forgetHung, whileLoading } from './heartbeat';
import { Watched } from './Watched';

const marks = () => Object.keys(localStorage).filter((key) => key.startsWith('lichen.drawing.'));
const markNow = () => JSON.parse(localStorage.getItem(marks()[0] ?? '') ?? 'null') as { active: string } | null;

/** A tab as it stands when its reader closes it: no timer of it runs any more. */
const closeTab = () => jest.clearAllTimers();
const nextTab = (name: string) => sessionStorage.setItem('lichen.tab', name);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  for (const container of ['a1', 'b1']) forgetFailure({ container });
});
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
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
  closeTab();
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
  render(<Watched container="a1">{null}</Watched>);
  expect(markNow()?.active).toBeNull();
  await act(async () => jest.advanceTimersByTime(1_500));
  expect(marks()).toEqual([]);

  beginDrawing('a1');
  findHung();
  forgetHung({ container: 'a1' });
  beginDrawing('a1');
  window.dispatchEvent(new Event('pagehide'));
  findHung();
  expect([hasFailed({ container: 'a1' }), marks()]).toEqual([false, []]);
});

it('leaves a tab alone that is at work beside it, and finds one that has long hung', () => {
  beginDrawing('a1');
  closeTab();
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
  closeTab();
  findHung();
  expect([hasFailed({ container: 'a1' }), hasFailed({ container: 'b1' })]).toEqual([true, false]);
});
