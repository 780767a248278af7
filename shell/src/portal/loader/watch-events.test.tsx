import { fireEvent, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { forgetFailure, hasFailed } from './failed-versions';
import { findHung } from './heartbeat';
import { endPage } from './testing/end-page';
import { Watched } from './Watched';
import { watchEvents } from './watch-events';

const CONTAINERS = ['a1', 'b1'];
const hung = () => {
  endPage();
  findHung();
  return CONTAINERS.filter((container) => hasFailed({ container }));
};

beforeAll(watchEvents);
beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  for (const container of CONTAINERS) forgetFailure({ container });
  render(
    <>
      <button type="button">Frame</button>
      <Watched container="b1">
        <button type="button">Beside</button>
      </Watched>
      <Watched container="a1">
        <input aria-label="Field" />
        {createPortal(
          <button type="button">
            <i data-testid="icon" />
          </button>,
          document.body,
        )}
      </Watched>
    </>,
  );
  jest.advanceTimersByTime(10_000);
});
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
  jest.useRealTimers();
});

it.each([
  ['a field', () => fireEvent.input(screen.getByLabelText('Field'), { target: { value: 'x' } })],
  ['a dialog elsewhere in the document', () => fireEvent.click(screen.getByTestId('icon'))],
])('knows whose code hung in answer to %s, long after it was drawn', (_what, act) => {
  act();
  expect(hung()).toEqual(['a1']);
});

it('takes it back when nothing came of it, and writes down typing once', () => {
  const written = jest.spyOn(Storage.prototype, 'setItem');
  for (let key = 0; key < 20; key += 1) {
    fireEvent.input(screen.getByLabelText('Field'), { target: { value: `${key}` } });
    jest.advanceTimersByTime(100);
  }
  expect(written.mock.calls.filter(([name]) => name.startsWith('lichen.drawing.'))).toHaveLength(1);
  written.mockRestore();
  jest.advanceTimersByTime(1_400);
  expect(hung()).toEqual([]);
});

it('takes nobody for hung where somebody clicks in the frame', () => {
  fireEvent.click(screen.getByText('Frame'));
  expect(hung()).toEqual([]);
});
