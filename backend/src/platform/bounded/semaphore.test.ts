import { makeSemaphore } from './semaphore';

/** Tasks that end on request, in the order in which they began. */
function works(inTurn: ReturnType<typeof makeSemaphore>) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = (name: string, whose?: string) =>
    inTurn(() => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    }, whose);
  const end = async () => {
    ends.shift()?.();
    for (let more = 0; more < 5; more += 1) await Promise.resolve();
  };
  return { begun, add, end };
}

it('lets no more run at once than it was told, and goes on after what failed', async () => {
  const inTurn = makeSemaphore(2);
  const { begun, add, end } = works(inTurn);
  for (const name of ['a', 'b', 'c', 'd']) void add(name);
  expect(begun).toEqual(['a', 'b']);
  await end();
  expect(begun).toEqual(['a', 'b', 'c']);
  await end();
  await end();
  await end();
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await inTurn(async () => 'yes')).toBe('yes');
});

it('takes turns of those for whom it works: one with eight keeps nobody waiting for all of them', async () => {
  const { begun, add, end } = works(makeSemaphore(1));
  for (let at = 1; at <= 8; at += 1) void add(`one ${at}`, 'one');
  void add('two 1', 'two');
  void add('three 1', 'three');
  void add('two 2', 'two');
  for (let at = 0; at < 6; at += 1) await end();
  expect(begun).toEqual(['one 1', 'one 2', 'two 1', 'three 1', 'one 3', 'two 2', 'one 4']);
});
