import { isMethodChosen } from './chosen-rows';
import { type FreshRow, type StoredRow, supersession } from './supersession';

const APPLIED = { applied: true, from: 1, to: 2 };
const PLACE = { component: 'direct', scope: 'scope_2', scope2_basis: 'location', scope3_category: null } as const;
const AS_MADE = {
  co2_ug: 1,
  method: 'factor',
  calc_units: 't',
  parts: null,
  partner_id: null,
  err_msg: null,
  reason: null,
};
const fresh = (id: string, hash: string, over: Partial<FreshRow> = {}): FreshRow => ({
  ...{ _id: id, ...PLACE, used: true, input_hash: hash, precedence: 0, ...AS_MADE },
  ...over,
});
const stored = (id: string, hash: string | null, over: Partial<StoredRow> = {}): StoredRow => ({
  ...{ _id: id, ...PLACE, used: true, input_hash: hash, precedence: 0, engine_version: '2.0.0' },
  ...{ superseded_by: null, ...AS_MADE, created_on: 0, from: 1, to: 2, ...over },
});
const stated = (id: string, over: Partial<StoredRow> = {}) =>
  stored(id, null, { engine_version: null, precedence: null, ...over });

it('keeps the rows of an equal result', () => {
  const { insert, supersede, keep, reorder } = supersession([fresh('new', 'a')], [stored('old', 'a')], APPLIED);

  expect([insert, supersede, keep.map(({ _id }) => _id), reorder]).toEqual([[], [], ['old'], []]);
});

it('supersedes the rows of another result and never rewrites them', () => {
  const { insert, supersede } = supersession([fresh('new', 'b')], [stored('old', 'a')], APPLIED);

  expect(insert.map(({ _id, used }) => [_id, used])).toEqual([['new', true]]);
  expect(supersede.map(({ row, by }) => [row._id, by])).toEqual([['old', 'new']]);
});

it('leaves a row that a person chose in use', () => {
  const rows = [stored('old', 'a', { used: false }), stated('manual')];
  const { insert, keep, restate } = supersession([fresh('new', 'b')], rows, APPLIED);

  expect(insert.map(({ used }) => used)).toEqual([false]);
  expect([keep.map(({ _id, used }) => [_id, used]), restate]).toEqual([[['manual', true]], []]);
});

it('counts nothing of an activity that is not applied', () => {
  const given = fresh('new', 'a', { used: false });
  const { restate, keep } = supersession([given], [stated('manual')], { ...APPLIED, applied: false });

  expect(restate.map(({ row, changes }) => [row._id, changes])).toEqual([['manual', { used: false, precedence: 0 }]]);
  expect(keep.map(({ used }) => used)).toEqual([false]);
});

it('counts a stated figure again with its activity, and none that a person took out of use', () => {
  const given = [fresh('new', 'a')];
  const [left] = supersession(given, [stated('manual')], { ...APPLIED, applied: false }).keep;
  const { keep } = supersession(given, [left as StoredRow, stated('other', { used: false })], APPLIED);

  expect(keep.map(({ _id, used, precedence }) => [_id, used, precedence])).toEqual([
    ['manual', true, null],
    ['other', false, null],
  ]);
});

it('sets a market-based figure aside while its activity is outside Scope 2', () => {
  const market = { scope2_basis: 'market' } as const;
  const outside = [fresh('out', 'b', { scope: 'no_scope' })];
  const [left] = supersession(outside, [stated('manual', market)], APPLIED).keep;
  const { keep, insert } = supersession([fresh('new', 'a', market)], [left as StoredRow], APPLIED);

  expect([left?.used, left?.precedence, keep[0]?.used, insert[0]?.used]).toEqual([false, 0, true, false]);
});

it('counts the latest stated figure where the engine has none, once the activity is applied', () => {
  const rows = [stated('early', { used: false, created_on: 1 }), stated('late', { used: false, created_on: 2 })];
  const { restate } = supersession([fresh('wtt', 'a', { component: 'wtt', scope2_basis: null })], rows, APPLIED);

  expect(restate.map(({ row, changes }) => [row._id, changes])).toEqual([['late', { used: true }]]);
});

it('takes stated figures along to the days and the scope of their activity', () => {
  const charged = fresh('new', 'b', { scope: 'scope_1', scope2_basis: null });
  const { insert, restate } = supersession([charged], [stated('manual')], { applied: true, from: 3, to: 4 });

  expect(insert.map(({ used }) => used)).toEqual([false]);
  expect(restate.map(({ changes }) => changes)).toEqual([{ scope: 'scope_1', scope2_basis: null, from: 3, to: 4 }]);
});

it('lets one of two stated figures count that come to one place', () => {
  const own = [stated('location'), stated('fuel', { scope: 'scope_1', scope2_basis: null, created_on: 1 })];
  const { keep } = supersession([fresh('new', 'b', { scope: 'scope_1', scope2_basis: null })], own, APPLIED);

  expect(keep.filter(({ used }) => used).map(({ _id }) => _id)).toEqual(['fuel']);
});

it('leaves a market-based figure beside a location-based one', () => {
  const { restate } = supersession([fresh('new', 'b')], [stated('market', { scope2_basis: 'market' })], APPLIED);

  expect(restate).toEqual([]);
});

it.each(['scope_3', 'no_scope'])('counts no market-based figure of an activity that went to %s', (scope) => {
  const { restate } = supersession(
    [fresh('new', 'b', { scope })],
    [stated('market', { scope2_basis: 'market' })],
    APPLIED,
  );

  expect(restate.map(({ changes }) => changes)).toEqual([{ used: false, precedence: 0 }]);
});

it('counts nothing that was stated for emissions of what has become a credit', () => {
  const credit = fresh('new', 'b', { scope: 'no_scope', scope2_basis: null, co2_ug: -5 });
  const { insert, restate } = supersession([credit], [stated('own', { scope2_basis: null })], APPLIED);

  expect(insert.map(({ used }) => used)).toEqual([true]);
  expect(restate.map(({ changes }) => changes)).toEqual([{ used: false, precedence: 0, scope: 'no_scope' }]);
});

it('knows again which of two results comes first', () => {
  const results = [fresh('supplier', 'b'), fresh('factor', 'a', { used: false, precedence: 1 })];
  const { insert, reorder } = supersession(results, [stored('old', 'a', { used: false })], APPLIED);

  expect(insert.map(({ _id }) => _id)).toEqual(['supplier']);
  expect(reorder.map(({ row, precedence }) => [row._id, precedence])).toEqual([['old', 1]]);
});

it('gives a component that is gone the first new row as successor', () => {
  const lost = stored('wtt', 'x', { component: 'wtt', scope2_basis: null });
  const { supersede } = supersession([fresh('new', 'b')], [stored('old', 'a'), lost], APPLIED);

  expect(supersede.map(({ row, by }) => [row._id, by])).toEqual([
    ['old', 'new'],
    ['wtt', 'new'],
  ]);
});

describe('a calculated row that a person chose', () => {
  const WHY = 'Read from the meter of the publisher';
  const OWN = { parts: [{ factor_id: 'own_factors/1@1' }] };
  const PUBLISHED = { parts: [{ factor_id: 'desnz/1' }], used: false, precedence: 1 };
  const counted = ({ insert, keep }: { insert: FreshRow[]; keep: StoredRow[] }) =>
    [...insert, ...keep].filter(({ used }) => used).map(({ _id, reason }) => [_id, reason]);

  it('is told from one by a factor of the company that is made in the same way', () => {
    const before = [
      stored('own', 'a', { ...OWN, used: false }),
      stored('old', 'b', { ...PUBLISHED, used: true, reason: WHY }),
    ];
    const after = [fresh('own again', 'c', OWN), fresh('new', 'd', PUBLISHED)];

    expect(counted(supersession(after, before, APPLIED))).toEqual([['new', WHY]]);
  });

  it('does not stand for the return of another supplier', () => {
    const ofReturn = { method: 'revenue', used: false, precedence: 1 };
    const before = [stored('old', 'a', { ...ofReturn, partner_id: 'A', used: true, reason: WHY })];
    const after = (partner_id: string) => [fresh('mass', 'b'), fresh('new', 'c', { ...ofReturn, partner_id })];

    expect(counted(supersession(after('A'), before, APPLIED))).toEqual([['new', WHY]]);
    expect(counted(supersession(after('B'), before, APPLIED))).toEqual([['mass', null]]);
  });

  it('ends where a method is chosen in the activity', () => {
    const before = [stored('old', 'a', { method: 'revenue', reason: WHY })];
    const after = [fresh('mass', 'b'), fresh('new', 'c', { method: 'revenue', used: false, precedence: 1 })];

    expect(counted(supersession(after, before, APPLIED, true))).toEqual([['mass', null]]);
  });
});

const CHOSEN = { method: 'factor', method_reason: 'By mass' };

it.each([
  ['another method', { method: 'revenue', method_reason: null }, CHOSEN, true],
  ['a first method', CHOSEN, { method: null, method_reason: null }, true],
  ['another reason', { ...CHOSEN, method_reason: 'By mass everywhere' }, CHOSEN, true],
  ['the same', CHOSEN, CHOSEN, false],
  ['the reason taken away', { ...CHOSEN, method_reason: null }, CHOSEN, false],
  ['none any more', { method: null, method_reason: null }, CHOSEN, false],
  ['nothing, as the type has no methods', {}, {}, false],
  ['nothing, as it is calculated again', CHOSEN, null, false],
])('knows whether a method is chosen now: %s', (_, now, before, is) => {
  expect(isMethodChosen(now, before)).toBe(is);
});
