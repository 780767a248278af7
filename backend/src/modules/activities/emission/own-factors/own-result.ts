import { yearOf } from '@lichen/contracts/formats/days';
import type { CalculableActivity, CalculationContext, ComponentResult, CalculatedFigure } from '../calculation';
import { convert } from '../conversion';
import { type Exact, exact, roundedBasis, ZERO } from '../exact';
import { isMoney } from '../data-quality';
import type { Rates } from '../goods-circumstances';
import { figureFromPortions, withPlausibleMass } from '../published/from-factors';
import { productOf } from '../inputs';
import { joined, NOTES } from '../explanation/notes';
import { ownMultiplier, ownFactorPeriods, unitOf } from './own-factor';
import type { OwnFactor } from './own-factor-record';
import { type Multiplier, multiplierOf, type Portion } from '../parts';
import { cutAt, days, type Period, shareByDays } from '../periods';
import { exchanged, withRateYears } from '../types/goods/spend';

const ONE = exact(1);

type Amount = NonNullable<ComponentResult['measured']>[number];

/** An amount that own factors can be multiplied by. */
interface FittingAmount extends Amount {
  /** Unit of the own factors; the amount converts to it. */
  readonly unit: string;
  readonly entered: Exact;
  /** Labels of exchange rates of other years. */
  readonly labels: readonly (string | null)[];
}

interface Fit extends Pick<FittingAmount, 'unit' | 'entered' | 'labels'> {
  readonly result: ComponentResult;
}

/** A figure whose cost an own factor would fit if a rate to its currency were loaded. */
interface Unrated {
  readonly unrated: ComponentResult;
}

/** Returns the first amount that converts to the unit of an own factor; null where none does. */
function amountAsEntered(own: readonly OwnFactor[], amounts: readonly Amount[]): FittingAmount | null {
  for (const unit of own.map(unitOf))
    for (const amount of amounts) {
      const entered = productOf(amount.inputs);
      if (entered && convert(entered, amount.units, unit)) return { ...amount, unit, entered, labels: [] };
    }
  return null;
}

/** Returns the first money in the currency of an own factor, at the mean rate of the year; null without a rate. */
function amountAtRate(
  own: readonly OwnFactor[],
  amounts: readonly Amount[],
  year: number,
  rates: Rates | undefined,
): FittingAmount | null {
  for (const { currency } of own) {
    if (!currency) continue;
    for (const amount of amounts) {
      const found = exchanged(amount.units, currency, year, rates);
      if ('err' in found) continue;
      const inputs = [...amount.inputs, ...found.inputs];
      const entered = productOf(inputs);
      if (entered) return { inputs, units: currency, unit: currency, entered, labels: found.labels };
    }
  }
  return null;
}

/** Tells whether own factors are per money, and the amounts money, so that only an exchange rate is missing. */
const lacksRate = (own: readonly OwnFactor[], amounts: readonly Amount[]): boolean =>
  own.some(({ currency }) => currency) && amounts.some(({ units }) => isMoney(units));

/** Tells whether an own factor is valid on a day of the period. */
const isOnDayOf = ({ valid_from, valid_to }: OwnFactor, { from, to }: Period): boolean =>
  valid_from <= to && (valid_to === null || valid_to >= from);

/**
 * Returns the first direct figure that has an amount in a unit of the own factors of its days; null where none has.
 * Money is converted if none is in the currency of a factor; where only its rate is missing, the figure is told instead.
 * Location-based figures and those that somebody states are skipped. Factors per money are dropped after a figure by
 * amount.
 */
function fitOf(
  results: readonly ComponentResult[],
  own: readonly OwnFactor[],
  rates: Rates | undefined,
): Fit | Unrated | null {
  let fitting = own;
  let unrated: ComponentResult | undefined;
  for (const result of results) {
    if (result.component !== 'direct' || result.scope2_basis === 'location') continue;
    const { measured, onlyByChoice: _, ...plain } = result;
    const amounts =
      measured ?? (result.method === 'factor' ? [{ inputs: result.inputs, units: result.amountUnits }] : []);
    const valid = fitting.filter((factor) => isOnDayOf(factor, result));
    const found = amountAsEntered(valid, amounts) ?? amountAtRate(valid, amounts, yearOf(result.from), rates);
    if (found) {
      const { inputs, units: amountUnits, unit, entered, labels } = found;
      return { result: { ...plain, inputs, amount: roundedBasis(entered), amountUnits }, unit, entered, labels };
    }
    if (lacksRate(valid, amounts)) unrated ??= result;
    if (result.method === 'factor' && !measured && !('err' in result.outcome))
      fitting = fitting.filter(({ currency }) => !currency);
  }
  return unrated ? { unrated } : null;
}

/** Days with a single factor: an own one or a published one. */
interface Piece extends Period {
  readonly multiplier: Multiplier;
  readonly own: OwnFactor | null;
}

/** Cuts the period of a figure by the own factors that convert to the unit; days without one have no multiplier. */
const ownPieces = (period: Period, own: readonly OwnFactor[], unit: string): readonly (Piece | Period)[] =>
  ownFactorPeriods(
    period,
    own.filter((factor) => convert(ONE, unitOf(factor), unit)),
  ).map(({ from, to, factor }) =>
    factor ? { from, to, own: factor, multiplier: ownMultiplier(factor, from, unit) } : { from, to },
  );

const isPiece = (piece: Piece | Period): piece is Piece => 'multiplier' in piece;

/** Cuts a published figure into pieces with one part each; days with several parts are left out. */
function publishedPieces(
  period: Period,
  { parts }: CalculatedFigure,
  { library }: CalculationContext,
): readonly Piece[] {
  return cutAt(
    period,
    parts.map(({ from }) => from),
  ).flatMap(({ from, to }) => {
    const on = parts.filter((part) => part.from <= from && part.to >= to);
    const [part] = on;
    return part && on.length === 1 ? [{ from, to, own: null, multiplier: multiplierOf(part, library) }] : [];
  });
}

const isWhole = (pieces: readonly Piece[], period: Period): boolean =>
  pieces.reduce((all, piece) => all + days(piece), 0) === days(period);

/**
 * Returns the figure by own factors, with the published ones on days without; null where the days cannot be covered.
 */
function ownResult({ result, unit, entered, labels }: Fit, own: readonly OwnFactor[], context: CalculationContext) {
  const alone = ownPieces(result, own, unit);
  const { isStandIn: _, ...ofItself } = result;
  if (alone.every(isPiece)) {
    const note = joined([NOTES.ownFactor, labels.some(Boolean) && NOTES.earlierRates]);
    const figure = figureOf(ofItself, unit, entered, alone, note, null);
    return figure && withRateYears(figure, labels);
  }
  const { outcome, unit: publishedUnit } = result;
  const mixed = ownPieces(result, own, publishedUnit);
  if ('err' in outcome || !mixed.some(isPiece)) return null;
  const pieces = mixed.flatMap((piece) => (isPiece(piece) ? [piece] : publishedPieces(piece, outcome, context)));
  if (!isWhole(pieces, result)) return null;
  const isLate = pieces.some(({ own: factor, to, multiplier }) => !factor && yearOf(to) > multiplier.year);
  const note = joined([NOTES.ownFactorDays, outcome.note]);
  return figureOf(result, publishedUnit, entered, pieces, note, isLate ? outcome.yearLabel : null);
}

function figureOf(
  result: ComponentResult,
  unit: string,
  entered: Exact,
  pieces: readonly Piece[],
  note: string | null,
  yearLabel: string | null,
): ComponentResult | null {
  const quantity = convert(entered, result.amountUnits, unit);
  if (!quantity) return null;
  const shares = shareByDays(quantity, pieces.map(days));
  const portions = pieces.map(
    ({ from, to, multiplier }, at): Portion => ({ from, to, quantity: shares[at] ?? ZERO, multiplier }),
  );
  const isMeasured = pieces.every(({ own }) => !own || own.kind === 'own_measurement');
  return {
    ...result,
    method: isMeasured ? 'factor' : 'supplier',
    unit,
    outcome: withPlausibleMass({ ...figureFromPortions(portions, note), yearLabel }),
  };
}

/** Adds to a figure the note that an own factor fits its cost and lacks the rate; one without a figure names it itself. */
function withoutRate(result: ComponentResult): ComponentResult {
  if ('err' in result.outcome) return result;
  return { ...result, outcome: { ...result.outcome, note: joined([result.outcome.note, NOTES.ownFactorNoRate]) } };
}

const isStated = ({ method }: ComponentResult): boolean => method === 'supplier' || method === 'manual';

/**
 * Adds the figure by own factors: before the published ones but after those the activity states, or last where a person
 * chose another method.
 */
export function withOwnResult(
  results: readonly ComponentResult[],
  own: readonly OwnFactor[],
  { method }: CalculableActivity,
  context: CalculationContext,
): readonly ComponentResult[] {
  const fit = own.length > 0 ? fitOf(results, own, context.goods?.rates) : null;
  if (fit && 'unrated' in fit) return results.map((each) => (each === fit.unrated ? withoutRate(each) : each));
  const result = fit && ownResult(fit, own, context);
  if (!result) return results;
  if (method && method !== 'supplier') return [...results, result];
  return [...results.filter(isStated), result, ...results.filter((each) => !isStated(each))];
}
