import type { ComponentResult } from '../calculation';
import { ZERO } from '../exact';
import { figureFromPortions, type FigureScope, resultOf } from '../published/from-factors';
import { productOf, multiplyBy } from '../inputs';
import { statedMultiplier } from '../parts';
import type { Period } from '../periods';
import type { CalcInput } from '@lichen/contracts/activities/calculations/emission-calc.entity';

/** CO₂e as somebody states it, taken as it is. */
interface StatedFigure extends Period {
  readonly subject: string;
  readonly amount: number;
  readonly units: string;
  /** Id of the figure's source in the company's own figures. */
  readonly id: string;
  readonly method: 'supplier' | 'manual';
  readonly told?: readonly CalcInput[];
  readonly data_quality: number;
  readonly note: string | null;
}

/** The stated kilograms times 1, so that the record is computed again like every other. */
export function statedFigure(figure: StatedFigure, place: FigureScope): ComponentResult {
  const { subject, from, to, amount, units, id, method, told = [], data_quality, note } = figure;
  const inputs = [multiplyBy('CO₂e', amount, units, 'kg'), ...told];
  const quantity = productOf(inputs) ?? ZERO;
  const outcome = figureFromPortions([{ from, to, quantity, multiplier: statedMultiplier(id, '1', from) }], note);
  return {
    ...resultOf({ subject, inputs, from, to, quantity, units: 'kg', data_quality }, place, '', 'kg', outcome),
    method,
  };
}
