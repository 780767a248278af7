import type { ComponentResult } from '../calculation';
import { ZERO } from '../exact';
import { figureFromPortions, type FigureScope, resultOf } from '../published/from-factors';
import { productOf, multiplyBy } from '../inputs';
import { statedMultiplier } from '../parts';
import type { Period } from '../periods';
import type { CalcInput } from '@lichen/contracts/activities/calculations/emission-calc.entity';

/** CO₂e stated by a supplier or by the company. */
interface StatedFigure extends Period {
  readonly subject: string;
  readonly amount: number;
  readonly units: string;
  /** Factor id of the stated figure, such as `SUPPLIER_FIGURE`. */
  readonly id: string;
  readonly method: 'supplier' | 'manual';
  readonly told?: readonly CalcInput[];
  readonly data_quality: number;
  readonly note: string | null;
}

/** Returns the stated kilograms times 1, so that the row is recomputed like any other. */
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
