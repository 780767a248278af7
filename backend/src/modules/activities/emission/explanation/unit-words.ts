/** Singular and plural of units that are not symbols; each is a dictionary key. */
export const UNIT_WORDS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  hrs: ['hour', 'hours'],
  hours: ['hour', 'hours'],
  days: ['day', 'days'],
  miles: ['mile', 'miles'],
  mile: ['mile', 'miles'],
  units: ['unit', 'units'],
  therm: ['therm', 'therms'],
  'nautical miles': ['nautical mile', 'nautical miles'],
  'passenger-km': ['passenger-km', 'passenger-km'],
  'passenger-miles': ['passenger-mile', 'passenger-miles'],
  'tonne-km': ['tonne-km', 'tonne-km'],
  'short ton': ['short ton', 'short tons'],
  'long ton': ['long ton', 'long tons'],
  'short ton-miles': ['short ton-mile', 'short ton-miles'],
  'room-nights': ['room-night', 'room-nights'],
  'million litres': ['million litres', 'million litres'],
};
