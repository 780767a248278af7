import type { RevocationDocument } from '@lichen/contracts/compliance/passports/passport-format';
import { DAY, utcDay } from '@lichen/contracts/formats/days';
import { newsOf, saidOf } from './said-of-list';

const NOW = utcDay(2026, 11, 20);
const key = (name: string) => ({ key: name, since: '2026-01-01T00:00:00Z' });
const record = {
  ...{ passport_id: 'urn:uuid:1', keys: [key('a')], asked: 'answered' as const, listed_on: NOW - DAY },
  ...{ revoked_on: null, revoke_reason: null, unheard_since: null },
};
const listOf = (more: object = {}, keys = [key('a')], issuedOn = '2026-11-20T00:00:00Z') =>
  ({ issuer: { keys }, issuedOn, revoked: [], ...more }) as unknown as RevocationDocument;
const answered = (list: RevocationDocument) => saidOf(record, { asked: 'answered', list }, NOW);
const revoked = [{ id: 'urn:uuid:1', on: '2026-11-19', reason: 'Ended' }];

it('says what the list says, and from when it is', () => {
  expect(answered(listOf())).toMatchObject({ asked: 'answered', listed_on: NOW, unheard_since: null });
  const said = answered(listOf({ revoked }));
  expect(said).toMatchObject({ revoked_on: utcDay(2026, 11, 19), revoke_reason: 'Ended' });
  expect(newsOf(record, said)).toBe('revoke');
  expect(newsOf(record, answered(listOf()))).toBeUndefined();
});

it('keeps since when nothing was heard, tells it once, and un-revokes nothing', () => {
  const first = saidOf(record, { asked: 'unreachable' }, NOW);
  expect(first).toMatchObject({ asked: 'unreachable', asked_on: NOW, unheard_since: NOW });
  expect(newsOf(record, first)).toBe('unheard');
  const later = { ...record, ...first, listed_on: record.listed_on };
  const second = saidOf(later, { asked: 'unreachable' }, NOW + DAY);
  expect([second.unheard_since, newsOf(later, second)]).toEqual([NOW, undefined]);
  const again = saidOf(later, { asked: 'answered', list: listOf() }, NOW + DAY);
  expect([again.unheard_since, newsOf(later, again)]).toEqual([null, 'hear']);
  const gone = { ...record, revoked_on: NOW - DAY, revoke_reason: 'Ended' };
  expect(saidOf(gone, { asked: 'answered', list: listOf() }, NOW)).not.toHaveProperty('revoked_on');
});

it('takes no list that is older than the one that is known, which could hide what was revoked since', () => {
  const old = listOf({ revoked }, [key('a')], '2026-11-10T00:00:00Z');
  expect(answered(old)).toEqual({ asked: 'refused', asked_on: NOW, job_id: null, unheard_since: NOW });
});

it('knows the keys that followed, and refuses a list whose keys are others', () => {
  expect(answered(listOf({}, [key('a'), key('b')])).keys?.map((each) => each.key)).toEqual(['a', 'b']);
  const two = { ...record, keys: [key('a'), key('b')] };
  const judged = (keys: ReturnType<typeof key>[]) =>
    saidOf(two, { asked: 'answered', list: listOf({ revoked }, keys) }, NOW);
  expect(judged([key('a')])).toMatchObject({ asked: 'answered', revoke_reason: 'Ended' });
  expect(judged([key('a'), key('stolen')])).toMatchObject({ asked: 'refused', unheard_since: NOW });
  expect(judged([key('a'), key('stolen')])).not.toHaveProperty('revoked_on');
});
