import { isUnit, UNITS } from '@lichen/contracts/activities/codes/units';
import type { product } from '@lichen/contracts/business/products/product.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';

/**
 * Tonnes per cubic metre of osmium, the densest element: 22.587 ± 0.009 g/cm³ at 20 °C (J. W. Arblaster, Platinum Metals
 * Review 39 (1995) 164), rounded.
 */
const DENSEST = 22.59;

export const DENSER_THAN_OSMIUM =
  'No material weighs more than 22.59 tonnes per cubic metre. Enter the tonnes of one unit, not the kilograms';

/** Litres in a unit of volume; null for other units, of which one can weigh anything. */
const litresIn = (units: string): number | null =>
  isUnit(units) && UNITS[units].kind === 'volume' ? Number(UNITS[units].per) : null;

/** Returns a message for a density that no material has. */
export function impossibleDensity({
  units,
  density,
}: Pick<RecordOf<typeof product>, 'units' | 'density'>): Record<string, string> {
  const litres = litresIn(units);
  // One litre of osmium weighs a thousandth of a cubic metre of it.
  return density !== null && litres !== null && density * 1000 > DENSEST * litres
    ? { density: DENSER_THAN_OSMIUM }
    : {};
}
