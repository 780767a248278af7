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
/** Most km between a place and the centre of its town; farther away, a town of that name is another one. */
const WITHIN_KM = 30;

interface Part {
  readonly words: string;
  /** True for the street, and for what has a number: neither has to be a town. */
  readonly mayBeOther: boolean;
}

/** Parts of an address: the whole text before the first comma, and what is behind it without numbers. */
function partsOf(text: string): Part[] {
  const [first = '', ...behind] = text.split(/[,;\n]/);
  const parts = new Map([[first.trim(), true]]);
  for (const part of behind) {
    const words = part.replace(NUMBERED, ' ').trim();
    if (!parts.has(words)) parts.set(words, words !== part.trim());
  }
  parts.delete('');
  return [...parts].map(([words, mayBeOther]) => ({ words, mayBeOther }));
}

const placeOf = ({ name, formatted_address: address, place_id, lat, lng, country }: PlaceFound): Place => ({
  ...{ name, address, place_id, lat, lng },
  ...(country ? { country } : {}),
});

/**
 * Returns the town that a text names where it can be no other: the only one of that name in the country, or the nearest
 * of them around the position of the place. Null where that is not certain: a place behind the street that the table
 * does not have may be the town, and the town behind it a county or a state.
 */
export async function sureTown(townsNamed: TownsNamed, written: WrittenPlace): Promise<Place | null> {
  const { text, country, language, at } = written;
  const parts = partsOf(text);
  if (parts.length > MOST_PARTS) return null;
  const found = await Promise.all(parts.map(({ words }) => townsNamed(words, country, language)));
  if (parts.some(({ mayBeOther }, place) => !mayBeOther && found[place]?.length === 0)) return null;
  const towns = [...new Map(found.flat().map((town) => [town.place_id, town])).values()];
  if (!at) return towns.length === 1 && towns[0] ? placeOf(towns[0]) : null;
  const [nearest] = towns.toSorted((one, other) => greatCircle(at, one) - greatCircle(at, other));
  return nearest && greatCircle(at, nearest) <= WITHIN_KM ? placeOf(nearest) : null;
}
