import { utcDay } from '@lichen/contracts/formats/days';
import { citedCases } from './published-cases';
import type { Case } from './published-drafts';
import { LOCATION } from '../world';

/**
 * Electric vehicles by distance on the grid of their place, and leased space by the days its location was open: kWh per
 * km of the UK Government's editions (9_301_3076_4_6, 9_301_3075_4_6) and the cited grid, multiplied by hand.
 */

const { compare, ids, driven, trip } = citedCases(
  { poland: ['PL', 'Poland'], uk: ['GB', 'United Kingdom'], us: ['US', 'US Average'] },
  2026,
  async ({ made }) => {
    const vehicle = (name: string, location: string, fuel_type: string) =>
      made('vehicles', {
        ...{ name, type: 'average_car', fuel_type, location_id: ids[location] },
        ...(fuel_type === 'battery_electric' ? { power_rating: 11 } : {}),
      });
    for (const place of ['poland', 'uk', 'us']) ids[`car ${place}`] = await vehicle(place, place, 'battery_electric');
    ids['hybrid'] = await vehicle('hybrid', 'poland', 'plug_in_hybrid');
    const open = (name: string, from: number | null, to: number | null) =>
      made('locations', { ...LOCATION, name, country: 'GB', electricity_grid: 'United Kingdom', from, to });
    ids['second half'] = await open('Second half', utcDay(2025, 7, 1), null);
    ids['first half'] = await open('First half', null, utcDay(2024, 6, 30));
  },
);

const drivenAt = (place: string) => () => ({ ...driven(`car ${place}`, 100)(), location_id: ids[place] });

const VEHICLES: readonly Case[] = [
  [
    'Poland, 100 km: 20.358 kWh × 0.566 (EEA 2024) and × 0.72696 (AIB 2025)',
    'vehicle_journeys',
    driven('car poland', 100),
    { 'direct location': 11.522628, 'direct market': 14.799452 },
  ],
  [
    'the same of 2025: 20.656 kWh',
    'vehicle_journeys',
    driven('car poland', 100, 2025),
    { 'direct location': 11.691296, 'direct market': 15.016086 },
  ],
  ['the United Kingdom: its own 0.02686', 'vehicle_journeys', drivenAt('uk'), { 'direct location': 2.686 }],
  [
    'the average of the United States, with its losses',
    'vehicle_journeys',
    drivenAt('us'),
    { 'direct location': 7.158738, td: 0.313849 },
  ],
  [
    'a plug-in hybrid in Poland: fuel 0.08959, power 6.558 kWh',
    'vehicle_journeys',
    driven('hybrid', 100),
    { direct: 8.959, 'direct location': 3.711828, 'direct market': 4.767404 },
  ],
  [
    'a commute in Poland by battery car',
    'commute',
    () => trip('car', 100, { fuel_type: 'battery_electric', location_id: ids['poland'] }),
    { direct: 11.522628 },
  ],
];

const leased = (place: string, from: number, to: number) => () => ({
  ...{ location_id: ids[place], area: 100, area_units: 'm2', energy_per_m2: 120, from, to },
});

const LEASES: readonly Case[] = [
  [
    'opened 1 July: 100 × 120 × 184 / 365 × 0.177',
    'lease_activitys',
    leased('second half', utcDay(2025, 7, 1), utcDay(2025, 12, 31)),
    { direct: 1070.728767 },
  ],
  [
    'the lease begins before it opened: the same days count',
    'lease_activitys',
    leased('second half', utcDay(2025, 1, 1), utcDay(2025, 12, 31)),
    { direct: 1070.728767 },
  ],
  [
    'closed 30 June of a leap year: 182 / 366 × 0.20705',
    'lease_activitys',
    leased('first half', utcDay(2024, 1, 1), utcDay(2024, 12, 31)),
    { direct: 1235.511475 },
  ],
];

compare([...VEHICLES, ...LEASES]);
