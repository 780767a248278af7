import { type CalcProblem, problem } from '@lichen/contracts/activities/calculation-problems';
import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import type { CalculationContext, Calculator, ComponentResult } from '../calculation';
import { convert } from '../conversion';
import { exact, ZERO } from '../exact';
import { fromFactors, resultOf } from '../from-factors';
import { productOf, times, over, told } from '../inputs';
import { leaseShares } from '../lease-shares';
import { NOTES } from '../notes';
import type { Period } from '../periods';

const LEASED = 8;
const BY_AREA = 5;

interface LeaseFields extends Period {
  readonly area: number | null;
  readonly area_units: string | null;
  readonly energy_per_m2: number | null;
}

/**
 * Leased area × energy per m² and year × share of the time it was leased × average of the grid. The area is the share
 * of the location that is leased, or all of it.
 */
export const lease: Calculator = (activity, context) => {
  const record = activity as unknown as LeaseFields;
  const area = record.area ?? context.location?.area ?? null;
  const areaUnits = (record.area === null ? context.location?.area_units : record.area_units) ?? 'm2';
  if (record.energy_per_m2 === null) return [without(record, problem('noBenchmark'))];
  if (area === null || !convert(exact(area), areaUnits, 'm2')) return [without(record, problem('noArea'))];
  const { years, lease_days, location_days } = leaseShares(record, context.location ?? null);
  const inputs = [
    times('Area', area, areaUnits, 'm2'),
    times('Energy use, kWh per m² a year', record.energy_per_m2),
    times('Calendar years', years),
    times('Days of the lease', lease_days),
    over('Days the location was open', location_days),
    told('Electricity grid', context.location?.electricity_grid ?? ''),
  ];
  return [powered(record, inputs, context)];
};

type Inputs = Parameters<typeof productOf>[0];

/** All of the energy is taken as electricity: what is burnt in the space is entered as fuel. */
function powered(period: Period, inputs: Inputs, context: CalculationContext): ComponentResult {
  const use = {
    ...energyOf(period, inputs),
    family: 'electricity',
    item: '',
    regions: [context.location?.electricity_grid ?? ''],
  } as const;
  const place = { component: 'direct', scope: 'scope_3', scope2_basis: 'location', scope3_category: LEASED } as const;
  // The grid average is a scope 2 figure of the lessor: here it has no basis of its own.
  return { ...fromFactors(use, place, context, NOTES.leaseMetered), scope2_basis: null };
}

const energyOf = ({ from, to }: Period, inputs: Inputs) => ({
  subject: ACTIVITY_TYPES.lease_activitys,
  from,
  to,
  quantity: productOf(inputs) ?? ZERO,
  units: 'kWh',
  inputs,
  data_quality: BY_AREA,
});

const without = (period: Period, err: CalcProblem): ComponentResult =>
  resultOf(energyOf(period, []), { component: 'direct', scope: 'scope_3', scope3_category: LEASED }, '', 'kWh', {
    err,
  });
