import { embeddedDispatch } from './dispatch';

/** Work that ends when it is told to, and the order in which it began. */
function work() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    run: (key: string) => {
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
