import { utcDay } from '@lichen/contracts/formats/days';
import { citedCases } from './published-cases';
import type { Body, Case } from './published-drafts';

/**
 * Inputs of people who do not know our spellings: units as their bill writes them, gases as the bottle does, and the
 * countries, hauls, classes and routes that the other tables leave out. Worked out by hand from cited rows; of the UK
 * Government those of 2025, unless another year is stated.
 */

const cited = citedCases(
  {
    uk: ['GB', 'United Kingdom'],
    florida: ['US', 'FRCC'],
    oahu: ['US', 'HIOA'],
    manitoba: ['CA', 'Manitoba'],
    novaScotia: ['CA', 'Nova Scotia'],
    ireland: ['IE', 'Ireland'],
    netherlands: ['NL', 'Netherlands'],
    sweden: ['SE', 'Sweden'],
    italy: ['IT', 'Italy'],
    japan: ['JP', 'Japan'],
    india: ['IN', 'India'],
  },
  2025,
  async ({ ids, made }) => {
    const vehicle = { location_id: ids['uk'], fuel_units: 'L' };
    ids['petrolCar'] = await made('vehicles', { ...vehicle, name: 'Car', type: 'average_car', fuel_type: 'petrol' });
    ids['dieselVan'] = await made('vehicles', { ...vehicle, name: 'Van', type: 'average_van', fuel_type: 'diesel' });
    const year = { period_start: utcDay(2025, 1, 1), period_end: utcDay(2025, 12, 31) };
    const co2 = { scope1_co2: 90, scope2_co2: 60, scope3_co2: 50 };
    await made('partner_returns', { partner_id: ids['supplier'], ...year, revenue: 1_000_000, ...co2 });
  },
);
const { ids, trip, power, fuel, flight, night, desk, leak, waste, load, bought, filled, driven, metered } = cited;
const { compare, sent, spentFigures } = cited;
const MAY_2025 = { journey_date: utcDay(2025, 5, 6) };
const american = (draft: () => Body) => () => ({ ...draft(), location_id: ids['florida'] });

const POWER: readonly Case[] = [
  [
    'UK: 12.5 mwh × 0.177',
    'electricity_activitys',
    power('uk', 12.5, 2025, { units: 'mwh' }),
    { 'direct location': 2212.5 },
  ],
  [
    'UK: 0.0125 Gigawattstunden × 0.177',
    'electricity_activitys',
    power('uk', 0.0125, 2025, { units: 'Gigawattstunden' }),
    { 'direct location': 2212.5 },
  ],
  [
    'UK: 3,600 megajoules are 1 MWh, in GJ',
    'electricity_activitys',
    power('uk', 3.6, 2025, { units: 'gigajoules' }),
    { 'direct location': 177 },
  ],
  [
    'Florida 2023: 1 MWh × (801.891 + 28 × 0.042 + 265 × 0.005) lb × 0.45359237',
    'electricity_activitys',
    power('florida', 1000, 2023),
    { 'direct location': 364.866074 },
  ],
  [
    'Oahu 2022: 1 MWh × (1575.407 + 28 × 0.163 + 265 × 0.025) lb × 0.45359237',
    'electricity_activitys',
    power('oahu', 1000, 2022),
    { 'direct location': 719.66784 },
  ],
  ['Manitoba 2024: 10 MWh × 3 g', 'electricity_activitys', power('manitoba', 10_000, 2024), { 'direct location': 30 }],
  [
    'Nova Scotia 2024: 1 MWh × 628 g',
    'electricity_activitys',
    power('novaScotia', 1000, 2024),
    { 'direct location': 628 },
  ],
  [
    'Ireland 2025: location 237 g (EEA 2024), market 368.74 g (AIB)',
    'electricity_activitys',
    power('ireland', 1000, 2025),
    { 'direct location': 237, 'direct market': 368.74 },
  ],
  [
    'Netherlands 2025: 245 g (EEA 2024) on both bases, for no residual mix is published',
    'electricity_activitys',
    power('netherlands', 1000, 2025),
    { 'direct location': 245, 'direct market': 245 },
  ],
  ['Sweden 2024: 1 MWh × 6 g (EEA)', 'electricity_activitys', power('sweden', 1000, 2024), { 'direct location': 6 }],
  [
    'Italy 2025, half of it with a guarantee of origin: market 500 × 420.2 g (AIB)',
    'electricity_activitys',
    power('italy', 1000, 2025, { renewable_amount: 500, instrument: 'GO' }),
    { 'direct location': 206, 'direct market': 210.1 },
  ],
  [
    'Japan 2024: 1 MWh × 483.73 g (Ember)',
    'electricity_activitys',
    power('japan', 1000, 2024),
    { 'direct location': 483.73 },
  ],
  [
    'India 2024: 1 MWh × 708.96 g (Ember)',
    'electricity_activitys',
    power('india', 1000, 2024),
    { 'direct location': 708.96 },
  ],
];

const BURNT: readonly Case[] = [
  [
    '500 therms 2024 × 29.3071 kWh × 0.1829',
    'fuel_activitys',
    fuel('Natural gas', 500, 'therms', 2024),
    { direct: 2680.134295 },
  ],
  [
    '10 MMBtu in the UK × 1055.05585262 MJ / 3.6 × 0.18296',
    'fuel_activitys',
    fuel('Natural gas', 10, 'MMBtu'),
    { direct: 536.20283 },
  ],
  ['36,000 MJ × 0.18296 / 3.6', 'fuel_activitys', fuel('Natural gas', 36_000, 'MJ'), { direct: 1829.6 }],
  ['250 cubic metres × 2.06672', 'fuel_activitys', fuel('Natural gas', 250, 'cubic metres'), { direct: 516.68 }],
  [
    '10 CCF in the UK × 2.8316846592 m3 × 2.06672',
    'fuel_activitys',
    fuel('Natural gas', 10, 'CCF'),
    { direct: 58.522993 },
  ],
  [
    '10 CCF in Florida × 100 scf × 0.05449534 (hub table 1)',
    'fuel_activitys',
    american(fuel('Natural gas', 10, 'CCF')),
    { direct: 54.49534 },
  ],
  [
    '100 MMBTU in Florida × 53.1145 (hub table 1)',
    'fuel_activitys',
    american(fuel('Natural gas', 100, 'MMBTU')),
    { direct: 5311.45 },
  ],
  [
    '100 gallons of kerosene in Florida × (10.15 + 0.41 × 0.028 + 0.08 × 0.265)',
    'fuel_activitys',
    american(fuel('Burning oil', 100, 'US gallons')),
    { direct: 1018.268 },
  ],
  [
    '1,000 litres of LPG × 1.55713, upstream × 0.18551',
    'fuel_activitys',
    fuel('LPG', 1000, 'litres'),
    { direct: 1557.13, wtt: 185.51 },
  ],
  [
    '100 gallons (US) of gas oil × 3.785411784 × 2.75541',
    'fuel_activitys',
    fuel('Gas oil', 100, 'US gal'),
    { direct: 1043.036148 },
  ],
  [
    '2 tonnes of house coal × 2904.95234',
    'fuel_activitys',
    fuel('Coal (domestic)', 2, 'tonnes'),
    { direct: 5809.90468 },
  ],
  ['500 L of HVO × 0.03558', 'fuel_activitys', fuel('Biodiesel HVO', 500, 'Litres'), { direct: 17.79 }],
  ['1,000 L of marine gas oil × 2.77139', 'fuel_activitys', fuel('Marine gas oil', 1000, 'L'), { direct: 2771.39 }],
  [
    '12 UK gallons of petrol × 4.54609 × 2.06916',
    'vehicle_activitys',
    filled('petrolCar', 'petrol', 12, 'UK gallons'),
    { direct: 112.879051 },
  ],
  [
    '100 miles of a diesel van × 0.41138',
    'vehicle_journeys',
    driven('dieselVan', 100, 2025, { units: 'mi' }),
    { direct: 41.138 },
  ],
  [
    '5 lb of R-410A × 0.45359237 × 1924',
    'refrigerant_activitys',
    leak('blends', 'R-410A', { refrigerant_used: 5, units: 'lb' }),
    { direct: 4363.558599 },
  ],
  [
    '850 g of R-134a × 1300',
    'refrigerant_activitys',
    leak('kyoto_gases', 'R-134a', { refrigerant_used: 850, units: 'grams' }),
    { direct: 1105 },
  ],
  ['R-32: 2.5 kg × 677', 'refrigerant_activitys', leak('kyoto_gases', 'R-32'), { direct: 1692.5 }],
  ['R-507A: 2.5 kg × 3985', 'refrigerant_activitys', leak('blends', 'R-507A'), { direct: 9962.5 }],
  [
    'R-448A: 2.5 kg × (0.26 × 677 + 0.26 × 3170 + 0.21 × 1300), AR5',
    'refrigerant_activitys',
    leak('blends', 'R-448A'),
    { direct: 3183.05 },
  ],
];

const MOVED: readonly Case[] = [
  [
    'London to Edinburgh and back, 1,068 km × 0.22928',
    'business_travel',
    flight('GB', 'economy', 'GB', { distance: 1068, return_journey: true, ...MAY_2025 }),
    { direct: 244.87104 },
  ],
  [
    'London to Paris and back, 688 km in economy × 0.12576',
    'business_travel',
    flight('FR', 'economy', 'GB', { distance: 688, return_journey: true }),
    { direct: 86.52288 },
  ],
  [
    'to New York in premium economy: 3,459 miles × 1.609344 × 0.18726',
    'business_travel',
    flight('US', 'premium_economy', 'GB', { distance: 3459, units: 'Miles' }),
    { direct: 1042.424155 },
  ],
  ['to Dubai in first × 0.46814 (long haul)', 'business_travel', flight('AE', 'first'), { direct: 468.14 }],
  ['to Turkey, economy × 0.12576 (short haul)', 'business_travel', flight('TR', 'economy'), { direct: 125.76 }],
  [
    'Germany to the United States, premium economy × 0.17465',
    'business_travel',
    flight('US', 'premium_economy', 'DE'),
    { direct: 174.65 },
  ],
  [
    'domestic without forcing × 0.13552',
    'business_travel',
    flight('GB', 'average', 'GB', { radiative_forcing: false }),
    { direct: 135.52 },
  ],
  ['tram: 50 km × 0.0286', 'commute', () => trip('light_rail', 50), { direct: 1.43 }],
  ['London bus: 100 km × 0.06875', 'commute', () => trip('bus', 100, { travel_class: 'london' }), { direct: 6.875 }],
  ['coach: 100 km × 0.02776', 'business_travel', () => trip('coach', 100), { direct: 2.776 }],
  [
    'ferry with a car: 100 km × 0.12933',
    'business_travel',
    () => trip('ferry', 100, { travel_class: 'car_passenger' }),
    { direct: 12.933 },
  ],
  [
    'a diesel car of one’s own: 100 miles × 0.27849',
    'business_travel',
    () => trip('car', 100, { fuel_type: 'diesel', units: 'mi' }),
    { direct: 27.849 },
  ],
  [
    'a battery car: 100 km × 0.04047, generation and losses in it',
    'business_travel',
    () => trip('car', 100, { fuel_type: 'battery_electric' }),
    { direct: 4.047 },
  ],
  ['Japan: 6 room-nights × 39', 'stays', night('JP'), { direct: 234 }],
  ['South Africa: 6 room-nights × 51.4', 'stays', night('ZA'), { direct: 308.4 }],
  ['United States: 6 room-nights × 16.1', 'stays', night('US'), { direct: 96.6 }],
  ['Netherlands: 6 room-nights × 14.8', 'stays', night('NL'), { direct: 88.8 }],
  ['1,600 hours at home × 0.33378', 'home_working_activity', desk({ working_hours: 1600 }), { direct: 534.048 }],
  [
    '1,600 hours without heating × 0.03144',
    'home_working_activity',
    desk({ working_hours: 1600, heating: false }),
    { direct: 50.304 },
  ],
];

const GOODS: readonly Case[] = [
  [
    'plastics, 2 t recycled × 4.68568',
    'waste_activitys',
    waste('plastic_average_plastics', 'recycled'),
    { direct: 9.37136 },
  ],
  [
    'wood, 500 kilograms landfilled × 925.34348',
    'waste_activitys',
    waste('wood', 'landfill', { landfill_weight: 500, landfill_weight_units: 'kilograms' }),
    { direct: 462.67174 },
  ],
  [
    'garden waste, 2 t composted × 8.98311',
    'waste_activitys',
    waste('garden_waste', 'waste_released', { other_route: 'composting' }),
    { direct: 17.96622 },
  ],
  ['clothing, 2 t landfilled × 496.78228', 'waste_activitys', waste('clothing', 'landfill'), { direct: 993.56456 }],
  [
    'aluminium cans in Florida, 2 short tons recycled × 60 (hub table 9)',
    'waste_activitys',
    american(waste('aluminium_cans_and_foil', 'recycled', { recycled_weight_units: 'short tons' })),
    { direct: 120 },
  ],
  [
    'cardboard in Florida, 2 short tons landfilled × 1,000 (hub table 9)',
    'waste_activitys',
    american(waste('paper_board', 'landfill', { landfill_weight_units: 'short ton' })),
    { direct: 2000 },
  ],
  ['water: 50,000 litres × 0.1913 / 1,000', 'water_activitys', metered(50_000, 'litres'), { direct: 9.565 }],
  [
    'water: 10,000 US gallons × 3.785411784 / 1,000 × 0.1913',
    'water_activitys',
    metered(10_000, 'US gallons'),
    { direct: 7.241493 },
  ],
  ['water: 2.5 megalitres × 191.30156', 'water_activitys', metered(2.5, 'megalitres'), { direct: 478.2539 }],
  ['waste water: 320 cubic metres × 0.17088', 'discharge_activitys', metered(320, 'cubic metres'), { direct: 54.6816 }],
  [
    'all lorries: 10 short tons × 100 miles × 1.45997231821056 × 0.10163',
    'upstream_transmission_distribution',
    load('lorry', { weight_units: 'short tons', distance: 100, units: 'miles' }),
    { direct: 148.376987 },
  ],
  [
    'full lorry: 2,000 t km × 0.07431',
    'upstream_transmission_distribution',
    load('lorry', { laden: 'full' }),
    { direct: 148.62 },
  ],
  [
    'diesel van: 250 kg × 80 km × 0.6313',
    'upstream_transmission_distribution',
    load('van', { fuel_type: 'diesel', weight: 250, weight_units: 'kgs', distance: 80 }),
    { direct: 12.626 },
  ],
  ['bulk carrier: 2,000 t km × 0.00353', 'upstream_transmission_distribution', load('bulk_carrier'), { direct: 7.06 }],
  [
    'long-haul air freight: 500 lb × 3,000 miles × 0.89939',
    'upstream_transmission_distribution',
    load('cargo_flight', {
      weight: 500,
      weight_units: 'lbs',
      distance: 3000,
      units: 'miles',
      travel_class: 'long_haul_average',
    }),
    { direct: 984.813377 },
  ],
  [
    'air freight without forcing: 2,000 t km × 0.5313',
    'upstream_transmission_distribution',
    load('cargo_flight', { travel_class: 'long_haul_average', radiative_forcing: false }),
    { direct: 1062.6 },
  ],
  [
    'supplier: 200 t of a revenue of GBP 1 million, GBP 25,000 spent',
    'purchased_goods_activitys',
    bought(25_000, 'GBP', 2025),
    { direct: 5000 },
  ],
];

/** Spend on a supplier that returned nothing: USEEIO v1.3.0 in dollars of 2022. */
const SPENT: readonly (readonly [says: string, amount: number, currency: string, category: string, kg: number])[] = [
  ['lawyers: USD 10,000 × 0.041', 10_000, 'USD', 'naics_541110', 410],
  ['restaurants: EUR 5,000 × 1.0534 × 0.194', 5000, 'EUR', 'naics_722511', 1021.798],
  ['computers: USD 20,000 × 0.058', 20_000, 'USD', 'naics_334111', 1160],
  ['air travel: USD 3,000 × 0.644', 3000, 'USD', 'naics_481111', 1932],
];

compare([...POWER, ...BURNT, ...MOVED, ...GOODS]);

it.each(SPENT)('%s', async (_, amount, currency, category, direct) => {
  expect(await spentFigures(amount, currency, 2022, category)).toMatchObject({ direct });
});

it('a unit that nobody knows is refused on its field', async () => {
  const { status, body } = await sent('fuel_activitys', fuel('Natural gas', 1, 'bathtubs'));
  expect([status, Object.keys(body.errors)]).toEqual([400, ['units']]);
});
