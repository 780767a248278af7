import type { CalcInput } from '@lichen/contracts/activities/emission-calc.entity';
import type { CalculationContext, Calculator, ComponentResult } from '../calculation';
import { ZERO } from '../exact';
import { type FactorUse, type Place, resultOf } from '../from-factors';
import { productOf, times } from '../inputs';
import { joined, NOTES } from '../notes';
import { countryRegions } from '../regions';
import { travelled } from './journey';
import { type Choice, chosen, methodOf, type Way } from './transport-choice';

interface Job extends Way {
  readonly from: number | null;
  readonly to: number | null;
  readonly distance?: number | null;
  readonly units?: 'km' | 'miles' | null;
  readonly weight?: number | null;
  readonly weight_units?: string | null;
  readonly dedicated_vehicle?: boolean | null;
  readonly paid_by_customer?: boolean | null;
  readonly return_journey?: boolean | null;
}

const SUBJECT = 'Upstream transmission and distribution';
const ACTIVITY_PROXY = 3;
const PAID_BY_US = 4;
const PAID_BY_CUSTOMER = 9;

/** Goods that others carry: tonnes times kilometres; without a weight, or with a vehicle of our own, its kilometres. */
export const freight: Calculator = (activity, context) => {
  const job = activity as unknown as Job;
  const method = methodOf(job, context.library);
  if (!method || typeof job.from !== 'number' || typeof job.to !== 'number') return [];
  const choice = chosen(job, method, context.library);
  const place: Place = {
    component: 'direct',
    scope: 'scope_3',
    scope3_category: job.paid_by_customer ? PAID_BY_CUSTOMER : PAID_BY_US,
  };
  const uses = measurements(job, choice, { from: job.from, to: job.to }, context);
  const [first] = uses;
  if (!first || typeof job.distance !== 'number') return [unmeasured(job, choice, place)];
  const note = joined([job.return_journey === true && NOTES.thereAndBack, choice.note]);
  const results = uses.map((use) => travelled(use, place, choice, note, context));
  return results.find(([direct]) => direct && !('err' in direct.outcome)) ?? results[0] ?? [];
};

const byWeight = ({ weight, weight_units: units }: Job): CalcInput[] =>
  typeof weight === 'number' ? [times('Weight', weight, units ?? 't', 't')] : [];

/** Tonne-kilometres first; an empty lorry is published by the kilometre only. */
function measurements(
  job: Job,
  choice: Choice,
  period: { from: number; to: number },
  context: CalculationContext,
): FactorUse[] {
  const distance = typeof job.distance === 'number' ? [times('Distance', job.distance, job.units ?? 'km', 'km')] : [];
  const weight = byWeight(job);
  const measured = (units: string, counted: CalcInput[]): FactorUse => ({
    subject: SUBJECT,
    family: 'freight',
    item: choice.item ?? '',
    regions: countryRegions(context),
    ...period,
    quantity: productOf(counted) ?? ZERO,
    units,
    inputs: [...counted, ...choice.inputs],
    data_quality: ACTIVITY_PROXY,
  });
  const vehicle = measured('km', distance);
  return weight.length === 0 || job.dedicated_vehicle
    ? [vehicle]
    : [measured('tonne-km', [...weight, ...distance]), vehicle];
}

const unmeasured = (job: Job, choice: Choice, place: Place): ComponentResult =>
  resultOf(
    {
      subject: SUBJECT,
      inputs: choice.inputs,
      from: job.from ?? 0,
      to: job.to ?? 0,
      quantity: ZERO,
      units: 'km',
      data_quality: ACTIVITY_PROXY,
    },
    place,
    '',
    'km',
    { err: NOTES.noDistance },
  );
