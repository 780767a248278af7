import type { CalculationContext, MissingFigure } from '../calculation';
import { convert } from '../conversion';
import { type Exact, exact, sum } from '../exact';
import type { Family } from '../published/factor';
import { factorsOf, notFound } from '../published/factor-choice';
import { joined, NOTES } from '../explanation/notes';
import { type Portion, publishedMultiplier } from '../parts';
import type { Period } from '../periods';

/** A share of a quantity with its factor item: a route of waste, new or recycled material. */
export interface QuantityShare {
  readonly item: string | undefined;
  readonly name: string;
  readonly quantity: Exact;
}

/** A quantity split by the years of its factors, with the unit and region of these factors. */
export interface PortionedQuantity {
  readonly portions: readonly Portion[];
  readonly unit: string;
  readonly region: string;
  readonly note: string | null;
  readonly isStandIn?: true;
}

interface SplitRequest extends Period {
  readonly subject: string;
  readonly family: Family;
  readonly regions: readonly string[];
  /** Unit of the shares. */
  readonly units: string;
  readonly shares: readonly QuantityShare[];
}

/** Returns the shares of one day times factors of one region and unit: the first region that has all of them. */
export function splitPortions(asked: SplitRequest, context: CalculationContext): PortionedQuantity | MissingFigure {
  const failures: MissingFigure[] = [];
  for (const region of asked.regions) {
    const found = inRegion(asked, region, context);
    const isStandIn = region !== asked.regions[0];
    if (!('err' in found))
      return { ...found, note: joined([isStandIn && NOTES.otherRegion]), ...(isStandIn ? { isStandIn } : {}) };
    failures.push(found);
  }
  return failures.at(-1) ?? { err: notFound(asked.subject, '', asked.from) };
}

function inRegion(
  { shares, ...asked }: SplitRequest,
  region: string,
  context: CalculationContext,
): Omit<PortionedQuantity, 'note' | 'isStandIn'> | MissingFigure {
  const { from, to, family, subject, units } = asked;
  const missing = ({ name }: QuantityShare): MissingFigure => ({ err: notFound(`${subject} (${name})`, region, from) });
  const multipliers: Omit<Portion, 'quantity'>[] = [];
  let unit = '';
  for (const share of shares) {
    const key = { family, item: share.item ?? '', component: 'direct' as const, basis: null, region };
    unit ||= context.library.units(key).find((each) => convert(exact(1), units, each)) ?? '';
    const [stretch] = factorsOf(context.library, { ...key, unit }, { from, to }, context.yearRule);
    if (!share.item || !stretch?.factor?.value) return missing(share);
    multipliers.push({ from, to, multiplier: publishedMultiplier(stretch.factor) });
  }
  const quantities = inUnit(shares, units, unit);
  return { region, unit, portions: multipliers.map((each, at) => ({ ...each, quantity: quantities[at] as Exact })) };
}

/** Converts the shares to a unit; the last one is the rest of the converted total, so that they add up exactly. */
function inUnit(shares: readonly QuantityShare[], units: string, unit: string): Exact[] {
  const whole = convert(sum(shares.map(({ quantity }) => quantity)), units, unit) ?? exact(0);
  const first = shares.slice(0, -1).map(({ quantity }) => convert(quantity, units, unit) ?? exact(0));
  return [...first, whole.minus(sum(first))];
}
