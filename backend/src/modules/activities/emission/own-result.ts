import type { CalculableActivity, ComponentResult } from './calculation';
import { convert } from './conversion';
import { type Exact, roundedBasis, ZERO } from './exact';
import { made, withinReason } from './from-factors';
import { productOf } from './inputs';
import { NOTES } from './notes';
import { ownMultiplier, ownStretches } from './own-factor';
import type { OwnFactor } from './own-factor-record';
import type { Portion } from './parts';
import { days, shareByDays } from './periods';

interface Fit {
  readonly result: ComponentResult;
  readonly unit: string;
  readonly quantity: Exact;
}

/** The first figure whose quantity the own factors are told per: of power and heat the market-based one only. */
function fitOf(results: readonly ComponentResult[], own: readonly OwnFactor[]): Fit | null {
  for (const result of results) {
    if (result.component !== 'direct' || result.scope2_basis === 'location') continue;
    const { inputs, units } = result.measured ?? { inputs: result.inputs, units: result.amountUnits };
    const entered = productOf(inputs);
    if (!entered) continue;
    for (const { units: unit } of own) {
      const quantity = convert(entered, units, unit);
      const { measured: _, ...plain } = result;
      if (quantity)
        return { result: { ...plain, inputs, amount: roundedBasis(entered), amountUnits: units }, unit, quantity };
    }
  }
  return null;
}

/** The figure by the account's own factors; none where a day of the activity has none. */
function ownResult({ result, unit, quantity }: Fit, own: readonly OwnFactor[]): ComponentResult | null {
  const stretches = ownStretches(
    result,
    own.filter(({ units }) => units === unit),
  );
  const shares = shareByDays(quantity, stretches.map(days));
  const portions = stretches.flatMap(({ from, to, factor }, at): Portion[] =>
    factor ? [{ from, to, quantity: shares[at] ?? ZERO, multiplier: ownMultiplier(factor, from) }] : [],
  );
  if (portions.length < stretches.length) return null;
  const isMeasured = stretches.every(({ factor }) => factor?.kind === 'own_measurement');
  return {
    ...result,
    method: isMeasured ? 'factor' : 'supplier',
    unit,
    outcome: withinReason(made(portions, NOTES.ownFactor)),
  };
}

const isStated = ({ method }: ComponentResult): boolean => method === 'supplier' || method === 'manual';

/**
 * Puts the account's own figure before the published ones, after what the activity itself states; where a person chose
 * another method it stands behind.
 */
export function withOwnResult(
  results: readonly ComponentResult[],
  own: readonly OwnFactor[],
  { method }: CalculableActivity,
): readonly ComponentResult[] {
  const fit = own.length > 0 ? fitOf(results, own) : null;
  const result = fit && ownResult(fit, own);
  if (!result) return results;
  if (method && method !== 'supplier') return [...results, result];
  return [...results.filter(isStated), result, ...results.filter((each) => !isStated(each))];
}
