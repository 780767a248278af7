import type { Calculator } from '../../calculation';
import { QUALITY } from '../../data-quality';
import { ZERO } from '../../exact';
import { type FactorUse, fromFactors, type FigureScope } from '../../published/from-factors';
import { productOf, multiplyBy, infoInput } from '../../inputs';
import { joined, NOTES } from '../../explanation/notes';
import { FALLBACK_REGION } from '../../published/regions';
import { withoutEmissions } from './journey';

interface Lodging {
  readonly name?: string | undefined;
  readonly address?: string | undefined;
  readonly country?: string | undefined;
}

interface Stay {
  readonly from: number | null;
  readonly to: number | null;
  readonly stay_type?: string | null;
  readonly location?: Lodging | null;
  readonly rooms?: number | null;
  readonly nights?: number | null;
}

interface Candidate {
  readonly item: string;
  readonly quality: number;
  readonly notes: readonly (string | null)[];
}

const BUSINESS_TRAVEL = 6;
const WORLD = 'mean_world';
const NO_HOTEL = 'no_emissions';
const IN_LONDON = 'hotel_london';
const UNITED_KINGDOM = 'GB';
/** Matches a part of an address: `London`, `Greater London`, `London WC2R 0EZ`; not `London Road`. */
const LONDON = /^(city of |greater )?(london|londres)( [a-z]{1,2}\d.*)?$/i;

/** Returns rooms times nights times the factor of the country; nights with friends or in an own flat count as zero. */
export const stay: Calculator = (activity, { library, ...rest }) => {
  const record = activity as unknown as Stay;
  const { from, to, nights, rooms, stay_type: type, location } = record;
  if (typeof from !== 'number' || typeof to !== 'number' || typeof nights !== 'number') return [];
  const kind = library.entry('stay_types', type ?? '')?.factor_item;
  const country = location?.country ?? '';
  const inputs = [
    multiplyBy('Rooms', rooms ?? 1),
    multiplyBy('Nights', nights),
    ...(country ? [infoInput('Country', country)] : []),
  ];
  const use: FactorUse = {
    subject: 'Stay',
    family: 'stay',
    item: '',
    regions: [FALLBACK_REGION],
    from,
    to,
    quantity: productOf(inputs) ?? ZERO,
    units: 'room-nights',
    inputs,
    data_quality: QUALITY.proxy,
  };
  const place: FigureScope = { component: 'direct', scope: 'scope_3', scope3_category: BUSINESS_TRAVEL };
  if (kind === NO_HOTEL) return [withoutEmissions(use, place)];
  const listed = library.entry('hotel_countries', country);
  const ofLondon = isInLondon(location) ? library.entry('stay_types', IN_LONDON)?.factor_item : undefined;
  const candidates = candidatesOf(kind ?? ofLondon ?? listed?.factor_item, listed?.group);
  const asHotel = type === 'other_paid' ? NOTES.asHotel : null;
  const results = candidates.map(({ item, quality, notes }) =>
    fromFactors(
      { ...use, item, data_quality: quality },
      place,
      { library, ...rest },
      joined([asHotel, ...notes]) ?? '',
    ),
  );
  const best = results.find(({ outcome }) => !('err' in outcome)) ?? results[0];
  return best ? [best] : [];
};

/** Tells whether the place is in London, which has a factor of its own. */
const isInLondon = (place: Lodging | null | undefined): boolean =>
  place?.country === UNITED_KINGDOM &&
  [place.name, place.address].some((words) => words?.split(',').some((part) => LONDON.test(part.trim())));

/** Returns the candidates in order: the country's own factor, the mean of its continent, the mean of all countries. */
function candidatesOf(item: string | undefined, continent: string | undefined): Candidate[] {
  const means = [continent && `mean_${continent}`, WORLD].filter(Boolean) as string[];
  const own = item && !item.startsWith('mean_') ? [{ item, quality: QUALITY.proxy, notes: [] }] : [];
  return [
    ...own,
    ...means.map((mean) => ({
      item: mean,
      quality: QUALITY.rough,
      notes: [continent ? NOTES.hotelMean : NOTES.hotelAnywhere],
    })),
  ];
}
