import { allEnded } from './all-ended';

const soon = () => new Promise((resolve) => setImmediate(resolve));

it('answers all in their order', async () => {
  const late = async () => {
    await soon();
    return 1;
  };
  expect(await allEnded([late(), Promise.resolve(2)])).toEqual([1, 2]);
});

it('says what failed only when nothing goes on any more', async () => {
  let isOver = false;
  const late = async () => {
    await soon();
    isOver = true;
  };
  await expect(allEnded([Promise.reject(new Error('no disk')), late()])).rejects.toThrow('no disk');
  expect(isOver).toBe(true);
});
