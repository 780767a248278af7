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

/** A quantity of something that publishers print factors for. */
export interface FactorUse extends Period {
  /** Name for people: 'Natural gas'. */
  readonly subject: string;
  readonly family: Family;
  readonly item: string;
  /** Regions in which factors are looked up, best first: grid or country, then its stand-in. */
  readonly regions: readonly string[];
  /** Said where one of the others had to stand in; that of countries where nothing else is named. */
  readonly standIn?: string;
  readonly quantity: Exact;
  readonly units: string;
  /** How the quantity falls on stretches of the period, in its units; by inclusive days where nothing is said. */
  readonly shareOut?: ShareOut;
  readonly inputs: readonly CalcInput[];
  readonly data_quality: number;
  /** A figure beside one that another country's factor stands in for. */
  readonly isStandIn?: true | undefined;
}

/** Shares of a quantity on stretches that cover its period without gap or overlap; they sum to it. */
export type ShareOut = (stretches: readonly Period[]) => readonly Exact[];

/** Component, scope and category of a figure. */
export interface FigureScope {
  readonly component: Component;
  readonly scope: Scope;
  readonly scope2_basis?: Scope2Basis;
  readonly scope3_category?: number;
}

/**
 * Largest figure in kg: above it nothing is a real reading any more, and the reporting columns could not hold it
 * exactly.
 */
export const LARGEST_KG = 1_000_000_000;

/** The figure of a use, or the message that none is published. A blank of the publisher is no factor. */
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

/** A companion exists only where the publisher prints one for all days: its absence is no error. */
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
 * The unit as entered where it is published, else another of its kind: gross and net calorific values never mix. A region
 * that prints it for some of the days only gives way to one that does for all of them.
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

/** A quantity over the days of each factor; `shares` are its parts in their order. */
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

/** A calculated outcome from its portions, with gases, note and the label of a factor from another year. */
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

/** A result around an outcome that was made elsewhere: a supplier's statement, a sum over routes. */
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

/** The outcome, or the problem `tooLarge` when one of its parts exceeds the largest figure, in kg CO₂e. */
export const withPlausibleMass = (outcome: CalculatedFigure | MissingFigure): CalculatedFigure | MissingFigure =>
  !('err' in outcome) && outcome.parts.some(isTooLarge) ? { err: problem('tooLarge') } : outcome;

/** Digits are counted before they are read: hardly any figure comes near. */
const isTooLarge = ({ kg }: EnginePart): boolean =>
  Math.abs(Number.parseInt(kg, 10)) >= LARGEST_KG && exact(kg).abs().gt(LARGEST_KG);
