import fc from 'fast-check';
import { ONLY_BY_CHOICE, type RankedRow, successorAmong, usedAmong } from './effective-calculations';

const row = (_id: string, over: Partial<RankedRow> = {}): RankedRow => ({
  ...{ _id, component: 'direct', scope2_basis: 'location', used: false, engine_version: '2.0.0', precedence: 0 },
  ...{ err_msg: null, created_on: 0, ...over },
});
const stated = (_id: string, over: Partial<RankedRow> = {}) =>
  row(_id, { engine_version: null, precedence: null, ...over });

describe('the successor of a figure that was taken back', () => {
  it('is the calculated row that the engine listed first, also where it was stored last', () => {
    const rows = [row('factor', { precedence: 1, created_on: 1 }), row('supplier', { precedence: 0, created_on: 2 })];
    expect(successorAmong(rows)?._id).toBe('supplier');
  });

  it('is one with a figure before one without', () => {
    const rows = [row('supplier', { err_msg: 'Nothing' }), row('factor', { precedence: 1 })];
    expect(successorAmong(rows)?._id).toBe('factor');
    expect(successorAmong([row('only', { err_msg: 'Nothing' }), stated('own')])?._id).toBe('only');
  });

  it('is no result that counts by choice alone, unless there is no other', () => {
    const chosen = row('return', { precedence: ONLY_BY_CHOICE });
    expect(successorAmong([chosen, row('factor', { err_msg: 'Nothing' })])?._id).toBe('factor');
    expect(successorAmong([chosen])?._id).toBe('return');
  });

  it('is the latest that a person stated where nothing is calculated', () => {
    expect(successorAmong([stated('early', { created_on: 1 }), stated('late', { created_on: 2 })])?._id).toBe('late');
    expect(successorAmong([])).toBeUndefined();
  });
});

it('keeps the row in use, and a person’s of two', () => {
  expect(usedAmong([row('best'), row('chosen', { precedence: 1, used: true })])?._id).toBe('chosen');
  expect(usedAmong([row('calculated', { used: true }), stated('own', { used: true })])?._id).toBe('own');
});

it('is the same in every order of the same rows', () => {
  const any = fc.record({
    stands: fc.boolean(),
    used: fc.boolean(),
    precedence: fc.integer({ min: 0, max: 2 }),
    err_msg: fc.constantFrom(null, 'Nothing'),
    created_on: fc.integer({ min: 0, max: 2 }),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 5 }), fc.nat(), (drawn, turn) => {
      const rows = drawn.map(({ stands, ...over }, at) => (stands ? stated : row)(`row${at}`, over));
      const at = rows.length > 0 ? turn % rows.length : 0;
      const turned = [...rows.slice(at), ...rows.slice(0, at)].toReversed();
      expect(usedAmong(turned)?._id).toBe(usedAmong(rows)?._id);
    }),
  );
});
