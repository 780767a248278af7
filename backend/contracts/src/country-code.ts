import { fold } from './activities/sheet/fold';

/** What people call countries whose official name is another. */
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
