/** Kilometres of a mile, as distances are converted on forms. */
export const KM_PER_MILE = 1.61;

/** Kinds of route between two places. */
export const TRAVEL_ROUTES = ['air', 'rail', 'road', 'water'] as const;
export type TravelRoute = (typeof TRAVEL_ROUTES)[number];

/**
 * Length of a way, as a multiple of the great circle between its ends.
 * Air: none, because the published factors of flights include the usual detour of 8 %.
 * Rail: Héran for GES 1point5 (Labos 1point5), coefficient for trains.
 * Road: Newell, Traffic Flow on Transportation Networks, 1980; O'Sullivan and Morrall 1996 measured 1.21 to 1.23.
 * Water: none, for want of a published figure that fits ferries and oceans alike.
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

/** A vehicle of the company, of which no method is stated, goes by road; the other methods are ships. */
export const routeOfMethod = (method: string | null | undefined): TravelRoute =>
  method ? (WAY_OF[method] ?? 'water') : 'road';

/** Kilometres to one decimal in the units asked for. */
export const inUnits = (km: number, units: 'km' | 'miles'): number =>
  Math.round((units === 'miles' ? km / KM_PER_MILE : km) * 10) / 10;

/** Converts a distance to the other unit, with one decimal. */
export const convertedDistance = (distance: number, to: 'km' | 'miles'): number =>
  Math.round((to === 'miles' ? distance / KM_PER_MILE : distance * KM_PER_MILE) * 10) / 10;
