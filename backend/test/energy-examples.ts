import type { World } from './world';

type Body = Record<string, unknown>;

/** What examples of energy are made of: records of other kinds. */
export interface EnergyParts {
  created(world: World, entity: string, draft: Body): Promise<string>;
  draftOf(world: World, entity: string): Promise<Body>;
}

const DAY = 86_400_000;
const FROM = Date.UTC(2024, 0, 1);
const PERIOD = { from: FROM, to: FROM + 30 * DAY };

/** What a valid create of each type of fuel, power, leases and vehicles sends. */
export function energyDrafts({ created, draftOf }: EnergyParts): Record<string, (world: World) => Promise<Body>> {
  const made = async (world: World, entity: string) => created(world, entity, await draftOf(world, entity));
  const supplied = async (world: World): Promise<Body> => ({
    location_id: await made(world, 'locations'),
    partner_id: await made(world, 'partners'),
    ...PERIOD,
  });
  const driven = async (world: World): Promise<Body> => ({
    location_id: await made(world, 'locations'),
    vehicle_id: await made(world, 'vehicles'),
    date: FROM,
  });
  return {
    fuel_activitys: async (world) => ({
      ...(await supplied(world)),
      fuel: 'Natural gas',
      amount: 1200.5,
      units: 'kWh',
    }),
    power_activitys: async (world) => ({
      ...(await supplied(world)),
      source_id: await made(world, 'power_sources'),
      ...{ generated: 900, used: 700, sold: 200, units: 'kWh' },
    }),
    refrigerant_activitys: async (world) => ({
      ...(await supplied(world)),
      ...{ refrigerant_category: 'blends', refrigerant_type: 'R410A', refrigerant_used: 2.5 },
    }),
    lease_activitys: async (world) => ({ ...(await supplied(world)), area: 120, energy_per_m2: 95.5 }),
    vehicle_activitys: async (world) => ({
      ...(await driven(world)),
      ...{ fuel_type: 'diesel', quantity: 45.25, fuel_units: 'L' },
    }),
    vehicle_journeys: async (world) => ({
      ...(await driven(world)),
      partner_id: await made(world, 'partners'),
      ...{ from: { name: 'Leeds' }, to: { name: 'York' }, distance: 44.5, units: 'km' },
      stops: {
        stop_1: { address: { name: 'Wetherby', country: 'GB' }, distance: { distance: 21.4, units: 'km' } },
        stop_2: { address: { name: 'Tadcaster' }, distance: null },
      },
    }),
  };
}

/** One change of each that leaves it valid. */
export const energyChanges = (next: () => number): Record<string, () => Body> => ({
  fuel_activitys: () => ({ amount: 1000 + next() }),
  power_activitys: () => ({ generated: 1000 + next() }),
  refrigerant_activitys: () => ({ refrigerant_used: 10 + next() }),
  lease_activitys: () => ({ area: 100 + next() }),
  vehicle_activitys: () => ({ quantity: 10 + next() }),
  vehicle_journeys: () => ({ distance: 10 + next() }),
});
