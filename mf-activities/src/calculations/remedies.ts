import type { CalcProblem, ProblemCode } from '@lichen/contracts/activities/calculation-problems';
import { facetsOf, type ActivityType } from '@lichen/contracts/activities/activity-types';
import { paths } from '@lichen/contracts/api/paths';
import type { Activity } from '../shared/ActivityFacts';

/** Short texts for cells of rows without a figure; the panel shows the full sentence. */
const SHORT: Readonly<Record<ProblemCode, string>> = {
  noFactor: 'No figure: no factor found',
  noRate: 'No figure: exchange rate missing',
  noIndex: 'No figure: price index missing',
  noVat: 'No figure: enter the VAT rate',
  unknownFuel: 'No figure: choose a fuel',
  nothingPerHour: 'No figure: enter the distance',
  noRating: 'No figure: enter the power rating',
  weightNeeded: 'No figure: enter the weight',
  nameTheFuel: 'No figure: choose a fuel',
  noBenchmark: 'No figure: enter the energy use',
  noArea: 'No figure: enter the area',
  notOpen: 'No figure: correct the dates',
  noDistance: 'No figure: enter the distance',
  noAmount: 'No figure: enter the amount',
  noRoute: 'No figure: choose the treatment',
  noWeight: 'No figure: enter the weight',
  noReturn: 'No figure: supplier return missing',
  returnNotWhole: 'No figure: choose a material',
  returnZero: 'No figure: choose a material',
  revenueTooLow: 'No figure: check the cost',
  noBasis: 'No figure: choose a material',
  refund: 'No figure: deduct the refund',
  noIndustry: 'No figure: choose the industry',
  noQuantity: 'No figure: enter the amount',
  noUnit: 'No figure: choose the unit',
  noDensity: 'No figure: enter the density',
  tooLarge: 'No figure: amount too large',
};

/** Texts that name the field by which the factor of a type is chosen. */
const CHOSEN: Partial<Record<string, string>> = {
  purchased_goods_activitys: 'No figure: choose a material',
  waste_activitys: 'No figure: choose a material',
  fuel_activitys: 'No figure: choose a fuel',
  refrigerant_activitys: 'No figure: choose a refrigerant',
};

interface Failing {
  readonly activity_type: string;
  readonly problem: CalcProblem | null;
}

/** Returns the short English text for the cell of a row without a figure. */
export function shortProblem({ activity_type, problem }: Failing): string {
  if (!problem) return 'No figure';
  return (problem.code === 'noFactor' ? CHOSEN[activity_type] : undefined) ?? SHORT[problem.code];
}

/** Text and address of a remedy. */
export interface Remedy {
  readonly text: string;
  readonly to: string;
}

const OF_LOCATION: ReadonlySet<ProblemCode> = new Set(['noArea', 'notOpen']);
const OF_RETURN: ReadonlySet<ProblemCode> = new Set(['noReturn', 'returnNotWhole', 'returnZero', 'revenueTooLow']);
const BY_OPERATOR: ReadonlySet<ProblemCode> = new Set(['noRate', 'noIndex']);

/** Returns the remedy in the record that lacks a value, where that is not the activity. */
function remedyElsewhere({ code }: CalcProblem, record: Activity): Remedy | null {
  if (code === 'noRating' && record.vehicle_id)
    return { text: 'Edit the vehicle', to: paths.vehicle(record.vehicle_id) };
  if (code === 'noDensity' && record.product_id)
    return { text: 'Edit the product', to: paths.product(record.product_id) };
  if (OF_RETURN.has(code) && record.partner_id)
    return { text: 'Show the supplier', to: paths.partner(record.partner_id) };
  if (OF_LOCATION.has(code) && record.location_id)
    return { text: 'Edit the location', to: paths.location(record.location_id) };
  return null;
}

/** Returns the remedies for a missing figure, the most direct first; empty where only the operator can help. */
export function remediesOf(record: Activity): Remedy[] {
  const { problem, activity_type } = record;
  if (problem && BY_OPERATOR.has(problem.code)) return [];
  const elsewhere = problem && remedyElsewhere(problem, record);
  const hasOwnFactors = problem?.code === 'noFactor' && facetsOf(activity_type as ActivityType).ownFactor !== undefined;
  return [
    ...(elsewhere ? [elsewhere] : []),
    { text: 'Edit this activity', to: `${paths.activity(record._id)}/edit` },
    ...(hasOwnFactors ? [{ text: 'Add custom factor', to: `${paths.ownFactors}/new` }] : []),
  ];
}
