import { problem } from '@lichen/contracts/activities/calculation-problems';
import type { CalcInput } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { CalculationContext, Calculator, ComponentResult } from '../../calculation';
import { QUALITY } from '../../data-quality';
import { ZERO } from '../../exact';
import { type FactorUse, type FigureScope, resultOf } from '../../published/from-factors';
import { productOf, multiplyBy } from '../../inputs';
import { joined, NOTES } from '../../explanation/notes';
import { countryRegions, FALLBACK_REGION } from '../../published/regions';
import { passengerTravel } from '../staff/journey';
import { type TransportFactor, transportFactor, methodOf, type Transport } from '../staff/transport-choice';

interface Job extends Transport {
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
const PAID_BY_US = 4;
const PAID_BY_CUSTOMER = 9;

/**
 * Calculates goods carried by others by tonne-kilometres; without a weight, or for a dedicated vehicle, by its
 * kilometres.
 */
export const freight: Calculator = (activity, context) => {
  const job = activity as unknown as Job;
  const method = methodOf(job, context.library);
  if (!method || typeof job.from !== 'number' || typeof job.to !== 'number') return [];
  const choice = transportFactor(job, method, context.library);
  const place: FigureScope = {
    component: 'direct',
    scope: 'scope_3',
    scope3_category: job.paid_by_customer ? PAID_BY_CUSTOMER : PAID_BY_US,
  };
  if (typeof job.distance !== 'number') return [unmeasured(job, choice, place, 'noDistance')];
  if (typeof job.weight !== 'number' && isOnlyByWeight(choice, context))
    return [unmeasured(job, choice, place, 'noWeight')];
  const use = measured({ ...job, from: job.from, to: job.to, distance: job.distance }, choice, context);
  const note = joined([job.return_journey === true && NOTES.thereAndBack, choice.note]);
  return passengerTravel(use, place, choice, note, context);
};

/** Returns the units published in the fallback region; tonne-kilometres for a flight of unknown haul. */
function publishedUnits({ item }: TransportFactor, { library }: CalculationContext): readonly string[] {
  if (item === null) return [TONNE_KM];
  return library.units({ family: 'freight', item, component: 'direct', basis: null, region: FALLBACK_REGION });
}

const isOnlyByWeight = (choice: TransportFactor, context: CalculationContext) =>
  publishedUnits(choice, context).every((unit) => unit === TONNE_KM);

/** Tells whether tonne-kilometres apply; an empty lorry is published by kilometre only. */
const isByWeight = ({ weight, dedicated_vehicle: isOurs }: Job, choice: TransportFactor, context: CalculationContext) =>
  typeof weight === 'number' && !isOurs && publishedUnits(choice, context).includes(TONNE_KM);

function measured(
  job: Job & { readonly from: number; readonly to: number; readonly distance: number },
  choice: TransportFactor,
  context: CalculationContext,
): FactorUse {
  const hasWeight = isByWeight(job, choice, context);
  const distanceUnits = job.units ?? 'km';
  const counted: CalcInput[] = hasWeight
    ? [
        multiplyBy('Weight', job.weight ?? 0, job.weight_units ?? 't', 't'),
        multiplyBy('Distance', job.distance, distanceUnits, 'km'),
      ]
    : [multiplyBy('Distance', job.distance, distanceUnits)];
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
    data_quality: QUALITY.proxy,
  };
}

const unmeasured = (
  job: Job,
  choice: TransportFactor,
  place: FigureScope,
  code: 'noDistance' | 'noWeight',
): ComponentResult =>
  resultOf(
    {
      subject: SUBJECT,
      inputs: choice.inputs,
      from: job.from ?? 0,
      to: job.to ?? 0,
      quantity: ZERO,
      units: 'km',
      data_quality: QUALITY.proxy,
    },
    place,
    '',
    'km',
    { err: problem(code) },
  );
