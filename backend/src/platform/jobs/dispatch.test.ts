import { embeddedDispatch } from './dispatch';

/** Work that ends on request, and the order in which it began. */
function work() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    run: (keys: readonly string[]) => {
      const key = keys.join();
      begun.push(key);
      return new Promise<void>((resolve) => ends.set(key, resolve));
    },
    end: async (key: string) => {
      ends.get(key)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

const keys = (company: string, count: number) => Array.from({ length: count }, (_, at) => `${company} job${at}`);

it('keeps a place for others beside a company with a pile of work', async () => {
  const dispatch = embeddedDispatch('jobs', 2);
  const { begun, run } = work();
  await dispatch.start(run);
  await dispatch.offer(keys('a', 8));
  await dispatch.offer(['b job0']);

  expect(begun).toEqual(['a job0', 'b job0']);
});

it('lets companies take turns, and a company that is alone have the next turn too', async () => {
  const dispatch = embeddedDispatch('jobs', 2);
  const { begun, run, end } = work();
  await dispatch.offer([...keys('a', 4), ...keys('b', 2), ...keys('c', 1)]);
  await dispatch.start(run);
  for (let at = 0; at < 7; at += 1) await end(begun[at] ?? '');

  expect(begun.map((key) => key[0]).join('')).toMatch(/^abc/);
  expect(begun.filter((key) => key.startsWith('a'))).toEqual(keys('a', 4));
  expect(begun).toHaveLength(7);
});

it('has one place for everybody where there is only one', async () => {
  const dispatch = embeddedDispatch('jobs', 1);
  const { begun, run, end } = work();
  await dispatch.start(run);
  await dispatch.offer([...keys('a', 3), ...keys('b', 1)]);
  await end('a job0');
  await end('b job0');

  expect(begun).toEqual(['a job0', 'b job0', 'a job1']);
});

it('gives what waits of one company in one turn, as many as go together, and the others theirs in between', async () => {
  const dispatch = embeddedDispatch('outbox', 2, 3);
  const { begun, run, end } = work();
  await dispatch.start(run);
  await dispatch.offer([...keys('a', 8), ...keys('b', 4)]);
  // Offered again while it runs and while it is queued.
  await dispatch.offer([...keys('a', 8), ...keys('b', 4)]);
  for (let at = 0; at < 5; at += 1) await end(begun[at] ?? '');

  expect(begun).toEqual([
    'a job0,a job1,a job2',
    'b job0,b job1,b job2',
    'a job3,a job4,a job5',
    'b job3',
    'a job6,a job7',
  ]);
});

it('serves who has not been served before who has, and those in the order of their turns', async () => {
  const dispatch = embeddedDispatch('jobs', 1);
  const { begun, run, end } = work();
  await dispatch.start(run);
  await dispatch.offer([...keys('a', 3), ...keys('b', 2)]);
  await end('a job0');
  await dispatch.offer(keys('c', 2));
  for (const key of ['b job0', 'c job0', 'a job1', 'b job1', 'c job1', 'a job2']) await end(key);

  expect(begun.map((key) => key[0]).join('')).toBe('abcabca');
});
