import { utcDay } from '@lichen/contracts/days';
import { makeRecord } from './used-figures';
import { LOCATION, makeWorld } from './world';

export type Body = Record<string, unknown>;
/** An activity as a person would send it, and the kg that were worked out by hand from cited rows. */
export type Case = readonly [
  says: string,
  entity: string,
  draft: () => Body,
  figures: Readonly<Record<string, number>>,
];

const MAY = (year: number) => utcDay(year, 5, 6);
const MARCH = (year: number) => ({ from: utcDay(year, 3, 1), to: utcDay(year, 3, 31) });

/** A portal with sites, a supplier, people and vehicles, and the drafts of activities there, in the year of the table. */
export function citedDrafts(
  places: Readonly<Record<string, readonly [country: string, grid: string]>>,
  tableYear: number,
) {
  const ids: Record<string, string> = {};
  let world: Awaited<ReturnType<typeof makeWorld>>;
  const made = (entity: string, draft: Body) => makeRecord(world, entity, draft);

  async function start() {
    world = await makeWorld();
    for (const [name, [country, electricity_grid]] of Object.entries(places))
      ids[name] = await made('locations', { ...LOCATION, name, country, electricity_grid });
    ids['supplier'] = await made('partners', { name: 'Shetland Steel', currency: 'GBP' });
    ids['product'] = await made('products', { name: 'Drum', units: 'kg', location_id: ids['uk'] });
    ids['person'] = await made('profiles', { first_name: 'Ada', last_name: 'Byron', location_id: ids['uk'] });
    return world;
  }

  const trip = (transport_method: string, distance: number, over: Body = {}) => ({
    ...{ profile_id: ids['person'], location_id: ids['uk'], transport_method, distance, journey_date: MAY(tableYear) },
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
      () => ({ location_id: ids['uk'], partner_id: ids['supplier'], fuel: name, amount, units, ...MARCH(year) }),
    flight:
      (to: string, travel_class: string, from = 'GB', over: Body = {}) =>
      () =>
        trip('flight', 1000, {
          travel_class,
          start_location: { name: 'There', country: from },
          end_location: { name: 'Here', country: to },
          ...over,
        }),
    night:
      (country: string, over: Body = {}) =>
      () => ({
        ...{ profile_id: ids['person'], stay_type: 'hotel', location: { name: 'Hotel', country }, nights: 3, rooms: 2 },
        ...{ arrival_date: MAY(tableYear), ...over },
      }),
    desk:
      (over: Body = {}) =>
      () => ({ location_id: ids['uk'], start_date: MAY(tableYear), working_hours: 1000, ...over }),
    leak:
      (refrigerant_category: string, refrigerant_type: string, over: Body = {}) =>
      () => ({
        ...{ location_id: ids['uk'], refrigerant_category, refrigerant_type, refrigerant_used: 2.5 },
        ...{ ...MARCH(tableYear), ...over },
      }),
    waste:
      (waste_material: string, route: string, over: Body = {}) =>
      () => ({
        ...{ location_id: ids['uk'], product_id: ids['product'], partner_id: ids['supplier'] },
        ...{ collection_date: MAY(tableYear), waste_material },
        ...{ [`${route}_weight`]: 2, [`${route}_weight_units`]: 't', ...over },
      }),
    load:
      (transport_method: string, over: Body = {}) =>
      () => ({
        ...{ location_id: ids['uk'], transport_method, weight: 10, distance: 200, journey_date: MAY(tableYear) },
        ...over,
      }),
    bought:
      (amount: number, currency: string, year: number, over: Body = {}) =>
      () => ({
        ...{ location_id: ids['uk'], partner_id: ids['supplier'], product_id: ids['product'], units: 'kg' },
        ...{ size: 1, quantity: 1, order_date: MAY(year), cost: { amount, currency }, ...over },
      }),
  };
}
