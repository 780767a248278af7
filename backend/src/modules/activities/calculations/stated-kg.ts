import type { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { KG_IN } from '@lichen/contracts/formats/mass';
import { exact, microKg } from '../emission/exact';

/** Converts a stated figure from its unit to exact kilograms and to 10⁻⁶ kg. */
export function statedKg({ CO2, units }: Pick<RecordOf<typeof emissionCalc>, 'CO2' | 'units'>) {
  const kg = exact(CO2 ?? 0).times(KG_IN[units]);
  return { exact_kg: kg.toFixed(), co2_ug: microKg(kg) };
}
