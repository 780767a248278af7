import type { Component, Scope, Scope2Basis } from '@lichen/contracts/activities/inventory-line';
import { problem } from '@lichen/contracts/activities/calculation-problems';
import type { CalcInput } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { CalculationContext, ComponentResult, EnginePart, MissingFigure, CalculatedFigure } from '../calculation';
import { convert } from '../conversion';
import { type Exact, exact, roundedBasis, ZERO } from '../exact';
import type { Family } from './factor';
import { factorsOf, notFound, type FactorPeriod, yearLabel } from './factor-choice';
import { joined, NOTES } from '../explanation/notes';
import { gasesOf, type Portion, partOf, publishedMultiplier } from '../parts';
import { type Period, shareOver } from '../periods';

/** A quantity to multiply by published factors. */
export interface FactorUse extends Period {
  /** Name to display, such as 'Natural gas'. */
  readonly subject: string;
  readonly family: Family;
  readonly item: string;
  /** Regions in which factors are looked up, best first: grid or country, then its stand-in. */
  readonly regions: readonly string[];
  /** Note used when the factor is not that of the first region; by default the note on other countries. */
  readonly standIn?: string;
  readonly quantity: Exact;
  readonly units: string;
  /** Splits the quantity over stretches of the period, in `units`; by inclusive days when undefined. */
  readonly shareOut?: ShareOut;
  readonly inputs: readonly CalcInput[];
  readonly data_quality: number;
  /** Set on companions of a figure that uses another country's factor. */
  readonly isStandIn?: true | undefined;
}

/** Splits a quantity over stretches that cover its period without gap or overlap; the shares add up to it. */
export type ShareOut = (stretches: readonly Period[]) => readonly Exact[];

/** Component, scope and category of a figure. */
export interface FigureScope {
  readonly component: Component;
  readonly scope: Scope;
  readonly scope2_basis?: Scope2Basis;
  readonly scope3_category?: number;
}

/** Largest accepted figure in kg: no real reading exceeds it, and the reporting columns could not hold more exactly. */
export const LARGEST_KG = 1_000_000_000;

/** Returns the figure of a use, or the problem `noFactor`. A factor without a value counts as missing. */
export function fromFactors(
  use: FactorUse,
  place: FigureScope,
  context: CalculationContext,
  note?: string,
): ComponentResult {
  const found = look(use, place, context);
  if (!found)
    return resultOf(use, place, '', use.units, { err: notFound(subjectIn(use), use.regions[0] ?? '', use.from) });
  const { region, unit, quantity, stretches } = found;
  const missing = stretches.find(({ factor }) => !factor?.value);
  const outcome = missing
    ? { err: notFound(use.subject, region, missing.from) }
    : figureFromFactors(
        sharesOf(use, unit, quantity, stretches),
        stretches,
        joined([note ?? null, region !== use.regions[0] && (use.standIn ?? NOTES.otherRegion)]),
      );
  const isStandIn = use.isStandIn || (region !== use.regions[0] && !use.standIn);
  const result = resultOf(use, place, region, unit, outcome);
  return isStandIn ? { ...result, isStandIn } : result;
}

function sharesOf({ shareOut, units }: FactorUse, unit: string, quantity: Exact, stretches: readonly Period[]) {
  if (!shareOut) return shareOver(quantity, stretches);
  return shareOut(stretches).map((share) => convert(share, units, unit) ?? ZERO);
}

/** Returns the companion figure, or nothing where no factor covers all days, which is not an error. */
export function companion(use: FactorUse, place: FigureScope, context: CalculationContext): readonly ComponentResult[] {
  const result = fromFactors(use, place, context);
  return 'err' in result.outcome && result.outcome.err.code !== 'tooLarge' ? [] : [result];
}

interface FactorMatch {
  readonly region: string;
  readonly unit: string;
  readonly quantity: Exact;
  readonly stretches: readonly FactorPeriod[];
}

/**
 * Finds the first region with factors for all days, else the first with some. It prefers the entered unit to others of
 * its kind; gross and net calorific values are different kinds.
 */
function look(
  use: FactorUse,
  { component, scope2_basis }: FigureScope,
  context: CalculationContext,
): FactorMatch | null {
  let first: FactorMatch | null = null;
  for (const region of use.regions) {
    const { family, item } = use;
    const key = { family, item, component, basis: scope2_basis ?? null, region, unit: use.units };
    const units = context.library.units(key);
    const unit = units.includes(use.units) ? use.units : units.find((each) => convert(use.quantity, use.units, each));
    const quantity = unit === undefined ? null : convert(use.quantity, use.units, unit);
    if (unit === undefined || quantity === null) continue;
    key.unit = unit;
    const stretches = factorsOf(context.library, key, use, context.yearRule);
    const found = { region, unit, quantity, stretches };
    if (stretches.every(({ factor }) => factor?.value)) return found;
    first ??= found;
  }
  return first;
}

const subjectIn = ({ subject, units }: FactorUse): string => `${subject} (${units})`;

/** Returns the figure of a quantity by factor; `shares` are the quantities of the stretches, in the same order. */
export function figureFromFactors(
  shares: readonly Exact[],
  stretches: readonly FactorPeriod[],
  note: string | null,
): CalculatedFigure {
  const portions: Portion[] = [];
  for (let at = 0; at < stretches.length; at += 1) {
    const { from, to, factor } = stretches[at] as FactorPeriod;
    if (factor) portions.push({ from, to, quantity: shares[at] ?? ZERO, multiplier: publishedMultiplier(factor) });
  }
  return figureFromPortions(portions, note, stretches);
}

/** Returns a calculated figure from its portions; a stretch adds a label where its factor is of an earlier year. */
export const figureFromPortions = (
  portions: readonly Portion[],
  note: string | null,
  stretches: readonly FactorPeriod[] = [],
): CalculatedFigure => ({
  parts: portions.map(partOf),
  gases: gasesOf(portions),
  note,
  yearLabel: yearLabelOf(stretches),
});

const yearLabelOf = (stretches: readonly FactorPeriod[]): string | null =>
  stretches.length === 1 && stretches[0] ? yearLabel(stretches[0]) : joined([...new Set(stretches.map(yearLabel))]);

/** Returns a result with an outcome computed elsewhere, such as a supplier's statement or a sum over routes. */
export const resultOf = (
  use: Pick<FactorUse, 'subject' | 'inputs' | 'from' | 'to' | 'quantity' | 'units' | 'data_quality'>,
  place: FigureScope,
  region: string,
  unit: string,
  outcome: CalculatedFigure | MissingFigure,
): ComponentResult => ({
  subject: use.subject,
  inputs: use.inputs,
  method: 'factor',
  component: place.component,
  scope: place.scope,
  scope2_basis: place.scope2_basis ?? null,
  scope3_category: place.scope3_category ?? null,
  from: use.from,
  to: use.to,
  amount: roundedBasis(use.quantity),
  amountUnits: use.units,
  unit,
  region,
  data_quality: use.data_quality,
  outcome: withPlausibleMass(outcome),
});

/** Returns the outcome, or the problem `tooLarge` when a part exceeds `LARGEST_KG`. */
export const withPlausibleMass = (outcome: CalculatedFigure | MissingFigure): CalculatedFigure | MissingFigure =>
  !('err' in outcome) && outcome.parts.some(isTooLarge) ? { err: problem('tooLarge') } : outcome;

/** Compares the whole kilograms first: hardly any figure needs the exact comparison. */
const isTooLarge = ({ kg }: EnginePart): boolean =>
  Math.abs(Number.parseInt(kg, 10)) >= LARGEST_KG && exact(kg).abs().gt(LARGEST_KG);
