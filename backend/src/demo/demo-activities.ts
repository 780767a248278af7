import { DAY, utcDay } from '@lichen/contracts/formats/days';
import type { DemoRecordIds } from './demo-master-data';
import { type DemoMonth, seasonOf } from './months';

/** An activity of the demo: its entity and the values that a person would enter. */
export type DemoActivity = readonly [entity: string, draft: Readonly<Record<string, unknown>>];

/** Tags of the demo's activities. */
export const DEMO_TAGS = {
  metered: 'meter reading',
  fuelCard: 'fuel card',
  packaging: 'packaging',
  tradeFair: 'trade fair',
} as const;

/** Places as their search answers them. */
const LEEDS = { name: 'Leeds', place_id: 'geonames:2644688', lat: 53.796, lng: -1.548, country: 'GB' };
const LONDON = { name: 'London', place_id: 'geonames:2643743', lat: 51.509, lng: -0.126, country: 'GB' };
const DUBLIN = { name: 'Dublin', place_id: 'geonames:2964574', lat: 53.333, lng: -6.249, country: 'IE' };

interface Doings extends DemoMonth {
  ids: DemoRecordIds;
  /** A random whole number within a tenth of `amount`. */
  about: (amount: number) => number;
}

const QUARTER = 3;
const endsQuarter = ({ month }: DemoMonth) => month % QUARTER === 0;

const buildings = ({ ids, about, from, to, year, month, ...rest }: Doings): DemoActivity[] => {
  const location_id = ids.sites.brewery;
  const gas = Math.round(about(96_000) * seasonOf(month, 0.3));
  const heat: DemoActivity = [
    'fuel_activitys',
    { location_id, fuel: 'Natural gas', amount: gas, units: 'kWh', from, to, description: 'Boiler of the brewhouse' },
  ];
  if (!endsQuarter({ from, to, year, month, ...rest })) return [heat];
  const metered = { location_id, from: utcDay(year, month - QUARTER + 1, 1), to, units: 'm3' };
  return [
    heat,
    ['water_activitys', { ...metered, amount: about(5400), description: 'Water of the brewery' }],
    ['discharge_activitys', { ...metered, amount: about(3900), description: 'Trade effluent' }],
  ];
};

const vehicles = ({ ids, about, to }: Doings): DemoActivity[] => {
  const card = { fuel_units: 'L', tags: [DEMO_TAGS.fuelCard], description: 'Fuel card' };
  const filled = { location_id: ids.sites.depot, date: to, fuel_type: 'diesel', ...card };
  return [
    ['vehicle_activitys', { ...filled, vehicle_id: ids.vehicles.dray, quantity: about(640) }],
    ['vehicle_activitys', { ...filled, vehicle_id: ids.vehicles.van, quantity: about(150) }],
  ];
};

const goods = ({ ids, about, from }: Doings): DemoActivity[] => {
  const order = { location_id: ids.sites.brewery, order_date: from + 3 * DAY, units: 'kg', quantity: 1 };
  const { malt, bottles, cartons, grain } = ids.products;
  return [
    [
      'purchased_goods_activitys',
      {
        ...{ ...order, product_id: malt, partner_id: ids.partners.malt, size: about(14_000) },
        ...{ material: 'food_and_drink', description: 'Malt of the month' },
      },
    ],
    [
      'purchased_goods_activitys',
      {
        ...{ ...order, product_id: bottles, partner_id: ids.partners.glass, size: about(9000) },
        ...{ material: 'glass', recycle: 50, description: 'Bottles', tags: [DEMO_TAGS.packaging] },
      },
    ],
    [
      'purchased_goods_activitys',
      {
        ...{ ...order, product_id: cartons, partner_id: ids.partners.glass, size: about(700) },
        ...{ material: 'paper_board', description: 'Cartons', tags: [DEMO_TAGS.packaging] },
      },
    ],
    [
      'waste_activitys',
      {
        ...{ location_id: ids.sites.brewery, product_id: grain, collection_date: from + 20 * DAY },
        ...{ waste_material: 'food_and_drink_waste', waste_released_weight: about(11_000) },
        ...{ waste_released_weight_units: 'kg', other_route: 'anaerobic_digestion', description: 'Spent grain' },
      },
    ],
    [
      'upstream_transmission_distribution',
      {
        ...{ location_id: ids.sites.depot, profile_id: ids.staff.seller, partner_id: ids.partners.shop },
        transport_method: 'lorry',
        ...{ travel_class: 'average_articulated', start_location: LEEDS, end_location: LONDON, distance: 315 },
        ...{ units: 'km', return_journey: false, journey_date: from + 12 * DAY, weight: about(18), weight_units: 't' },
        description: 'Pallets to the south',
      },
    ],
  ];
};

const people = ({ ids, about, from, to, month }: Doings): DemoActivity[] => {
  const { brewer, seller, clerk } = ids.staff;
  const by = (profile_id: string) => ({ profile_id, location_id: ids.sites.brewery });
  const way = { start_location: LEEDS, end_location: LEEDS, journey_date: to, units: 'km' };
  const doings: DemoActivity[] = [
    [
      'commute',
      {
        ...{ ...by(brewer), ...way, transport_method: 'car', travel_class: 'medium', fuel_type: 'petrol' },
        ...{ distance: about(380), entry_type: 'monthly', journeys: 20, description: 'To work and back' },
      },
    ],
    [
      'home_working_activity',
      { ...by(clerk), entry_type: 'by_specific_interval', start_date: from, end_date: to, working_hours: about(64) },
    ],
    [
      'business_travel',
      {
        ...{ ...by(seller), transport_method: 'national_rail', travel_class: 'average', units: 'km' },
        ...{ start_location: LEEDS, end_location: LONDON, journey_date: from + 8 * DAY, distance: 600 },
        description: 'Customers in London',
      },
    ],
  ];
  if (month % QUARTER !== 1) return doings;
  const away = from + 14 * DAY;
  return [
    ...doings,
    [
      'business_travel',
      {
        ...{ ...by(seller), transport_method: 'flight', travel_class: 'short_haul_economy', units: 'km' },
        ...{ start_location: LEEDS, end_location: DUBLIN, journey_date: away, distance: 610, return_date: away + DAY },
        description: 'Trade fair',
        tags: [DEMO_TAGS.tradeFair],
      },
    ],
    [
      'stays',
      {
        ...{ ...by(seller), stay_type: 'hotel', location: DUBLIN, arrival_date: away, nights: 1 },
        description: 'Trade fair',
        tags: [DEMO_TAGS.tradeFair],
      },
    ],
  ];
};

/** The cellar cooling, whose refrigerant was topped up once, in the first month. */
const cooling = ({ ids, from, to, at }: Doings): DemoActivity[] =>
  at === 0
    ? [
        [
          'refrigerant_activitys',
          {
            ...{ location_id: ids.sites.taproom, refrigerant_category: 'blends', refrigerant_type: 'R410A' },
            ...{ refrigerant_used: 1.2, units: 'kg', from, to, description: 'Cellar cooling, serviced' },
          },
        ],
      ]
    : [];

/** Activities of a small brewery in one month, apart from electricity. */
export function demoActivitiesOf(month: DemoMonth, ids: DemoRecordIds, random: () => number): DemoActivity[] {
  const about = (amount: number) => Math.round(amount * (0.9 + 0.2 * random()));
  const parts = { ...month, ids, about };
  return [buildings, vehicles, goods, people, cooling].flatMap((part) => part(parts));
}
