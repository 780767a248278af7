import fc from 'fast-check';
import { KG_DECIMALS, kgOf, UG_IN_KG } from './mass';

/** 8 million tonnes: beyond 2³³ kg numbers lie further apart than a millionth. */
const LARGEST = 8_000_000_000 * UG_IN_KG;

test('whole millionths become kilograms to the last digit, and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -LARGEST, max: LARGEST }), (ug) => {
      const [sign, digits] = [ug < 0 ? '-' : '', String(Math.abs(ug)).padStart(KG_DECIMALS + 1, '0')];
      const exact = `${sign}${digits.slice(0, -KG_DECIMALS)}.${digits.slice(-KG_DECIMALS)}`;
      expect(kgOf(ug).toFixed(KG_DECIMALS)).toBe(ug === 0 ? '0.000000' : exact);
      expect(Number(kgOf(ug).toFixed(KG_DECIMALS).replace('.', ''))).toBe(ug);
    }),
  );
});

test('no figure is no kilograms', () => {
  expect([kgOf(null), kgOf(0), kgOf(1), kgOf(12_703_905_760)]).toEqual([null, 0, 0.000001, 12703.90576]);
});
