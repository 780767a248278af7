import type { Component, Scope, Scope2Basis } from '@lichen/contracts/activities/inventory-line';
import type { CalcProblem, ProblemCode } from '@lichen/contracts/activities/calculation-problems';
import type { CalcInput, CalcPart, GasSplit } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { REFRIGERANT_GWPS } from '@lichen/contracts/identity/account.entity';
import type { FactorLibrary } from './published/factor';
import type { YearRule } from './published/factor-choice';
import type { OwnFactor } from './own-factors/own-factor-record';
import type { GoodsCircumstances } from './goods-circumstances';
import type { CountedElsewhere } from './recorded-fuel';

/** A part of a calculation with the digits of its factor, so that it can be recomputed without the library. */
export interface EnginePart extends CalcPart {
  readonly factor: string;
}

/** The fields of an activity's location that its figures depend on. */
export interface Site {
  readonly electricity_grid?: string | null;
  readonly country?: string | null;
  readonly area?: number | null;
  readonly area_units?: string | null;
  readonly from?: number | null;
  readonly to?: number | null;
  readonly leased?: boolean | null;
  readonly operational_control?: boolean | null;
  /** Last day on which the company ran the location, if it no longer does; UTC midnight in ms. */
  readonly controlled_until?: number | null;
}

/** Properties of a vehicle that its emissions depend on. */
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
  /** Vehicle of a journey or of a fuel record; null when it was deleted. */
  readonly vehicle?: VehicleFacts | null;
  /** Share of a journey that the vehicle's fuel and charging records already count. */
  readonly countedElsewhere?: CountedElsewhere;
  /** Weights, rates and supplier returns for goods and waste. */
  readonly goods?: GoodsCircumstances;
  /** The company's own factors; a calculator receives only those that fit its activity. */
  readonly ownFactors?: readonly OwnFactor[];
  /** Power source of an activity; null when it was deleted. */
  readonly source?: { readonly name: string; readonly power_generation_method: string } | null;
}

/** Fields of an activity as its entity defines them; each calculator reads its own. */
export type CalculableActivity = Readonly<Record<string, unknown>>;

/** The reason why a component has no figure. */
export interface MissingFigure {
  readonly err: CalcProblem;
}

/** A calculated figure with its parts, gases and note. */
export interface CalculatedFigure {
  readonly parts: readonly EnginePart[];
  readonly gases: GasSplit | null;
  readonly note: string | null;
  /** Year to print in the factor's label; null where the label needs none. */
  readonly yearLabel: string | null;
}

/** Source of the figure. `manual` is a figure that the company states in a carbon activity. */
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
  /** Set when the factor is that of another country because the own country has none. */
  readonly isStandIn?: true;
  readonly outcome: CalculatedFigure | MissingFigure;
  /** Set when the figure is used only if a person chooses it; the code says why. */
  readonly onlyByChoice?: ProblemCode;
  /** Amounts as entered, where the figure uses another amount or none: an own factor may fit one of them. */
  readonly measured?: readonly { readonly inputs: readonly CalcInput[]; readonly units: string }[];
}

/** Returns the components of an activity, with or without a figure. */
export type Calculator = (activity: CalculableActivity, context: CalculationContext) => readonly ComponentResult[];

/** Returns the activity with the fields filled that it takes from another record. */
export type Completion = (activity: CalculableActivity, context: CalculationContext) => CalculableActivity;

/** Reassigns results: removes those that other records count, and moves those of assets run by others to scope 3. */
export type SetAside = (results: readonly ComponentResult[], context: CalculationContext) => readonly ComponentResult[];

/** Raise it with every change that could give another figure or another row for the same input. */
export const ENGINE_VERSION = '2.17.0';
