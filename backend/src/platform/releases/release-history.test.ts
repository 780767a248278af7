import { type ReleaseAct, actOf, brokenAct, chained, standingVersions } from './release-history';

type Told = readonly [act: ReleaseAct['act'], version: string];

const told = (acts: readonly Told[]) => standingVersions(acts.map(([act, version]) => ({ act, version })));

it.each<[string, Told[], string[]]>([
  ['nothing', [], []],
  [
    'one over the other',
    [
      ['publish', 'A'],
      ['publish', 'B'],
    ],
    ['A', 'B'],
  ],
  [
    'a roll-back takes away what came after',
    [
      ['publish', 'A'],
      ['publish', 'B'],
      ['rollback', 'A'],
    ],
    ['A'],
  ],
  [
    'two at once',
    [
      ['publish', 'A'],
      ['publish', 'B'],
      ['publish', 'C'],
      ['rollback', 'A'],
      ['publish', 'D'],
    ],
    ['A', 'D'],
  ],
  [
    'one that comes back',
    [
      ['publish', 'A'],
      ['publish', 'B'],
      ['publish', 'A'],
    ],
    ['B', 'A'],
  ],
  [
    'forward again',
    [
      ['publish', 'A'],
      ['publish', 'B'],
      ['rollback', 'A'],
      ['rollback', 'B'],
    ],
    ['A', 'B'],
  ],
  [
    'retired and back',
    [
      ['publish', 'A'],
      ['publish', 'B'],
      ['retire', 'B'],
      ['publish', 'B'],
    ],
    ['A', 'B'],
  ],
  [
    'accounts that stay',
    [
      ['publish', 'A'],
      ['pin', 'A'],
      ['publish', 'B'],
      ['unpin', 'A'],
    ],
    ['A', 'B'],
  ],
])('knows what stands after %s', (_what, acts, expected) => {
  expect(told(acts)).toEqual(expected);
});

function history(length: number): ReleaseAct[] {
  const acts: ReleaseAct[] = [];
  for (let seq = 1; seq <= length; seq += 1) {
    const act = { name: 'mf-x', seq, act: 'publish' as const, version: `1.0.${seq}`, companyId: null };
    const previous = acts.at(-1)?.version ?? null;
    acts.push(
      actOf(chained({ ...act, previous, until: null, by: 'Ada', note: `For ${seq}`, at: seq }, acts.at(-1)?.hash)),
    );
  }
  return acts;
}

it('finds every change of an act, and every act that is gone', () => {
  const acts = history(4);
  expect(brokenAct(acts)).toBeUndefined();
  for (const change of [{ version: '9.9.9' }, { by: 'Eve' }, { note: '' }, { at: 9 }, { act: 'rollback' as const }])
    for (const at of acts.keys())
      expect(brokenAct(acts.map((act, place) => (place === at ? { ...act, ...change } : act)))).toContain(
        `act ${at + 1}`,
      );
  for (const at of [0, 1, 2])
    expect(brokenAct(acts.filter((_, place) => place !== at))).toContain(`act ${at + 1} of mf-x is missing`);
});

it('finds a history of which every hash was taken away', () => {
  const bare = history(3).map((act) => ({ ...act, hash: null }));
  expect(brokenAct(bare)).toBe('act 1 of mf-x was changed');
});

it('takes acts of before there was a chain as they are, and none after', () => {
  const acts = history(3);
  const [first] = acts;
  const old = { ...(first as ReleaseAct), by: '', note: '', hash: null };
  const next = actOf(chained({ ...(acts[1] as ReleaseAct) }, undefined));
  expect(brokenAct([old, next])).toBeUndefined();
  expect(brokenAct([...acts.slice(0, 2), { ...(acts[2] as ReleaseAct), hash: null }])).toContain('act 3');
});
