import { EngineStuck, withinTime } from './within-time';

const PAGE = 40_000;

/** A machine that gives the engine a share of its time; tells how long the engine was waited for. */
function machine(share: number) {
  let [now, used] = [0, 0];
  const calls: { at: number; call: () => void }[] = [];
  const clock = {
    usedMs: () => used,
    later: (ms: number, call: () => void) => {
      const entry = { at: now + ms, call };
      calls.push(entry);
      return () => {
        if (calls.includes(entry)) calls.splice(calls.indexOf(entry), 1);
      };
    },
  };
  const run = () => {
    for (let next = calls.shift(); next; next = calls.shift()) {
      used += (next.at - now) * share;
      now = next.at;
      next.call();
    }
  };
  return { clock, run, waited: () => now, left: () => calls.length };
}

const never = new Promise<string>(() => undefined);

test.each([
  ['that spins is given up once its time is spent', 1, PAGE],
  ['on a machine with other work has up to three times as long', 0.1, PAGE * 3],
  ['that gets a third of the time is given up when half of its time is spent', 0.3, PAGE * 1.75],
  ['that does nothing is given up at the first look', 0, PAGE / 4],
])('an engine %s', async (_, share, waited) => {
  const { clock, run, waited: until } = machine(share);
  const answer = withinTime(never, PAGE, clock);
  run();
  await expect(answer).rejects.toThrow(EngineStuck);
  expect(until()).toBe(waited);
});

test('an engine that answers is not looked at again', async () => {
  const { clock, left } = machine(1);
  await expect(withinTime(Promise.resolve('words'), PAGE, clock)).resolves.toBe('words');
  expect(left()).toBe(0);
});

test('the reason of an engine that fails is the one that is told', async () => {
  const { clock } = machine(1);
  await expect(withinTime(Promise.reject(new Error('broken')), PAGE, clock)).rejects.toThrow('broken');
});
