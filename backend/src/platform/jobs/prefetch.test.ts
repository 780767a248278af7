import { prefetch } from './prefetch';

/** Numbers from 1, and a log of what happened, in order. */
function counting(most: number, failsAt?: number) {
  const told: string[] = [];
  const batches = prefetch(async (last: number | undefined) => {
    const next = (last ?? 0) + 1;
    told.push(`begin ${next}`);
    if (next === failsAt) throw new Error(`no ${next}`);
    return next > most ? undefined : next;
  });
  return { told, batches };
}

it('gets each batch ready while the one before is worked on, and never two', async () => {
  const { told, batches } = counting(3);

  for await (const each of batches) told.push(`write ${each}`);

  expect(told).toEqual(['begin 1', 'begin 2', 'write 1', 'begin 3', 'write 2', 'begin 4', 'write 3']);
});

it('fails where the batch is waited for, after the one before is done', async () => {
  const { told, batches } = counting(3, 2);
  const all = async () => {
    for await (const each of batches) {
      await new Promise((resolve) => setImmediate(resolve));
      told.push(`write ${each}`);
    }
  };

  await expect(all()).rejects.toThrow('no 2');
  expect(told).toEqual(['begin 1', 'begin 2', 'write 1']);
});

it('begins no more when the work ends early', async () => {
  const { told, batches } = counting(9);

  for await (const _first of batches) break;

  expect(told).toEqual(['begin 1', 'begin 2']);
});
