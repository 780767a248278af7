import { tuplesOf } from './tuples-of';

it('lists what a condition on columns admits', () => {
  expect(tuplesOf({ status: 'open', id: { in: ['a', 'b', 'a'] }, other: undefined })).toEqual({
    columns: ['status', 'id'],
    rows: [
      ['open', 'a'],
      ['open', 'b'],
    ],
  });
  expect(tuplesOf({ id: { in: [] } })).toEqual({ columns: ['id'], rows: [] });
});

it.each([
  ['nothing', {}],
  ['an empty column', { id: null }],
  ['a range', { id: { above: 'a' } }],
  ['a long text', { id: 'a'.repeat(256) }],
  ['too many', { id: { in: Array.from({ length: 2_001 }, (_, at) => at) } }],
])('leaves %s to a statement of its own', (_name, where) => {
  expect(tuplesOf(where)).toBeUndefined();
});
