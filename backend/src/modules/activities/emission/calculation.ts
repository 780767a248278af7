import type { Component, Scope, Scope2Basis } from '@lichen/contracts/activities/inventory-line';
import type { CalcProblem, ProblemCode } from '@lichen/contracts/activities/calculation-problems';
import type { CalcInput, CalcPart, GasSplit } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { REFRIGERANT_GWPS } from '@lichen/contracts/identity/account.entity';
import type { FactorLibrary } from './published/factor';
import type { YearRule } from './published/factor-choice';
import type { OwnFactor } from './own-factors/own-factor-record';
import type { GoodsCircumstances } from './goods-circumstances';
import type { CountedElsewhere } from './recorded-fuel';

/** A part keeps the figure it was multiplied by, so that the record can be computed again without the library. */
export interface EnginePart extends CalcPart {
  readonly factor: string;
}

/** The location of an activity, as far as figures depend on it. */
export interface Site {
  readonly electricity_grid?: string | null;
  readonly country?: string | null;
  readonly area?: number | null;
  readonly area_units?: string | null;
  readonly from?: number | null;
  readonly to?: number | null;
  readonly leased?: boolean | null;
  readonly operational_control?: boolean | null;
  /** The last day on which the company ran a location that it does not run any more. */
  readonly controlled_until?: number | null;
}

export interface VehicleFacts {
  readonly type: string;
  readonly fuel_type: string;
  readonly power_rating?: number | null;
  readonly location?: Site | null;
}

/** Inputs of a calculation beside the activity's own fields. */
export interface CalculationContext {
  readonly library: FactorLibrary;
  readonly yearRule: YearRule;
  /** Source of refrigerants' warming potentials; the UK edition when none is chosen. */
  readonly gwp?: (typeof REFRIGERANT_GWPS)[number] | null;
  readonly location: Site | null;
  /** The vehicle of a journey or of its fuel; null where it is gone. */
  readonly vehicle?: VehicleFacts | null;
  /** What of a journey the fuel and charging of its vehicle count already. */
  readonly countedElsewhere?: CountedElsewhere;
  /** Weights, rates and supplier returns for goods and waste. */
  readonly goods?: GoodsCircumstances;
  /** Factors the company states itself; a calculator gets those that fit its activity. */
  readonly ownFactors?: readonly OwnFactor[];
  /** Power source of an activity; null when it was deleted. */
  readonly source?: { readonly name: string; readonly power_generation_method: string } | null;
}

/** Fields of an activity as its entity defines them; each calculator reads its own. */
export type CalculableActivity = Readonly<Record<string, unknown>>;

/** No figure, and why. */
export interface MissingFigure {
  readonly err: CalcProblem;
}

/** A figure with everything it was made from. */
export interface CalculatedFigure {
  readonly parts: readonly EnginePart[];
  readonly gases: GasSplit | null;
  readonly note: string | null;
  /** Year of the factor where it is not the year of the activity. */
  readonly yearLabel: string | null;
}

/** Method of the figure. `manual` is the company's own, stated by a carbon activity. */
export type CalcMethod = 'supplier' | 'revenue' | 'factor' | 'manual';

/** One component of an activity, before it becomes a row. */
export interface ComponentResult {
  /** Subject of the figure, in the words of the type or of the factor's table. */
  readonly subject: string;
  readonly inputs: readonly CalcInput[];
  readonly method: CalcMethod;
  readonly component: Component;
  readonly scope: Scope;
  readonly scope2_basis: Scope2Basis | null;
  readonly scope3_category: number | null;
  readonly from: number;
  readonly to: number;
  /** The quantity as entered, in `amountUnits`; null when nothing was entered. */
  readonly amount: number | null;
  readonly amountUnits: string;
  /** The unit of the factor. */
  readonly unit: string;
  readonly region: string;
  /** Quality of the amount; `figureQuality` makes that of the figure. */
  readonly data_quality: number;
  /** The factor of another country stands in for one of its own. */
  readonly isStandIn?: true;
  readonly outcome: CalculatedFigure | MissingFigure;
  /** A person has to choose it, for this reason; it is never used by itself. */
  readonly onlyByChoice?: ProblemCode;
  /** Amounts as entered, where the figure is made of something else or of nothing: an own factor may fit one. */
  readonly measured?: readonly { readonly inputs: readonly CalcInput[]; readonly units: string }[];
}

export type Calculator = (activity: CalculableActivity, context: CalculationContext) => readonly ComponentResult[];

/** The activity with what it leaves to another record to say. */
export type Completion = (activity: CalculableActivity, context: CalculationContext) => CalculableActivity;

/** Moves figures to where they belong: outside the totals where other records count them, to scope 3 where others do. */
export type SetAside = (results: readonly ComponentResult[], context: CalculationContext) => readonly ComponentResult[];

/** Raised whenever the same input could give another figure or another record. */
export const ENGINE_VERSION = '2.15.0';
