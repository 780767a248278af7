import { type CalcProblem, problem } from '@lichen/contracts/activities/calculation-problems';
import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import type { CalcInput } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { yearOf } from '@lichen/contracts/formats/days';
import type { CalculationContext, Calculator, ComponentResult } from '../../calculation';
import { convert } from '../../conversion';
import { QUALITY } from '../../data-quality';
import { exact, ZERO } from '../../exact';
import { fromFactors, resultOf } from '../../published/from-factors';
import { productOf, multiplyBy, divideBy, infoInput } from '../../inputs';
import { daysOfYear, openDays, PARTS_OF_A_YEAR, yearParts } from '../../lease-shares';
import { NOTES } from '../../explanation/notes';
import { byYear, days, type Period, shareByDays } from '../../periods';
import { countryRegions, FALLBACK_REGION } from '../../published/regions';
import { type Spending, spendFigure } from '../goods/spend';

const LEASED = 8;
const PLACE = { component: 'direct', scope: 'scope_3', scope3_category: LEASED } as const;

interface LeaseFields extends Period {
  readonly area: number | null;
  readonly area_units: string | null;
  readonly energy_per_m2: number | null;
  readonly price: Spending | null;
  readonly vat_rate: number | null;
}

/** Spend categories of rent: US lessors of non-residential space, or all real estate in the United Kingdom. */
const LESSORS = { abroad: 'naics_531120', british: 'sic2003_70' } as const;

/**
 * Returns leased area × energy per m² and year × years leased × grid average. Years are days of the lease on which the
 * location was open, divided by the days of their calendar year. The area is that of the lease, else of the whole
 * location. Without an energy use, the rent is used.
 */
export const lease: Calculator = (activity, context) => {
  const record = activity as unknown as LeaseFields;
  if (record.energy_per_m2 === null) return [byRent(record, context) ?? without(record, problem('noBenchmark'))];
  const area = record.area ?? context.location?.area ?? null;
  const areaUnits = (record.area === null ? context.location?.area_units : record.area_units) ?? 'm2';
  if (area === null || !convert(exact(area), areaUnits, 'm2')) return [without(record, problem('noArea'))];
  const open = openDays(record, context.location);
  if (!open) return [without(record, problem('notOpen'))];
  const inputs = [
    multiplyBy('Area', area, areaUnits, 'm2'),
    multiplyBy('Energy use, kWh per m² a year', record.energy_per_m2),
    ...yearsOf(record, open),
    infoInput('Electricity grid', context.location?.electricity_grid ?? ''),
  ];
  return [{ ...powered(open, inputs, context), from: record.from, to: record.to }];
};

/** Returns days divided by the days of their year; for years of different length, the sum in years. */
function yearsOf(lease: Period, open: Period): CalcInput[] {
  const isWhole = days(open) === days(lease);
  const told = isWhole ? [] : [infoInput('Days of the lease', String(days(lease)))];
  const label = isWhole ? 'Days of the lease' : 'Days the location was open';
  const pieces = byYear(open).map((piece) => ({ days: days(piece), year: yearOf(piece.from) }));
  const lengths = [...new Set(pieces.map(({ year }) => daysOfYear(year)))];
  if (lengths.length === 1)
    return [...told, multiplyBy(label, days(open)), divideBy('Days of the year', lengths[0] as number)];
  return [
    ...told,
    ...pieces.map((piece) => infoInput(label, `${piece.days} / ${daysOfYear(piece.year)} (${piece.year})`)),
    multiplyBy('Calendar years', exact(yearParts(open)).div(PARTS_OF_A_YEAR)),
  ];
}

/** Returns the rent of the whole period times the factor of lessors; null where no rent is stated. */
function byRent({ from, to, price, vat_rate }: LeaseFields, context: CalculationContext): ComponentResult | null {
  const isBritish = countryRegions(context)[0] === FALLBACK_REGION;
  const industry = isBritish ? LESSORS.british : LESSORS.abroad;
  const note = `${NOTES.leaseByRent} ${NOTES.leaseMetered}`;
  const rent = { subject: ACTIVITY_TYPES.lease_activitys, from, to, cost: price, industry };
  return spendFigure(
    { ...rent, vatRate: vat_rate ?? null, isWithoutMargins: false, data_quality: QUALITY.rough, note },
    PLACE,
    context,
  );
}

type Inputs = Parameters<typeof productOf>[0];

/** Returns the energy as electricity; fuel burnt in the space is entered separately. */
function powered(period: Period, inputs: Inputs, context: CalculationContext): ComponentResult {
  const use = {
    ...energyOf(period, inputs),
    family: 'electricity',
    item: '',
    regions: [context.location?.electricity_grid ?? ''],
  } as const;
  const place = { ...PLACE, scope2_basis: 'location' } as const;
  // The grid average is scope 2 for the lessor only, so the basis is dropped.
  return { ...fromFactors(use, place, context, NOTES.leaseMetered), scope2_basis: null };
}

function energyOf({ from, to }: Period, inputs: Inputs) {
  const quantity = productOf(inputs) ?? ZERO;
  return {
    ...{
      subject: ACTIVITY_TYPES.lease_activitys,
      from,
      to,
      quantity,
      units: 'kWh',
      inputs,
      data_quality: QUALITY.estimate,
    },
    shareOut: (stretches: readonly Period[]) => shareByDays(quantity, stretches.map(yearParts)),
  };
}

const without = (period: Period, err: CalcProblem): ComponentResult =>
  resultOf(energyOf(period, []), PLACE, '', 'kWh', { err });
