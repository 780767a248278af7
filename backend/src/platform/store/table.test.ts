import fc from 'fast-check';
import { batches } from './table';

test('however many rows, all of them are written in order, in few sizes of statements', () => {
  const most = fc.integer({ min: 1, max: 100 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1300 }), most, (count, size) => {
      const rows = Array.from({ length: count }, (_, at) => at);
      const found = batches(rows, size);
      expect(found.flat()).toEqual(rows);
      expect(found.every(({ length }) => length > 0 && length <= size)).toBe(true);
      expect(found.every(({ length }) => length === size || length <= 20)).toBe(true);
    }),
  );
});
