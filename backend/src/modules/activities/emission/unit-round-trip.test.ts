import { isUnit, UNITS } from '@lichen/contracts/activities/codes/units';
import { DECIMALS } from '@lichen/contracts/entity/fields';
import fc from 'fast-check';
import { convert } from './conversion';
import { digits, Exact, exact } from './exact';

const names = Object.keys(UNITS).filter(isUnit);

it('converts an amount there and back to the same number, digit by digit', () => {
  const amounts = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 0, max: DECIMALS }));
  const pairs = fc
    .constantFrom(...names)
    .chain((from) =>
      fc.tuple(
        fc.constant(from),
        fc.constantFrom(...names.filter((each) => UNITS[each as 'kg'].kind === UNITS[from as 'kg'].kind)),
      ),
    );
  fc.assert(
    fc.property(amounts, pairs, ([whole, decimals], [from, to]) => {
      const amount = exact(whole.toString()).times(exact(`1e-${decimals}`));
      const there = convert(amount, from, to);
      const back = there && convert(there, to, from);
      expect(back && digits(back.round(DECIMALS, Exact.roundHalfEven))).toBe(digits(amount));
    }),
    { numRuns: 500 },
  );
});
