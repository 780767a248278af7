import { problem } from '@lichen/contracts/activities/calculation-problems';
import type { CalcInput } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { MissingFigure } from '../../calculation';
import { convert, isMass } from '../../conversion';
import type { Exact } from '../../exact';
import { exact } from '../../exact';
import type { WeighedProduct } from '../../goods-circumstances';
import { productOf, multiplyBy } from '../../inputs';

/** A quantity as mass, with its inputs. */
interface Weighed {
  readonly inputs: readonly CalcInput[];
  readonly quantity: Exact;
  readonly units: string;
  readonly byDensity: boolean;
}

/** Returns the mass as entered, or a volume, area or number times the product's density. */
export function massOfGoods(
  entered: readonly CalcInput[],
  units: string,
  product: WeighedProduct | null,
): Weighed | MissingFigure {
  if (isMass(units)) return { inputs: entered, quantity: productOf(entered) ?? exact(0), units, byDensity: false };
  const [first, ...rest] = entered;
  const density = product?.density;
  const fits = product && convert(exact(1), units, product.units);
  if (!first || !density || !fits) return { err: problem('noDensity') };
  const inputs = [
    { ...first, as: first.units === product.units ? null : product.units },
    ...rest,
    multiplyBy('Density', density, `t/${product.units}`),
  ];
  return { inputs, quantity: productOf(inputs) ?? exact(0), units: 't', byDensity: true };
}
