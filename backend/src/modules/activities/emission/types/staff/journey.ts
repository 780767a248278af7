import { UNKNOWN_HAUL } from '@lichen/contracts/activities/calculation-problems';
import type { CalcInput } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { CalculationContext, Calculator, ComponentResult } from '../../calculation';
import { convert } from '../../conversion';
import { QUALITY } from '../../data-quality';
import { exact, ZERO } from '../../exact';
import type { ListEntry } from '../../published/factor';
import { notFound } from '../../published/factor-choice';
import {
  companion,
  type FactorUse,
  fromFactors,
  figureFromPortions,
  type FigureScope,
  resultOf,
} from '../../published/from-factors';
import { divideBy, productOf, multiplyBy, infoInput } from '../../inputs';
import { joined, NOTES } from '../../explanation/notes';
import { NO_EMISSIONS, statedMultiplier } from '../../parts';
import { countryRegions, FALLBACK_REGION } from '../../published/regions';
import { type TransportFactor, transportFactor, methodOf, type Transport } from './transport-choice';
import { travelOnPower } from './travel-on-power';

interface Journey extends Transport {
  readonly from: number | null;
  readonly to: number | null;
  readonly distance?: number | null;
  readonly units?: 'km' | 'miles' | null;
  readonly occupants?: number | null;
  readonly return_journey?: boolean | null;
  readonly journeys?: number | null;
}

type Dated = Journey & { readonly from: number; readonly to: number; readonly distance: number };

const UNITED_STATES = 'United States';
/** Upper bounds of the hauls in the table of the US EPA, in miles one way. */
const SHORT_HAUL_MILES = 300;
const LONG_HAUL_MILES = 2300;

/** Calculates a person's journey: distance times the factor of the transport. `distance` includes the way back. */
export const journey =
  (subject: string, category: 6 | 7): Calculator =>
  (activity, context) => {
    const record = activity as unknown as Journey;
    const method = methodOf(record, context.library);
    if (!method || !isDated(record)) return [];
    const choice = transportFactor(record, method, context.library);
    const use = measured(record, subject, method, choice, context);
    const place: FigureScope = { component: 'direct', scope: 'scope_3', scope3_category: category };
    if (method.category === 'no_emissions') return [withoutEmissions(use, place)];
    return passengerTravel(
      use,
      place,
      { ...choice, americanItem: hubItem(record, choice.americanItem) },
      noteOf(record, choice),
      context,
    );
  };

const isDated = (record: Journey): record is Dated =>
  typeof record.from === 'number' && typeof record.to === 'number' && typeof record.distance === 'number';

function measured(
  record: Dated,
  subject: string,
  method: ListEntry,
  choice: TransportFactor,
  context: CalculationContext,
): FactorUse {
  const published = choice.units ?? method.units?.[0] ?? 'km';
  // Factors per vehicle are published by mile too; those per passenger by kilometre only.
  const units = published === 'km' ? (record.units ?? 'km') : published;
  const inputs = [...inputsOf(record, method, published === 'km' ? null : 'km'), ...choice.inputs];
  return {
    subject,
    family: 'travel',
    item: choice.item ?? '',
    regions: countryRegions(context),
    from: record.from,
    to: record.to,
    quantity: productOf(inputs) ?? ZERO,
    units,
    inputs,
    data_quality: QUALITY.proxy,
  };
}

/** Returns the inputs of the distance. Factors of cars and motorbikes are per vehicle, others per person. */
function inputsOf(record: Dated, { category }: ListEntry, as: 'km' | null): CalcInput[] {
  const { distance, units, occupants, journeys } = record;
  return [
    multiplyBy('Distance', distance, units ?? 'km', as),
    ...(category === 'shared_vehicle' && occupants && occupants > 1 ? [divideBy('Occupants', occupants)] : []),
    ...(journeys ? [infoInput('Number of journeys', String(journeys))] : []),
  ];
}

const noteOf = ({ return_journey: isReturn }: Journey, { note }: TransportFactor): string | null =>
  joined([isReturn === true && NOTES.thereAndBack, note]);

/** Returns a result of 0 kg CO₂e, for walking, cycling and nights outside hotels. */
export const withoutEmissions = (use: FactorUse, place: FigureScope): ComponentResult => {
  const { from, to, quantity, units } = use;
  const multiplier = statedMultiplier(NO_EMISSIONS, '0', from);
  return resultOf(use, place, '', units, figureFromPortions([{ from, to, quantity, multiplier }], null));
};

/** Tells whether the table of the US EPA applies and has a row. */
export const isByHub = (regions: readonly string[], americanItem: string | null): americanItem is string =>
  regions[0] === UNITED_STATES && americanItem !== null;

/**
 * Returns figures of passenger travel: in the United States by the table of the US EPA where it has a row, else by the
 * UK tables with upstream emissions; power by the grid of the location.
 */
export function passengerTravel(
  use: FactorUse,
  place: FigureScope,
  { item, americanItem, fuel }: Pick<TransportFactor, 'item' | 'americanItem' | 'fuel'>,
  note: string | null,
  context: CalculationContext,
): readonly ComponentResult[] {
  if (isByHub(use.regions, americanItem)) {
    const inStates = { ...use, item: americanItem, regions: [UNITED_STATES] };
    const own = fromFactors(inStates, place, context, joined([note, NOTES.noUpstream]) ?? '');
    if (!('err' in own.outcome)) return [own];
  }
  if (item === null) return [unknownHaul(use, place)];
  const onPower = travelOnPower(use, place, fuel, note, context);
  if (onPower) return onPower;
  return [
    fromFactors(use, place, context, note ?? undefined),
    ...companion(use, { ...place, component: 'wtt' }, context),
  ];
}

const unknownHaul = (use: FactorUse, place: FigureScope): ComponentResult =>
  resultOf(use, place, '', use.units, {
    err: notFound(`${use.subject}, ${UNKNOWN_HAUL}`, use.regions[0] ?? FALLBACK_REGION, use.from),
  });

/** The table of the US EPA has a row of flights for each range of miles one way. */
function hubItem({ distance, units, return_journey: isReturn, journeys }: Dated, item: string | null): string | null {
  if (item !== 'air') return item;
  const ways = (isReturn === true ? 2 : 1) * (journeys ?? 1);
  const miles = (convert(exact(distance), units ?? 'km', 'miles') ?? ZERO).div(ways);
  if (miles.lt(SHORT_HAUL_MILES)) return 'air_short_haul';
  return miles.lt(LONG_HAUL_MILES) ? 'air_medium_haul' : 'air_long_haul';
}
