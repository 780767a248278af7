import type { CalcInput } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { CalculationContext, ComponentResult, MissingFigure } from '../../calculation';
import { QUALITY } from '../../data-quality';
import { type Exact, exact, ZERO } from '../../exact';
import type { ListEntry } from '../../published/factor';
import { figureFromPortions, resultOf } from '../../published/from-factors';
import { productOf, multiplyBy, infoInput } from '../../inputs';
import { joined, NOTES } from '../../explanation/notes';
import { countryRegions } from '../../published/regions';
import { massOfGoods } from './goods-weight';
import { type Purchase, purchaseScope, SUBJECT } from './purchase';
import { type PortionedQuantity, splitPortions } from '../split-portions';

const PERCENT = 100;

type Material = ListEntry & { readonly closed_loop?: string };

/** Returns size × quantity × number in a pack if they equal the total exactly, else the total. */
export function amountInputs(purchase: Purchase): readonly CalcInput[] {
  const { unit_type, pack_qty, units, size, quantity, total_amount: total } = purchase;
  if (total === null) return [];
  const whole = multiplyBy('Total amount', total, units);
  if (size === null || quantity === null) return [whole];
  const factors = [
    multiplyBy('Size', size, units),
    multiplyBy('Quantity', quantity),
    ...(unit_type === 'packs' ? [multiplyBy('Number in a pack', pack_qty ?? 0)] : []),
  ];
  if (productOf(factors)?.eq(total)) return factors;
  return [whole, ...factors.map((input) => infoInput(input.label, input.value, input.units))];
}

/** Returns tonnes of a material times its factors, split into new and recycled by the recycled content. */
export function byMass(purchase: Purchase, from: number, context: CalculationContext): ComponentResult | null {
  const material = context.library.entry('materials', purchase.material ?? '') as Material | undefined;
  const entered = amountInputs(purchase);
  if (!material || entered.length === 0 || !purchase.units) return null;
  const place = purchaseScope(purchase);
  const mass = massOfGoods(entered, purchase.units, context.goods?.product ?? null);
  const use = {
    subject: SUBJECT,
    from,
    to: from,
    quantity: ZERO,
    units: 't',
    inputs: entered,
    data_quality: QUALITY.proxy,
  };
  if ('err' in mass) return resultOf(use, place, '', 't', mass);
  const percent = exact(purchase.recycle ?? context.goods?.product?.recycle ?? 0);
  const inputs = [
    infoInput('Material', material.code),
    ...(percent.gt(0) ? [infoInput('Recycled content', percent.toFixed(), '%')] : []),
    ...mass.inputs,
  ];
  const complete = { ...use, quantity: mass.quantity, units: mass.units, inputs };
  const { region, unit, portions, note, isStandIn, err } = split(
    mass.quantity,
    mass.units,
    percent,
    material,
    from,
    context,
  );
  const result = resultOf(complete, place, region, unit, err ? { err } : figureFromPortions(portions, note));
  return isStandIn ? { ...result, isStandIn } : result;
}

function split(
  quantity: Exact,
  units: string,
  percent: Exact,
  material: Material,
  from: number,
  context: CalculationContext,
): PortionedQuantity & Partial<MissingFigure> {
  const asked = {
    subject: SUBJECT,
    family: 'material',
    regions: countryRegions(context),
    units,
    from,
    to: from,
  } as const;
  const share = (item: string | undefined, name: string, part: Exact) => ({
    ...{ item, name: `${material.code}, ${name}`, quantity: quantity.times(part).div(PERCENT) },
  });
  const fresh = share(material.factor_item, 'primary', exact(PERCENT).minus(percent));
  const reused = share(material.closed_loop, 'closed_loop', percent);
  const both = splitPortions({ ...asked, shares: [fresh, reused].filter(({ quantity: part }) => part.gt(0)) }, context);
  if (!('err' in both)) return both;
  const all = splitPortions({ ...asked, shares: [share(material.factor_item, 'primary', exact(PERCENT))] }, context);
  if ('err' in all) return { region: '', unit: units, portions: [], note: null, err: all.err };
  return { ...all, note: joined([all.note, NOTES.allPrimary]) };
}
