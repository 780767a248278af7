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
