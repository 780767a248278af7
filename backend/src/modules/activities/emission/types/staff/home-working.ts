import type { CalculationContext, Calculator, ComponentResult } from '../../calculation';
import { QUALITY } from '../../data-quality';
import { ZERO } from '../../exact';
import { type FactorUse, fromFactors, type FigureScope } from '../../published/from-factors';
import { productOf, multiplyBy } from '../../inputs';
import { joined, NOTES } from '../../explanation/notes';
import { countryRegions } from '../../published/regions';

interface HomeWorking {
  readonly from: number | null;
  readonly to: number | null;
  readonly working_hours?: number | null;
  readonly equipment?: boolean | null;
  readonly heating?: boolean | null;
  readonly air_conditioner?: boolean | null;
  readonly air_conditioner_kw?: number | null;
}

const COMMUTING = 7;
const EQUIPMENT = '601_9999';
const HEATING = '602_9999';
const BOTH = '603_9999';
const PLACE: FigureScope = { component: 'direct', scope: 'scope_3', scope3_category: COMMUTING };

/** Returns hours at home times the hourly factor of a desk, heating or both, which are averages over the year. */
export const homeWorking: Calculator = (activity, context) => {
  const record = activity as unknown as HomeWorking;
  const { from, to, working_hours: hours } = record;
  if (typeof from !== 'number' || typeof to !== 'number' || typeof hours !== 'number') return [];
  const item = itemOf(record);
  const inputs = [multiplyBy('Working hours', hours, 'hrs')];
  const use: FactorUse = {
    subject: 'Home working',
    family: 'home_working',
    item: item ?? '',
    regions: countryRegions(context),
    from,
    to,
    quantity: productOf(inputs) ?? ZERO,
    units: 'hours',
    inputs,
    data_quality: QUALITY.proxy,
  };
  const isUncounted = record.air_conditioner === true && !record.air_conditioner_kw;
  return [
    ...(item ? [fromFactors(use, PLACE, context, isUncounted ? NOTES.airConditionerUncounted : undefined)] : []),
    ...cooling(record, use, hours, context),
  ];
};

function itemOf({ equipment, heating }: HomeWorking): string | null {
  if (equipment && heating) return BOTH;
  if (equipment) return EQUIPMENT;
  return heating ? HEATING : null;
}

/**
 * Returns an estimate of cooling, which nobody publishes: its stated power for all hours, on the grid of the location.
 */
function cooling(
  { air_conditioner: isOn, air_conditioner_kw: kW }: HomeWorking,
  use: FactorUse,
  hours: number,
  context: CalculationContext,
): ComponentResult[] {
  if (!isOn || !kW) return [];
  const inputs = [multiplyBy('Working hours', hours, 'hrs'), multiplyBy('Air conditioner, kW', kW, 'kW')];
  const power: FactorUse = {
    ...use,
    family: 'electricity',
    item: '',
    regions: [context.location?.electricity_grid ?? ''],
    quantity: productOf(inputs) ?? ZERO,
    units: 'kWh',
    inputs,
    data_quality: QUALITY.estimate,
  };
  const note = joined([NOTES.airConditionerEstimate]);
  return [fromFactors(power, { ...PLACE, scope2_basis: 'location' }, context, note ?? undefined)];
}
