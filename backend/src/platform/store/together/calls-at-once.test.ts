import { callsAtOnce } from './calls-at-once';

/** Notes which calls were answered together. */
function book() {
  const calls = callsAtOnce();
  const sent: string[] = [];
  const ask = (kind: string, caller: string) =>
    calls.ask<string, string>(kind, caller, caller, {
      alone: async () => {
        sent.push(`${kind}: ${caller}`);
        return `for ${caller}`;
      },
      together: async (all) => {
        sent.push(`${kind}: ${all.join(' ')}`);
        if (kind === 'bad') throw new Error('no disk');
        return all.map((each) => `for ${each}`);
      },
    });
  return { ask, sent };
}

it('answers calls of one kind together, at each step of their callers', async () => {
  const { ask, sent } = book();
  const caller = async (name: string) => {
    const first = await ask('read', name);
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    return [first, await ask('write', name)];
  };

  expect(await Promise.all(['a', 'b'].map(caller))).toEqual([
    ['for a', 'for a'],
    ['for b', 'for b'],
  ]);
  expect(sent).toEqual(['read: a b', 'write: a b']);
});

it('lets one call be as it is, and answers two of one caller apart', async () => {
  const { ask, sent } = book();
  await Promise.all([ask('read', 'a'), ask('read', 'b'), ask('read', 'a'), ask('write', 'b')]);
  expect(sent).toEqual(['read: a b', 'read: a', 'write: b']);
});

it('sends nothing more of a round in which a call has failed', async () => {
  const { ask, sent } = book();
  const all = await Promise.allSettled([ask('bad', 'a'), ask('bad', 'b'), ask('read', 'a')]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(sent).toEqual(['bad: a b']);
  expect(await ask('read', 'a')).toBe('for a');
});
