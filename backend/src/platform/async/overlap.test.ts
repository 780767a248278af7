import { overlap } from './overlap';

const soon = () => new Promise((resolve) => setImmediate(resolve));

it('calculates while something is written, and answers both', async () => {
  const told: string[] = [];
  const write = async () => {
    told.push('sent');
    await soon();
    told.push('written');
    return 3;
  };

  expect(await overlap(write(), () => told.push('calculated'))).toEqual([3, 2]);
  expect(told).toEqual(['sent', 'calculated', 'written']);
});

it('waits for what is being written before it says that the calculation failed', async () => {
  let isWritten = false;
  const write = async () => {
    await soon();
    isWritten = true;
  };
  const fail = () => {
    throw new Error('no sum');
  };

  await expect(overlap(write(), fail)).rejects.toThrow('no sum');
  expect(isWritten).toBe(true);
  await expect(overlap(Promise.reject(new Error('no disk')), fail)).rejects.toThrow('no disk');
});
