import pino from 'pino';
import { background } from './background';

it('begins work only when the turn of the answer is over, and waits for it in the end', async () => {
  const done: string[] = [];
  const { later, settled } = background(pino({ level: 'silent' }));
  later(async () => {
    done.push('work');
  });
  for (let times = 0; times < 1000; times += 1) await Promise.resolve();
  expect(done).toEqual([]);
  await settled();
  expect(done).toEqual(['work']);
});
