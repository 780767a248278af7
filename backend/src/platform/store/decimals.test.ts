import { decimal } from '@lichen/contracts/entity/fields';
import { defineEntity } from '@lichen/contracts/entity/entity';
import { NOBODY } from '@lichen/contracts/portal/roles';
import fc from 'fast-check';
import { columnsOf } from './columns';

const SCALE = 6;
const measured = defineEntity({
  name: 'measured',
  label: 'Measured',
  fields: { amount: decimal('Amount', { scale: SCALE }) },
  allow: { list: NOBODY, read: NOBODY, create: NOBODY, update: NOBODY, remove: NOBODY },
});

const stored = (value: number) => columnsOf(measured).value('amount', value);
const readOffDigits = (value: number) => Number(value.toFixed(SCALE).replace('.', ''));

const doubles = fc.double({ min: -1e12, max: 1e12, noNaN: true });
const typed = fc.integer({ min: -(2 ** 53), max: 2 ** 53 }).map((whole) => whole / 10 ** SCALE);
/** Halfway between two of the smallest parts, as near as doubles come to it. */
const halves = fc.integer({ min: -(2 ** 40), max: 2 ** 40 }).map((whole) => (whole + 0.5) / 10 ** SCALE);

it('keeps a decimal as the whole number that its digits say', () => {
  fc.assert(
    fc.property(fc.oneof(doubles, typed, halves), (value) => {
      expect(stored(value)).toBe(readOffDigits(value));
    }),
    { numRuns: 5000 },
  );
});
