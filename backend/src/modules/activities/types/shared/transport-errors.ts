import type { Place } from '@lichen/contracts/entity/fields';
import { ROUTE_TEXTS } from '@lichen/contracts/activities/types/shared/journey-fields';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { countryRegions } from '../../emission/published/regions';
import { isByHub } from '../../emission/types/journey';
import { choiceErrors, methodOf, type Transport, transportFactor } from '../../emission/types/transport-choice';
import type { CalculationFacts } from '../activity-type';
import { flownPlaces } from './places-with-country';

interface Journey extends Transport {
  readonly start_location: Place | null;
  readonly end_location: Place | null;
  readonly applied?: boolean | null;
}

const ENDS = ['start_location', 'end_location'] as const;
type End = (typeof ENDS)[number];

/** Places of an applied flight without a country, where nothing else tells the haul that its factor is chosen by. */
function endsWithoutCountry(entered: Journey | null, known: CalculationFacts): readonly End[] {
  const method = entered && methodOf(entered, known.library);
  if (!entered || entered.applied === false || method?.category !== 'flight') return [];
  const flown = { ...entered, ...flownPlaces(entered, known) };
  const { item, americanItem } = transportFactor(flown, method, known.library);
  if (item !== null || isByHub(countryRegions(known), americanItem)) return [];
  return ENDS.filter((end) => flown[end] && !flown[end].country);
}

/**
 * Messages under the fields that do not go with the method; `passenger` methods carry people, `freight` ones goods. A
 * place is asked for its country when the flight is new or applied, or the place is another: what is stored as it is can
 * be changed elsewhere.
 */
export function transportErrors(
  record: Journey,
  group: 'passenger' | 'freight',
  known: CalculationFacts,
  stored: Journey | null,
): Record<string, string> {
  const before = endsWithoutCountry(stored, known);
  const asked = endsWithoutCountry(record, known).filter(
    (end) => !before.includes(end) || JSON.stringify(record[end]) !== JSON.stringify(stored?.[end]),
  );
  return {
    ...Object.fromEntries(asked.map((end) => [end, ROUTE_TEXTS.countryUnknown])),
    ...Object.fromEntries(choiceErrors(record, group, known.library).map((field) => [field, FIELD_TEXTS.choice])),
  };
}
