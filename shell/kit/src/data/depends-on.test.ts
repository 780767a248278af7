import { dependingOn, isAffected } from './depends-on';

const query = (own: string, verb: string, kinds?: readonly string[]) => ({
  queryKey: [own, verb] as const,
  meta: dependingOn(kinds),
});

it('says of a contract without a word nothing', () => {
  expect(dependingOn(undefined)).toEqual({});
  expect(dependingOn(['tags'])).toEqual({ dependsOn: ['tags'] });
});

it.each([
  ['its own kind', query('tags', 'list', []), 'tags', true],
  ['a kind that it depends on', query('coverage', 'call', ['activities']), 'activities', true],
  ['a kind that it does not depend on', query('coverage', 'call', ['activities']), 'tags', false],
  ['any kind, as a call that says nothing', query('coverage', 'call'), 'tags', true],
  ['no other kind, as a list that says nothing', query('tags', 'list'), 'activities', false],
] as const)('is made stale by %s', (_what, of, kind, expected) => expect(isAffected(of, kind)).toBe(expected));
