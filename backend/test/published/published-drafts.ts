import { utcDay } from '@lichen/contracts/formats/days';
import { makeRecord } from './used-figures';
import { LOCATION, makeWorld, type World } from '../world';

export type Body = Record<string, unknown>;
/** An activity as a person would send it, and the kg calculated by hand from cited rows. */
export type Case = readonly [
  says: string,
  entity: string,
  draft: () => Body,
  figures: Readonly<Record<string, number>>,
];

const MAY = (year: number) => utcDay(year, 5, 6);
const MARCH = (year: number) => ({ from: utcDay(year, 3, 1), to: utcDay(year, 3, 31) });

export type Places = Readonly<Record<string, readonly [country: string, grid: string]>>;

/**
 * Creates a portal with sites, a supplier, a person and a product; returns drafts of activities there, in the table's
 * year. Drafts without a place belong to the first site.
 */
export function citedDrafts(places: Places, tableYear: number) {
  const ids: Record<string, string> = {};
  const [home = 'uk'] = Object.keys(places);
  let world: World;
  const made = (entity: string, draft: Body) => makeRecord(world, entity, draft);

  async function start() {
    world = await makeWorld();
    for (const [name, [country, electricity_grid]] of Object.entries(places))
      ids[name] = await made('locations', { ...LOCATION, name, country, electricity_grid });
    ids['supplier'] = await made('partners', { name: 'Shetland Steel', currency: 'GBP' });
    ids['product'] = await made('products', { name: 'Drum', units: 'kg', location_id: ids[home] });
    ids['person'] = await made('profiles', { first_name: 'Ada', last_name: 'Byron', location_id: ids[home] });
    return world;
  }

  const trip = (transport_method: string, distance: number, over: Body = {}) => ({
    ...{ profile_id: ids['person'], location_id: ids[home], transport_method, distance, journey_date: MAY(tableYear) },
    ...{ start_location: { name: 'Leeds', country: 'GB' }, end_location: { name: 'York', country: 'GB' } },
    ...over,
  });

  return {
    ids,
    made,
    start,
    trip,
    month: MARCH,
    power:
      (place: string, amount: number, year: number, over: Body = {}) =>
      () => ({ location_id: ids[place], amount, units: 'kWh', renewable_amount: 0, ...MARCH(year), ...over }),
    fuel:
      (name: string, amount: number, units: string, year = tableYear) =>
      () => ({ location_id: ids[home], partner_id: ids['supplier'], fuel: name, amount, units, ...MARCH(year) }),
    flight:
      (to: string, travel_class: string, from = 'GB', over: Body = {}) =>
      () =>
        trip('flight', 1000, {
          travel_class,
          start_location: { name: 'There', country: from },
          end_location: { name: 'Here', country: to },
          ...over,
        }),
    filled:
      (vehicle: string, fuel_type: string, quantity: number, fuel_units: string, year = tableYear) =>
      () => ({ vehicle_id: ids[vehicle], fuel_type, quantity, fuel_units, date: utcDay(year, 6, 30) }),
    driven:
      (vehicle: string, distance: number, year = tableYear, over: Body = {}) =>
      () => ({
        ...{ location_id: ids[home], vehicle_id: ids[vehicle], partner_id: ids['supplier'], distance, date: MAY(year) },
        ...{ from: { name: 'Leeds' }, to: { name: 'York' }, ...over },
      }),
    metered:
      (amount: number, units: string, year = tableYear) =>
      () => ({ location_id: ids[home], partner_id: ids['supplier'], amount, units, ...MARCH(year) }),
    night:
      (country: string, over: Body = {}) =>
      () => ({
        ...{ profile_id: ids['person'], stay_type: 'hotel', location: { name: 'Hotel', country }, nights: 3, rooms: 2 },
        ...{ arrival_date: MAY(tableYear), ...over },
      }),
    desk:
      (over: Body = {}) =>
      () => ({ location_id: ids[home], start_date: MAY(tableYear), working_hours: 1000, ...over }),
    leak:
      (refrigerant_category: string, refrigerant_type: string, over: Body = {}) =>
      () => ({
        ...{ location_id: ids[home], refrigerant_category, refrigerant_type, refrigerant_used: 2.5 },
        ...{ ...MARCH(tableYear), ...over },
      }),
    waste:
      (waste_material: string, route: string, over: Body = {}) =>
      () => ({
        ...{ location_id: ids[home], product_id: ids['product'], partner_id: ids['supplier'] },
        ...{ collection_date: MAY(tableYear), waste_material },
        ...{ [`${route}_weight`]: 2, [`${route}_weight_units`]: 't', ...over },
      }),
    load:
      (transport_method: string, over: Body = {}) =>
      () => ({
        ...{ location_id: ids[home], transport_method, weight: 10, distance: 200, journey_date: MAY(tableYear) },
        ...over,
      }),
    bought:
      (amount: number, currency: string, year: number, over: Body = {}) =>
      () => ({
        ...{ location_id: ids[home], partner_id: ids['supplier'], product_id: ids['product'], units: 'kg' },
        ...{ size: 1, quantity: 1, order_date: MAY(year), cost: { amount, currency }, ...over },
      }),
  };
}
