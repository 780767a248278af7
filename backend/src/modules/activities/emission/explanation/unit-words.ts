/** Words for units that are no symbols; each is a dictionary key. Symbols are the same in every language. */
export const UNIT_WORDS: Readonly<Record<string, string>> = {
  hrs: 'hours',
  hours: 'hours',
  days: 'days',
  miles: 'miles',
  mile: 'miles',
  units: 'units',
  therm: 'therms',
  'nautical miles': 'nautical miles',
  'passenger-km': 'passenger-km',
  'passenger-miles': 'passenger-miles',
  'tonne-km': 'tonne-km',
  'short ton': 'short tons',
  'long ton': 'long tons',
  'short ton-miles': 'short ton-miles',
  'room-nights': 'room-nights',
  'million litres': 'million litres',
};
