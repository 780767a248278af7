import { act, fireEvent, renderHook } from '@testing-library/react';
import { useDroppedFiles } from './useDroppedFiles';

const bill = new File(['1'], 'bill.pdf', { type: 'application/pdf' });
const withFiles = { dataTransfer: { types: ['Files'], files: [bill] } };
const withText = { dataTransfer: { types: ['text/plain'], files: [] } };

function listen(options?: Parameters<typeof useDroppedFiles>[1]) {
  const taken: string[] = [];
  const shown = renderHook(() => useDroppedFiles((files) => taken.push(...files.map(({ name }) => name)), options));
  return { ...shown, taken };
}

it('takes files that are dropped on the page, and says while they are dragged over it', () => {
  const { result, taken } = listen();
  expect(result.current).toBe(false);

  // A cancelled `dragover` is what keeps the browser from opening the file.
  expect(fireEvent.dragOver(window, withFiles)).toBe(false);
  expect(result.current).toBe(true);
  act(() => void window.dispatchEvent(new MouseEvent('dragleave', { relatedTarget: document.body })));
  expect(result.current).toBe(true);
  act(() => void window.dispatchEvent(new MouseEvent('dragleave', { relatedTarget: null })));
  expect(result.current).toBe(false);

  fireEvent.dragOver(window, withFiles);
  expect(fireEvent.drop(window, withFiles)).toBe(false);
  expect([result.current, taken]).toEqual([false, ['bill.pdf']]);
});

it('leaves text that is dragged to the browser', () => {
  const { result, taken } = listen();

  expect([fireEvent.dragOver(window, withText), fireEvent.drop(window, withText)]).toEqual([true, true]);
  expect([result.current, taken]).toEqual([false, []]);
});

it('takes pasted files where it is asked to', () => {
  const pasted = { clipboardData: { files: [bill] } };
  const dropping = listen();
  fireEvent.paste(window, pasted);
  expect(dropping.taken).toEqual([]);
  dropping.unmount();

  const { taken, unmount } = listen({ andPasted: true });
  fireEvent.paste(window, pasted);
  fireEvent.paste(window, { clipboardData: { files: [] } });
  expect(taken).toEqual(['bill.pdf']);
  unmount();
  fireEvent.paste(window, pasted);
  fireEvent.drop(window, withFiles);
  expect(taken).toEqual(['bill.pdf']);
});

it('takes nothing while it is off', () => {
  const { result, taken } = listen({ isOn: false, andPasted: true });

  fireEvent.dragOver(window, withFiles);
  fireEvent.drop(window, withFiles);
  expect([result.current, taken]).toEqual([false, []]);
});
