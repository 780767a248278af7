import type { Component, Scope2Basis } from '@lichen/contracts/activities/inventory-line';
import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import type {
  CalculableActivity,
  CalculationContext,
  ComponentResult,
  MissingFigure,
  CalculatedFigure,
} from '../../../calculation';
import { marketBased } from './electricity-market';
import { type ElectricityUse, electricityKey, electricityUse, kWhOf } from './electricity-use';
import { QUALITY } from '../../../data-quality';
import { figureFromPortions, figureFromFactors, withPlausibleMass } from '../../../published/from-factors';
import { type FactorPeriod, factorsOf, notFound } from '../../../published/factor-choice';
import { holdsLosses } from '../../../published/grid-losses';
import { NOTES } from '../../../explanation/notes';
import { ON_SITE, statedMultiplier } from '../../../parts';

/** Losses and upstream fuel of purchased power belong to category 3, never to scope 2. */
const FUEL_AND_ENERGY = 3;
const SUBJECT = ACTIVITY_TYPES.electricity_activitys;

/** Returns scope 2 on both bases, and losses and upstream emissions in scope 3. */
export function electricity(activity: CalculableActivity, context: CalculationContext): readonly ComponentResult[] {
  return purchasedPower(electricityUse(activity, context), context);
}

/** Returns the figures of power whose kWh another type computed, such as the charging of a vehicle. */
export function purchasedPower(use: ElectricityUse, context: CalculationContext): readonly ComponentResult[] {
  if (use.selfProduced) return [onSite(use, 'location'), onSite(use, 'market')];
  const stretches = factorsOf(context.library, electricityKey(use, 'direct', 'location'), use, context.yearRule);
  const missing = stretches.find(({ factor }) => !factor?.value);
  if (missing) {
    const err = notFound(SUBJECT, use.grid, missing.from);
    return [result(use, 'direct', 'location', { err })];
  }
  const companions = (['td', 'wtt', 'wtt_td'] as const).flatMap((component) => companion(use, component, context));
  const market = marketBased(use, stretches, context);
  return [
    result(
      use,
      'direct',
      'location',
      figureFromFactors(kWhOf(use, stretches), stretches, companionNote(companions, stretches, context)),
    ),
    result(use, 'direct', 'market', market),
    ...companions,
  ];
}

/** Returns the companion, or nothing where no factor covers all days, which is noted but is no error. */
function companion(use: ElectricityUse, component: 'td' | 'wtt' | 'wtt_td', context: CalculationContext) {
  const stretches = factorsOf(context.library, electricityKey(use, component, null), use, context.yearRule);
  if (stretches.some(({ factor }) => !factor?.value)) return [];
  return [result(use, component, null, figureFromFactors(kWhOf(use, stretches), stretches, null))];
}

function companionNote(
  companions: readonly ComponentResult[],
  stretches: readonly FactorPeriod[],
  { library }: CalculationContext,
): string | null {
  if (stretches.every(({ factor }) => factor && holdsLosses(factor.id, library))) return NOTES.lossesWithin;
  const has = (component: Component) => companions.some((companion) => companion.component === component);
  if (companions.length === 0) return NOTES.noCompanions;
  if (!has('td')) return NOTES.noLosses;
  return has('wtt') ? null : NOTES.noUpstream;
}

function onSite(use: ElectricityUse, basis: Scope2Basis): ComponentResult {
  const portion = {
    from: use.from,
    to: use.to,
    quantity: use.kWh,
    multiplier: statedMultiplier(ON_SITE, '0', use.from),
  };
  return result(use, 'direct', basis, figureFromPortions([portion], NOTES.onSite));
}

function result(
  use: ElectricityUse,
  component: Component,
  scope2_basis: Scope2Basis | null,
  outcome: CalculatedFigure | MissingFigure,
): ComponentResult {
  const direct = component === 'direct';
  return {
    subject: SUBJECT,
    inputs: use.inputs,
    method: 'factor',
    component,
    scope: direct ? 'scope_2' : 'scope_3',
    scope2_basis,
    scope3_category: direct ? null : FUEL_AND_ENERGY,
    from: use.from,
    to: use.to,
    amount: use.amount,
    amountUnits: use.units,
    unit: 'kWh',
    region: use.grid,
    data_quality: isDerived(outcome) ? QUALITY.proxy : QUALITY.measured,
    outcome: withPlausibleMass(outcome),
  };
}

const isDerived = (outcome: CalculatedFigure | MissingFigure): boolean =>
  !('err' in outcome) && outcome.parts.some(({ factor_id }) => factor_id.endsWith('/td'));
