/** Kilometres per mile, used to convert distances in forms. */
export const KM_PER_MILE = 1.61;

/** Kinds of route between two places. */
export const TRAVEL_ROUTES = ['air', 'rail', 'road', 'water'] as const;
export type TravelRoute = (typeof TRAVEL_ROUTES)[number];

/**
 * Length of a route as a multiple of the great-circle distance. Air: 1, because published flight factors include the
 * usual detour of 8 %. Rail: Héran for GES 1point5 (Labos 1point5), coefficient for trains. Road: Newell, Traffic Flow
 * on Transportation Networks, 1980; O'Sullivan and Morrall 1996 measured 1.21 to 1.23. Water: 1, because no published
 * figure fits both ferries and ocean routes.
 */
export const DETOUR: Readonly<Record<TravelRoute, number>> = { air: 1, rail: 1.2, road: 1.2, water: 1 };

const WAY_OF: Readonly<Record<string, TravelRoute>> = {
  flight: 'air',
  cargo_flight: 'air',
  national_rail: 'rail',
  international_rail: 'rail',
  light_rail: 'rail',
  underground: 'rail',
  rail_freight: 'rail',
  bus: 'road',
  coach: 'road',
  taxi: 'road',
  car: 'road',
  motorbike: 'road',
  bicycle: 'road',
  walking: 'road',
  van: 'road',
  lorry: 'road',
  refrigerated_lorry: 'road',
};

/**
 * Returns the route of a transport method. Company vehicles state no method and use roads; methods missing from the
 * table are ships.
 */
export const routeOfMethod = (method: string | null | undefined): TravelRoute =>
  method ? (WAY_OF[method] ?? 'water') : 'road';

/** Converts kilometres to the given units, rounded to one decimal. */
export const inUnits = (km: number, units: 'km' | 'miles'): number =>
  Math.round((units === 'miles' ? km / KM_PER_MILE : km) * 10) / 10;

/** Converts a distance to the other unit, rounded to one decimal. */
export const convertedDistance = (distance: number, to: 'km' | 'miles'): number =>
  Math.round((to === 'miles' ? distance / KM_PER_MILE : distance * KM_PER_MILE) * 10) / 10;
