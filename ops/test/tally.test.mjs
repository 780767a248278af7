import { makeTally } from './tally.mjs';

const result = (passed, failed, skipped) => async () => ({ passed, failed, skipped, output: 'what it said' });

async function tallied(options, ...suites) {
  const lines = [];
  const tally = makeTally({ ...options, print: (line) => lines.push(line) });
  for (const [index, work] of suites.entries()) await tally.suite(`suite ${index}`, work);
  const code = tally.finish();
  return { lines, last: lines.at(-1), code };
}

it('adds up what ran and ends with the count', async () => {
  const { last, code } = await tallied({}, result(3, 0, 0), result(4, 0, 0));

  expect([last, code]).toEqual(['7 passed, 0 failed', 0]);
});

it('shows what a failed suite said and fails', async () => {
  const { lines, last, code } = await tallied({}, result(3, 2, 0));

  expect([last, code]).toEqual(['3 passed, 2 failed', 1]);
  expect(lines).toContain('what it said');
});

it('says how long the parts of a suite took', async () => {
  const times = ['took 98 s of 240 s: independent delivery'];
  const { lines } = await tallied({}, async () => ({ ...(await result(3, 0, 0)()), times }));

  expect(lines).toContain('         took 98 s of 240 s: independent delivery');
});

it('names what passed only at its second try', async () => {
  const { lines } = await tallied({}, async () => ({ ...(await result(3, 0, 0)()), again: ['bill.spec.ts › a bill'] }));

  expect(lines).toContain('         at the second try: bill.spec.ts › a bill');
});

it('names what is broken before what the suite said', async () => {
  const { lines } = await tallied({}, async () => ({
    ...(await result(3, 1, 0)()),
    broken: ['bill.test.ts › a bill'],
  }));

  expect(lines.slice(1, 3)).toEqual(['         broken: bill.test.ts › a bill', 'what it said']);
});

it('counts a suite that could not run as a failure', async () => {
  const { last, code } = await tallied({}, async () => {
    throw new Error('no server');
  });

  expect([last, code]).toEqual(['0 passed, 1 failed', 1]);
});

it('says skips, or fails by them where everything can be installed', async () => {
  const elsewhere = await tallied({}, result(1, 0, 2));
  const onDebian = await tallied({ skipFails: true }, result(1, 0, 2));

  expect([elsewhere.last, elsewhere.code]).toEqual(['1 passed, 0 failed, 2 skipped', 0]);
  expect([onDebian.last, onDebian.code]).toEqual(['1 passed, 2 failed', 1]);
});

it('takes a suite without tests for nothing, and a run without tests for a failure', async () => {
  const { last, code } = await tallied({}, async () => ({
    passed: 0,
    failed: 0,
    skipped: 0,
    output: '',
    absent: true,
  }));

  expect([last, code]).toEqual(['0 passed, 0 failed', 1]);
});

it('runs suites side by side, no more at a time than it may, and counts them all', async () => {
  const lines = [];
  const tally = makeTally({ print: (line) => lines.push(line) });
  let running = 0;
  let most = 0;
  const suite = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return { passed: 1, failed: 0, skipped: 0, output: '' };
  };
  const broken = async () => {
    throw new Error('no compiler');
  };
  await tally.sideBySide(2, [
    ['a', suite],
    ['b', broken],
    ['c', suite],
    ['d', suite],
  ]);

  expect(tally.finish()).toBe(1);
  expect(most).toBe(2);
  expect(lines.at(-1)).toBe('3 passed, 1 failed');
});

it('says how long each suite took, and the whole run', async () => {
  const { lines } = await tallied({}, result(3, 0, 0));

  expect(lines[0]).toMatch(/^ {5}ok {2}suite 0: 3 passed \(\d+\.\d s\)$/);
  expect(lines.at(-2)).toMatch(/^together \d+\.\d s$/);
});
