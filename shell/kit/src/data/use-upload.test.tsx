import { UPLOAD_BYTES, UPLOAD_TOO_LARGE } from '@lichen/contracts/text/upload-limit';
import { CALL_TEXTS, TEXTS } from '@lichen/contracts/text/texts';
import { act, renderHook } from '@testing-library/react';
import { sendFile } from './send-file';
import { useUpload } from './useUpload';

/** A request of the page, with the ways in which the network can answer it. */
class Sent {
  static all: Sent[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  address = '';
  body = new FormData();
  open = (_method: string, address: string) => {
    this.address = address;
  };
  setRequestHeader = () => undefined;
  send = (body: FormData) => {
    this.body = body;
    Sent.all.push(this);
  };
  abort = () => this.onabort?.();
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.onload?.();
  }
}

const last = () => Sent.all.at(-1) as Sent;
const bill = new File(['%PDF-1.7'], 'bill.pdf', { type: 'application/pdf' });

beforeEach(() => {
  Sent.all = [];
  Object.assign(globalThis, { XMLHttpRequest: Sent });
});

it('sends a file to its purpose with what else is said of it, and answers what it became', async () => {
  const { result } = renderHook(() => useUpload('docs', { doc_type: 'insurance' }));
  let sent: Promise<string | null> | undefined;
  act(() => {
    sent = result.current.send(bill);
  });
  act(() => last().upload.onprogress?.({ loaded: 3, total: 4 }));

  expect(result.current.sending).toEqual({ name: 'bill.pdf', part: 0.75 });
  expect(last().address).toBe('/api/upload?entity=docs');
  expect([last().body.get('entity'), last().body.get('doc_type')]).toEqual(['docs', 'insurance']);
  await act(async () => last().answer(200, { obj: { _id: 'd1' } }));
  expect(await sent).toBe('d1');
  expect(result.current).toMatchObject({ sending: null, problem: null });
});

it('sends nothing that is too large', async () => {
  const { result } = renderHook(() => useUpload('docs'));
  const large = Object.defineProperty(new File([], 'scan.pdf'), 'size', { value: UPLOAD_BYTES + 1 });

  expect(await act(() => result.current.send(large))).toBeNull();
  expect(result.current.problem).toBe(UPLOAD_TOO_LARGE);
  expect(Sent.all).toEqual([]);
});

it('gives up what is on its way when its page goes', async () => {
  const { result, unmount } = renderHook(() => useUpload('docs'));
  act(() => void result.current.send(bill));
  const aborted = jest.spyOn(last(), 'abort');
  unmount();

  expect(aborted).toHaveBeenCalledTimes(1);
});

it.each([
  [
    'the text of the field',
    (sent: Sent) => sent.answer(422, { err: 'Refused', errors: { file: 'Not a PDF' } }),
    'Not a PDF',
  ],
  ['the text of the refusal', (sent: Sent) => sent.answer(403, { err: 'Not yours' }), 'Not yours'],
  ['that something went wrong', (sent: Sent) => sent.answer(502, '<html>'), TEXTS.unexpected],
  ['that nobody was reached', (sent: Sent) => sent.onerror?.(), CALL_TEXTS.offline],
])('says %s', async (_what, happen, problem) => {
  const { sent } = sendFile('docs', bill, () => undefined);
  happen(last());

  expect(await sent).toEqual({ problem });
});

it('lets a file take its time while it makes progress, and gives up a dead line', async () => {
  jest.useFakeTimers();
  const outcome = jest.fn();
  const send = () => {
    void sendFile('docs', bill, () => undefined).sent.then(outcome);
    return last();
  };
  const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

  const stalled = send();
  for (const loaded of [1, 2, 3]) {
    await pass(29_000);
    stalled.upload.onprogress?.({ loaded, total: 9 });
  }
  const aborted = jest.spyOn(stalled, 'abort');
  await pass(29_999);
  expect(outcome).not.toHaveBeenCalled();
  await pass(1);
  expect(outcome).toHaveBeenLastCalledWith({ problem: CALL_TEXTS.unknown });
  expect(aborted).toHaveBeenCalledTimes(1);

  // The server may check what it has received.
  const checked = send();
  checked.upload.onprogress?.({ loaded: 9, total: 9 });
  await pass(119_999);
  expect(outcome).toHaveBeenCalledTimes(1);
  checked.answer(200, { obj: { _id: 'd1' } });
  await pass(1);
  expect(outcome).toHaveBeenLastCalledWith({ id: 'd1' });
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
