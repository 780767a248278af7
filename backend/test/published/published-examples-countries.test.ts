import { utcDay } from '@lichen/contracts/formats/days';
import { citedCases } from './published-cases';
import type { Case } from './published-drafts';

/**
 * Power of countries of which nobody was found to print input and result with the editions shipped, and places that say
 * their country in their address alone. Amounts of our own times the cited row of the publisher; hotels and flights by
 * the UK Government's of 2025.
 */

const { compare, power, night, trip } = citedCases(
  {
    uk: ['GB', 'United Kingdom'],
    norway: ['NO', 'Norway'],
    spain: ['ES', 'Spain'],
    romania: ['RO', 'Romania'],
    australia: ['AU', 'Australia'],
  },
  2025,
  async () => {},
);

const POWER: readonly Case[] = [
  [
    'Norway 2024: 1 MWh × 30.75 g (Ember)',
    'electricity_activitys',
    power('norway', 1000, 2024),
    { 'direct location': 30.75 },
  ],
  [
    'Spain 2025: location 125 g (EEA 2024), market 238.28 g (AIB)',
    'electricity_activitys',
    power('spain', 1000, 2025),
    { 'direct location': 125, 'direct market': 238.28 },
  ],
  [
    'Romania 2024: 10 MWh × 188 g (EEA)',
    'electricity_activitys',
    power('romania', 10, 2024, { units: 'MWh' }),
    { 'direct location': 1880 },
  ],
  [
    'Australia 2025: 1 MWh × 553.76 g (Ember 2024), for its own factors begin with July 2026',
    'electricity_activitys',
    power('australia', 1000, 2025),
    { 'direct location': 553.76, 'direct market': 553.76 },
  ],
  [
    'Australia, September 2026: location 590 g, market 790 g (NGA Factors 2026, tables 1 and 2, national)',
    'electricity_activitys',
    power('australia', 1000, 2026, { from: utcDay(2026, 9, 1), to: utcDay(2026, 9, 30) }),
    { 'direct location': 590, 'direct market': 790 },
  ],
];

const flown =
  (start_location: object, end_location: object, travel_class = 'economy') =>
  () =>
    trip('flight', 1000, { travel_class, start_location, end_location });

const PLACES: readonly Case[] = [
  [
    'London, of which only the address is said: 6 room-nights × 11.5',
    'stays',
    night('', { location: { name: 'The Savoy', address: 'Strand, London WC2R 0EZ, UK' } }),
    { direct: 69 },
  ],
  [
    'Paris, the same: 6 room-nights × 6.7',
    'stays',
    night('', { location: { name: 'Hotel', address: '1 Rue de Rivoli, 75001 Paris, Frankreich' } }),
    { direct: 40.2 },
  ],
  [
    'London to New York by the addresses of the airports, in economy × 0.11704',
    'business_travel',
    () =>
      trip('flight', 1000, {
        travel_class: 'economy',
        start_location: { name: 'LHR', address: 'London Heathrow Airport, London, United Kingdom' },
        end_location: { name: 'JFK', address: 'Queens, NY 11430, USA' },
      }),
    { direct: 117.04 },
  ],
  // Hauls of places that name no country, by the packaged tables of towns and airports; 1,000 km in economy each.
  ['LHR to JFK', 'business_travel', flown({ name: 'LHR' }, { name: 'JFK' }), { direct: 117.04 }],
  [
    'London Heathrow to Madrid, short haul × 0.12576',
    'business_travel',
    flown({ name: 'London Heathrow' }, { name: 'Madrid Barajas Airport' }),
    { direct: 125.76 },
  ],
  [
    'Edinburgh to London Gatwick by their coordinates alone, domestic, average × 0.22928',
    'business_travel',
    flown({ name: 'Office', lat: 55.95, lng: -3.3725 }, { name: 'Client', lat: 51.1481, lng: -0.1903 }, 'average'),
    { direct: 229.28 },
  ],
  [
    'Tokyo to Sydney, international × 0.10916',
    'business_travel',
    flown({ name: 'Tokyo' }, { name: 'SYD' }),
    { direct: 109.16 },
  ],
];

compare([...POWER, ...PLACES]);
