import { run } from '../../test/run.mjs';
import { countLine, exitCodeOf, noneLine, timesLine } from './figures.mjs';

const isMet = ({ met }) => met;

it('proves exactly the goals of the issue', async () => {
  const all = [1, 2, 3, 4, 7, 8, 9, 11, 12, 13, 14, 15, 17, 18, 19, 20, 22, 27, 28].map((number) => `G${number}`);
  expect(await run(process.execPath, ['ops/proof/proof.mjs', 'delivery', 'g5'])).toEqual({
    code: 1,
    output: `There is no G5; there is ${all.join(', ')}\n`,
  });
});

it('falls short above a limit, where something is missing, where something was found, and of nothing measured', () => {
  const times = [...Array.from({ length: 19 }, () => 10), 50];
  expect(isMet(timesLine('G', 'x', times, { p95: 10 }))).toBe(true);
  expect(isMet(timesLine('G', 'x', times, { p95: 9 }))).toBe(false);
  expect(isMet(timesLine('G', 'x', times, { p95: 10, max: 49 }))).toBe(false);
  expect(isMet(timesLine('G', 'x', [], { max: 10 }))).toBe(false);
  expect([countLine('G', 'x', 3, []), countLine('G', 'x', 3, ['one']), countLine('G', 'x', 0, [])].map(isMet)).toEqual([
    true,
    false,
    false,
  ]);
  expect([noneLine('G', 'x', []), noneLine('G', 'x', ['one'])].map(isMet)).toEqual([true, false]);
});

it('says figure beside limit', () => {
  expect(timesLine('G4', 'x', [1000, 2000], { p95: 1000 })).toMatchObject({
    figure: 'p50 1.00 s, p95 2.00 s, max 2.00 s (2)',
    limit: 'p95 ≤ 1.00 s',
  });
});

it('ends with 1 where one line falls short, or nothing was measured', () => {
  const [met, short] = [noneLine('G', 'x', []), noneLine('G', 'x', ['one'])];

  expect([[met, met], [met, short], []].map(exitCodeOf)).toEqual([0, 1, 1]);
});
