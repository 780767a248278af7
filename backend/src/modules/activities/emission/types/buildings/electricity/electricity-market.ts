import type { CalculationContext, CalculatedFigure } from '../../../calculation';
import type { Factor } from '../../../published/factor';
import { type ElectricityUse, electricityKey, kWhOf } from './electricity-use';
import { isPositive, ZERO } from '../../../exact';
import { factorsOf, type FactorPeriod } from '../../../published/factor-choice';
import { figureFromPortions } from '../../../published/from-factors';
import { joined, NOTES } from '../../../explanation/notes';
import { ownMultiplier, ownFactorPeriods } from '../../../own-factors/own-factor';
import {
  INSTRUMENT,
  type Multiplier,
  type Portion,
  publishedMultiplier,
  SUPPLIER,
  statedMultiplier,
} from '../../../parts';
import { cutAt, type Period, shareOver } from '../../../periods';

const INSTRUMENT_NOTES: Readonly<Record<string, string>> = {
  PPA: NOTES.contract,
  supplier_tariff: NOTES.supplierTariff,
};

/**
 * Returns market-based scope 2 in the order of the Scope 2 Guidance: certificates, direct contracts, the supplier's
 * rate, the residual mix and, where none is published, the grid average. Renewable power without proof changes nothing.
 */
export function marketBased(
  use: ElectricityUse,
  grid: readonly FactorPeriod[],
  context: CalculationContext,
): CalculatedFigure {
  const proven = use.instrument ? use.renewable : ZERO;
  const rest = restOf(use, grid, context);
  const shares = kWhOf(use, rest);
  const greens = shareOver(proven, rest);
  const portions = rest.flatMap(({ from, to, multiplier }, at): Portion[] => {
    const green = greens[at] ?? ZERO;
    const share = shares[at] ?? ZERO;
    if (green === ZERO && isPositive(share)) return [{ from, to, quantity: share, multiplier }];
    const remaining = share.minus(green);
    return [
      ...(isPositive(green)
        ? [{ from, to, quantity: green, multiplier: statedMultiplier(`${INSTRUMENT}${use.instrument}`, '0', from) }]
        : []),
      ...(isPositive(remaining) || green.eq(0) ? [{ from, to, quantity: remaining, multiplier }] : []),
    ];
  });
  const usedRest = rest.filter(({ multiplier }) => portions.some((portion) => portion.multiplier === multiplier));
  return figureFromPortions(
    portions,
    noteOf(use, isPositive(proven), usedRest),
    usedRest.flatMap(({ stretch }) => stretch ?? []),
  );
}

interface Rest extends Period {
  readonly multiplier: Multiplier;
  readonly step: 'own' | 'supplier' | 'residual' | 'grid';
  readonly stretch?: FactorPeriod;
}

/**
 * Returns the factors for power without certificates, each on the days it is valid: an own contract, the rate on the
 * bill, an own tariff, then the published residual mix or grid average.
 */
function restOf(use: ElectricityUse, grid: readonly FactorPeriod[], context: CalculationContext): Rest[] {
  const { supplierFactor } = use;
  const published = (period: Period) =>
    supplierFactor === null ? fallbacks(use, period, grid, context) : [supplied(period, supplierFactor)];
  if (!context.ownFactors?.length) return published(use);
  const own = context.ownFactors.filter(({ kind }) => supplierFactor === null || kind === 'contractual_instrument');
  return ownFactorPeriods(use, own).flatMap(({ from, to, factor }): Rest[] => {
    if (factor) return [{ from, to, multiplier: ownMultiplier(factor, from), step: 'own' }];
    return published({ from, to });
  });
}

const supplied = ({ from, to }: Period, rate: string): Rest => ({
  from,
  to,
  multiplier: statedMultiplier(SUPPLIER, rate, from),
  step: 'supplier',
});

/** Returns the residual mix on the days it is published for, and the grid average on the others. */
function fallbacks(
  use: ElectricityUse,
  period: Period,
  grid: readonly FactorPeriod[],
  { library, yearRule }: CalculationContext,
): Rest[] {
  const residual = factorsOf(library, electricityKey(use, 'direct', 'market'), period, yearRule);
  if (grid.length === 1 && residual.length === 1) return [publishedRest(period, residual, grid)];
  const starts = [...grid, ...residual].map(({ from }) => from);
  return mergeNeighbours(cutAt(period, starts).map((each) => publishedRest(each, residual, grid)));
}

function publishedRest({ from, to }: Period, residual: readonly FactorPeriod[], grid: readonly FactorPeriod[]): Rest {
  const covers = (stretch: FactorPeriod) => stretch.from <= from && stretch.to >= to;
  const mix = residual.find(covers);
  const { factor, latest } = (mix?.factor?.value ? mix : grid.find(covers)) as FactorPeriod;
  const step = factor === mix?.factor ? 'residual' : 'grid';
  return { from, to, multiplier: publishedMultiplier(factor as Factor), step, stretch: { from, to, factor, latest } };
}

/** Merges neighbouring periods with the same factor into one part. */
function mergeNeighbours(rest: readonly Rest[]): Rest[] {
  const merged: Rest[] = [];
  for (const next of rest) {
    const last = merged.at(-1);
    if (last?.stretch && last.multiplier.id === next.multiplier.id) {
      merged[merged.length - 1] = { ...last, to: next.to, stretch: { ...last.stretch, to: next.to } };
    } else merged.push(next);
  }
  return merged;
}

const noteOf = (use: ElectricityUse, proven: boolean, rest: readonly Rest[]): string | null =>
  joined([
    proven && (INSTRUMENT_NOTES[use.instrument ?? ''] ?? NOTES.certificates),
    !use.instrument && isPositive(use.renewable) && NOTES.notProven,
    rest.some(({ step }) => step === 'own') && NOTES.ownPower,
    rest.some(({ step }) => step === 'supplier') && NOTES.supplierFactor,
    rest.some(({ step }) => step === 'residual') && NOTES.residual,
    rest.some(({ step }) => step === 'grid') && NOTES.gridAverage,
  ]);
