import type { Place } from '@lichen/contracts/entity/fields';
import { ROUTE_TEXTS } from '@lichen/contracts/activities/types/shared/journey-fields';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { countryRegions } from '../../emission/published/regions';
import { isByHub } from '../../emission/types/staff/journey';
import { choiceErrors, methodOf, type Transport, transportFactor } from '../../emission/types/staff/transport-choice';
import type { CalculationFacts } from '../activity-type';
import { flownPlaces } from './places-with-country';

interface Journey extends Transport {
  readonly start_location: Place | null;
  readonly end_location: Place | null;
  readonly applied?: boolean | null;
}

const ENDS = ['start_location', 'end_location'] as const;
type End = (typeof ENDS)[number];

/** Returns the locations of an applied flight that lack a country needed to choose the haul. */
function endsWithoutCountry(entered: Journey | null, known: CalculationFacts): readonly End[] {
  const method = entered && methodOf(entered, known.library);
  if (!entered || entered.applied === false || method?.category !== 'flight') return [];
  const flown = { ...entered, ...flownPlaces(entered, known) };
  const { item, americanItem } = transportFactor(flown, method, known.library);
  if (item !== null || isByHub(countryRegions(known), americanItem)) return [];
  return ENDS.filter((end) => flown[end] && !flown[end].country);
}

/**
 * Returns messages by field for values that do not fit the method; `passenger` methods carry people, `freight` ones
 * goods. A missing country is reported only for new or newly applied flights and changed locations, so that stored
 * flights can still be edited.
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
