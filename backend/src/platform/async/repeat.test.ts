import { repeat } from './repeat';

const soon = () => new Promise((resolve) => setImmediate(resolve));
const never = { everyMs: 60_000, onError: () => undefined };

it('runs again only when the run before has ended, also where it failed', async () => {
  const told: string[] = [];
  const work = async () => {
    told.push('begins');
    await soon();
    told.push('ends');
    if (told.length === 2) throw new Error('no database');
  };
  const { now } = repeat(work, { isOn: false, ...never });

  expect((await Promise.allSettled([now(), now()])).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(told).toEqual(['begins', 'ends', 'begins', 'ends']);
});

it('waits at the end for the run that is under way, and tells it', async () => {
  let hasSeen = false;
  const work = async (isStopping: () => boolean) => {
    while (!isStopping()) await soon();
    hasSeen = true;
  };
  const { now, stop } = repeat(work, { isOn: true, ...never });
  void now();
  await soon();
  await stop();
  expect(hasSeen).toBe(true);
});

it('begins by itself, goes on after an error, and stops', async () => {
  jest.useFakeTimers();
  const errors: unknown[] = [];
  let runs = 0;
  const work = async () => {
    runs += 1;
    throw new Error('no database');
  };
  const { stop } = repeat(work, { isOn: true, firstMs: 10, everyMs: 100, onError: (error) => errors.push(error) });
  await jest.advanceTimersByTimeAsync(210);
  expect([runs, errors.length]).toEqual([3, 3]);
  await stop();
  await jest.advanceTimersByTimeAsync(500);
  expect(runs).toBe(3);
  jest.useRealTimers();
});
