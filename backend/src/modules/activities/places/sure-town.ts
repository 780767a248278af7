import type { Place } from '@lichen/contracts/entity/fields';
import type { PlaceFound } from '@lichen/contracts/places/place-search.call';
import { greatCircle, type Point } from './great-circle';

/** Finds the towns of a country that are called exactly so, in any of their spellings. */
export type TownsNamed = (name: string, country: string, language: string) => Promise<readonly PlaceFound[]>;

interface WrittenPlace {
  /** Name of a town, or an address with its parts on lines or between commas. */
  readonly text: string;
  readonly country: string;
  readonly language: string;
  /** Where the place is, if that is known without its name. */
  readonly at?: Point | undefined;
}

/** Most parts of an address that are looked up. */
const MOST_PARTS = 6;
/** A word with a digit: a house number or a post code. */
const NUMBERED = /\S*\d\S*/g;

/** Parts that may be the town: the whole text, or what is behind the street without its post code. */
function partsOf(text: string): string[] {
  const [first = '', ...behind] = text.split(/[,;\n]/);
  const parts = [first, ...behind.map((part) => part.replace(NUMBERED, ' '))].map((part) => part.trim());
  return [...new Set(parts)].filter(Boolean).slice(0, MOST_PARTS);
}

const placeOf = ({ name, formatted_address: address, place_id, lat, lng, country }: PlaceFound): Place => ({
  ...{ name, address, place_id, lat, lng },
  ...(country ? { country } : {}),
});

/**
 * Returns the town that a text names where it can be no other: the only one of that name in the country, or the nearest
 * of them to the position of the place. Null where that is not certain.
 */
export async function sureTown(townsNamed: TownsNamed, written: WrittenPlace): Promise<Place | null> {
  const { text, country, language, at } = written;
  const found = await Promise.all(partsOf(text).map((part) => townsNamed(part, country, language)));
  const towns = [...new Map(found.flat().map((town) => [town.place_id, town])).values()];
  const [nearest, next] = at ? towns.sort((one, other) => greatCircle(at, one) - greatCircle(at, other)) : towns;
  return nearest && (at || !next) ? placeOf(nearest) : null;
}
