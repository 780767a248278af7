import { fold } from '../formats/fold';

/** Common names of countries whose official name differs. */
const CALLED: Readonly<Record<string, string>> = {
  uk: 'GB',
  'u k': 'GB',
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  usa: 'US',
  'u s a': 'US',
  'united states': 'US',
  holland: 'NL',
};

/** Returns the ISO 3166-1 code of a country as people write it, such as UK, USA or Scotland. */
export const countryCode = (entered: string): string => CALLED[fold(entered)] ?? entered.trim().toUpperCase();

/**
 * Short names that count as a country. Two letters also end addresses of the United States and Canada, as in `Los
 * Angeles, CA`.
 */
const SHORT: readonly string[] = ['uk', 'us', 'usa', 'uae'];
/** Countries that share their name with a state of the United States. */
const STATES: readonly string[] = ['georgia'];

/** Returns the last part of an address if it may be a country; the caller looks it up in the list. */
export function countryInAddress(address: string): string | undefined {
  const last = address.split(',').at(-1)?.trim() ?? '';
  const words = fold(last);
  if (STATES.includes(words)) return undefined;
  return words.length > 3 || SHORT.includes(words) ? last : undefined;
}
