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

/** The ISO 3166-1 code of a country from how people write it: UK, USA, Scotland. */
export const countryCode = (entered: string): string => CALLED[fold(entered)] ?? entered.trim().toUpperCase();

/**
 * Texts of two letters end addresses of the United States and Canada too, where they are no country: `Los Angeles,
 * CA`.
 */
const SHORT: readonly string[] = ['uk', 'us', 'usa', 'uae'];
/** A state of the United States as well. */
const STATES: readonly string[] = ['georgia'];

/** The last words of an address, where they may be its country; whether they are one is for the list to say. */
export function countryInAddress(address: string): string | undefined {
  const last = address.split(',').at(-1)?.trim() ?? '';
  const words = fold(last);
  if (STATES.includes(words)) return undefined;
  return words.length > 3 || SHORT.includes(words) ? last : undefined;
}
