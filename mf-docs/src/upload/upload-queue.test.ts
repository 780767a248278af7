import { finishedGroup, uploadQueue } from './upload-queue';

const file = (name: string) => ({ name, size: 10 }) as File;
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function queueOf(refusal: (file: File) => string | null = () => null) {
  const ends: ((sent: { id: string } | { problem: string }) => void)[] = [];
  const queue = uploadQueue({
    send: (_file, onProgress) => {
      onProgress(0.5);
      return { sent: new Promise((resolve) => ends.push(resolve)), cancel: () => undefined };
    },
    refusal,
  });
  return { queue, ends };
}

test('three files go at once, the next one when a place is free', async () => {
  const { queue, ends } = queueOf();
  queue.add(['a', 'b', 'c', 'd'].map(file));
  expect(queue.list().map(({ state }) => state)).toEqual(['sending', 'sending', 'sending', 'waiting']);
  expect(queue.list()[0]?.part).toBe(0.5);

  ends[0]?.({ id: 'one' });
  await settled();
  expect(queue.list().map(({ state }) => state)).toEqual(['done', 'sending', 'sending', 'sending']);
  expect(queue.list()[0]?.id).toBe('one');
});

test('photographs that become one document wait for each other, whatever becomes of one', async () => {
  const { queue, ends } = queueOf(({ name }) => (name === 'large' ? 'Too large' : null));
  queue.add(['one', 'large', 'two'].map(file), true);
  queue.add([file('alone')]);
  ends[0]?.({ id: '1' });
  await settled();
  expect(finishedGroup(queue.list())).toBeNull();
  ends[1]?.({ id: '2' });
  await settled();
  const found = finishedGroup(queue.list());
  expect(found?.arrived.map(({ id }) => id)).toEqual(['1', '2']);
  queue.ungroup(found?.group ?? 0);
  expect(finishedGroup(queue.list())).toBeNull();
});

test('a refused file says why, and the others go on', async () => {
  const { queue, ends } = queueOf(({ name }) => (name === 'large' ? 'Too large' : null));
  queue.add([file('large'), file('small')]);
  ends[0]?.({ problem: 'Upload a PDF' });
  await settled();
  expect(queue.list().map(({ state, problem }) => [state, problem])).toEqual([
    ['failed', 'Too large'],
    ['failed', 'Upload a PDF'],
  ]);
  queue.drop(1);
  expect(queue.list().map(({ name }) => name)).toEqual(['small']);
});
