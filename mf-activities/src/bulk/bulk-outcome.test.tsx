import { pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { BulkOutcome } from './BulkOutcome';
import { changeRows, type BulkTarget } from './change-rows';

beforeEach(() => pretendBrowser());

const TAG = { kind: 'tag', add: ['seen'], remove: [] } as const;
const change = () => ({ ...TAG, add: [...TAG.add], remove: [] });
const targets = (count: number): BulkTarget[] =>
  Array.from({ length: count }, (_, at) => ({ _id: `a${at}`, version: 1, activity_type: 'stays' }));

type Rows = { rows: { _id: string }[] };
const REFUSED = { activity_type: 'stays', from: null, to: null, version: 2, err: 'Somebody was first' };

/** Answers that many times, refusing one row of the first; afterwards the line is cut. */
function answering(times: number) {
  let left = times;
  return serve({
    'POST bulk_activities': ({ body }) => {
      if (left === 0) throw new TypeError('Failed to fetch');
      left -= 1;
      const outcomes = (body as Rows).rows.map(({ _id }) =>
        _id === 'a3' ? { _id, ok: false, ...REFUSED } : { _id, ok: true },
      );
      return record({ outcomes });
    },
  });
}

it('keeps what is known of the rows before the line was cut, and takes up the rest', async () => {
  answering(2);
  const result = await changeRows(change(), targets(500));
  expect([result.done, result.failed, result.left?.length]).toEqual([399, 1, 100]);

  const again: (readonly BulkTarget[])[] = [];
  await show(<BulkOutcome result={result} onAgain={(_, rows) => again.push(rows)} onClose={() => undefined} />);
  const said = within(screen.getByRole('region', { name: 'Result' })).getByRole('status');
  expect(said.textContent).toBe('399 changed · 1 left unchanged · 100 not processed');
  expect(screen.getByText('You are offline. Check your connection and try again.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Retry these' }));
  expect(again[0]?.map(({ _id }) => _id)).toEqual(['a3', ...Array.from({ length: 100 }, (_, at) => `a${400 + at}`)]);
});

it('throws where nothing was answered, so that everything stays chosen', async () => {
  answering(0);
  await expect(changeRows(change(), targets(3))).rejects.toThrow('You are offline');
});

it('stops between two answers when a person says so', async () => {
  const stop = new AbortController();
  const steps: number[] = [];
  const server = answering(9);
  const result = await changeRows(change(), targets(2000), {
    signal: stop.signal,
    onStep: ({ done }) => {
      steps.push(done);
      if (done === 400) stop.abort();
    },
  });

  expect(steps).toEqual([0, 200, 400]);
  expect(server.asked).toHaveLength(2);
  expect([result.done + result.failed, result.left?.length, result.stoppedBy]).toEqual([400, 1600, null]);
});

it('offers to put back what was deleted, and that alone', async () => {
  answering(1);
  const result = await changeRows({ kind: 'remove' }, targets(5));
  const asked: unknown[] = [];
  await show(<BulkOutcome result={result} onAgain={(...what) => asked.push(what)} onClose={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));

  const gone = targets(5).filter(({ _id }) => _id !== 'a3');
  expect(asked).toEqual([[{ kind: 'restore' }, gone]]);
  const server = answering(1);
  await changeRows({ kind: 'restore' }, gone);
  const rows = gone.map(({ _id, activity_type }) => ({ _id, activity_type }));
  expect(server.asked[0]?.body).toEqual({ change: { kind: 'restore' }, rows });
});
