import { Problem } from '@lichen/contracts/api/problems';
import { companyTurns } from './company-turns';

const turns = () =>
  companyTurns({ atOnce: 1, ofOneCompany: 2, tooMany: () => new Problem('tooMany', 'Too many at once') });

/** Work that ends when it is told to. */
function held() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end };
}

it('refuses the task of a company that has too many, and lets another company wait', async () => {
  const run = turns();
  const [first, second] = [held(), held()];
  const done = [run('a', first.work), run('a', second.work)];
  await expect(run('a', () => Promise.resolve())).rejects.toMatchObject({ code: 'tooMany' });
  const other = run('b', () => Promise.resolve('made'));
  first.end();
  second.end();
  await Promise.all(done);
  await expect(other).resolves.toBe('made');
});

it('takes tasks again once earlier ones have ended, also by an error', async () => {
  const run = turns();
  const failed = Array.from({ length: 2 }, () => run('a', () => Promise.reject(new Error('no file'))));
  for (const each of failed) await expect(each).rejects.toThrow('no file');
  await expect(run('a', () => Promise.resolve('made'))).resolves.toBe('made');
});
