import { stayActivity } from '@lichen/contracts/activities/types/staff/stay.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Place } from '@lichen/contracts/entity/fields';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { stay } from '../../emission/types/staff/stay';
import { defineType } from '../activity-type';
import { stayPeriod } from '../shared/journey-period';
import { stayPlace } from '../shared/places-with-country';
import { naics } from '../shared/spend-industries';

/** Stays without a figure, or with that of a city, which need no country. */
const OF_NO_COUNTRY: ReadonlySet<unknown> = new Set(['friends_or_family', 'own_flat', 'hotel_london']);

/** Tells whether the country is missing; it is looked up for points on the map. */
function isInUnknownCountry({ stay_type, location }: Readonly<Record<string, unknown>>): boolean {
  if (typeof location !== 'object' || location === null || OF_NO_COUNTRY.has(stay_type)) return false;
  const { country, lat } = location as Partial<Place>;
  return !country && lat === undefined;
}

/** Nights of a leap year. */
const MOST_NIGHTS = 366;

export const MORE_THAN_A_YEAR =
  'A stay has at most 366 nights. Enter a longer one in parts, and people who stay at the same time as rooms';

/** Returns a message for a stay without a night, or with more than a year has; a night of many people counts once. */
export function impossibleNights({
  nights,
  applied,
}: Pick<RecordOf<typeof stayActivity>, 'nights' | 'applied'>): Record<string, string> {
  if (!applied) return {};
  if (nights === 0) return { nights: FIELD_TEXTS.tooSmall };
  return nights > MOST_NIGHTS ? { nights: MORE_THAN_A_YEAR } : {};
}

export const stayType = defineType({
  entity: stayActivity,
  defaults: { rooms: 1, applied: true },
  derived: (record, known) => ({ ...stayPeriod(record), ...stayPlace(record, known) }),
  check: impossibleNights,
  // A stay names its own place.
  siteFields: [],
  calculator: stay,
  identity: { by: ['profile_id', 'arrival_date', 'location'], amounts: ['nights'] },
  checks: {
    derivedAlone: stayPeriod,
    amounts: ['nights'],
    // Stays vary from a night to weeks on a building site, and from one room to those of a whole crew.
    compared: [
      { kind: 'trip_outlier', alike: [{ by: ['stay_type'], times: 20 }], of: ['nights'] },
      { kind: 'trip_spend_outlier', alike: [{ by: ['stay_type'], times: 20 }], of: ['cost'] },
      { kind: 'amount_outlier', alike: [{ by: ['stay_type'], times: 20 }], of: ['rooms'] },
    ],
    lacksCountry: isInUnknownCountry,
    coversDaysOf: ['profile_id'],
    coversSingleDays: true,
    repeatedBySpendOn: [...naics('721110', '721120', '721191', '721199', '721211', '721214', '721310'), 'sic2003_55'],
  },
});
