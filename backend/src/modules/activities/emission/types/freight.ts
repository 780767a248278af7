import { problem } from '@lichen/contracts/activities/calculation-problems';
import type { CalcInput } from '@lichen/contracts/activities/emission-calc.entity';
import type { CalculationContext, Calculator, ComponentResult } from '../calculation';
import { ZERO } from '../exact';
import { type FactorUse, type Place, resultOf } from '../from-factors';
import { productOf, times } from '../inputs';
import { joined, NOTES } from '../notes';
import { countryRegions, FALLBACK_REGION } from '../regions';
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
const TONNE_KM = 'tonne-km';
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
  if (typeof job.distance !== 'number') return [unmeasured(job, choice, place)];
  const use = measured({ ...job, from: job.from, to: job.to, distance: job.distance }, choice, context);
  const note = joined([job.return_journey === true && NOTES.thereAndBack, choice.note]);
  return travelled(use, place, choice, note, context);
};

/** An empty lorry is published by the kilometre only, whatever weight it fetches. */
function isByWeight({ weight, dedicated_vehicle: isOurs }: Job, { item }: Choice, { library }: CalculationContext) {
  if (typeof weight !== 'number' || isOurs) return false;
  // A flight of unknown haul: what flies is printed by weight everywhere.
  if (item === null) return true;
  const key = { family: 'freight', item, component: 'direct', basis: null, region: FALLBACK_REGION } as const;
  return library.units(key).includes(TONNE_KM);
}

function measured(
  job: Job & { readonly from: number; readonly to: number; readonly distance: number },
  choice: Choice,
  context: CalculationContext,
): FactorUse {
  const hasWeight = isByWeight(job, choice, context);
  const distanceUnits = job.units ?? 'km';
  const counted: CalcInput[] = hasWeight
    ? [
        times('Weight', job.weight ?? 0, job.weight_units ?? 't', 't'),
        times('Distance', job.distance, distanceUnits, 'km'),
      ]
    : [times('Distance', job.distance, distanceUnits)];
  return {
    subject: SUBJECT,
    family: 'freight',
    item: choice.item ?? '',
    regions: countryRegions(context),
    from: job.from,
    to: job.to,
    quantity: productOf(counted) ?? ZERO,
    units: hasWeight ? TONNE_KM : distanceUnits,
    inputs: [...counted, ...choice.inputs],
    data_quality: ACTIVITY_PROXY,
  };
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
    { err: problem('noDistance') },
  );
