import { utcDay } from '@lichen/contracts/formats/days';
import { citedCases } from './published-cases';
import type { Body, Case } from './published-drafts';

/**
 * Other years, countries and units than `published-examples-figures`: figures of people who report a base year, a bill over New Year,
 * or in the units of their meter. Worked out by hand; rows of the UK Government are named by their edition.
 */

const cited = citedCases(
  {
    uk: ['GB', 'United Kingdom'],
    newYork: ['US', 'NYCW'],
    texas: ['US', 'ERCT'],
    states: ['US', 'US Average'],
    quebec: ['CA', 'Quebec'],
    saskatchewan: ['CA', 'Saskatchewan'],
    columbia: ['CA', 'British Columbia'],
    poland: ['PL', 'Poland'],
    spain: ['ES', 'Spain'],
    norway: ['NO', 'Norway'],
    australia: ['AU', 'Australia'],
  },
  2024,
  async ({ ids, made }) => {
    const vehicle = { location_id: ids['uk'], fuel_units: 'L' };
    ids['petrolCar'] = await made('vehicles', { ...vehicle, name: 'Car', type: 'average_car', fuel_type: 'petrol' });
    ids['dieselVan'] = await made('vehicles', { ...vehicle, name: 'Van', type: 'average_van', fuel_type: 'diesel' });
    ids['electricCar'] = await made('vehicles', {
      ...{ location_id: ids['uk'], fuel_units: 'km', name: 'Car on power', type: 'average_car' },
      ...{ fuel_type: 'battery_electric', power_rating: 7 },
    });
    const year = { period_start: utcDay(2024, 1, 1), period_end: utcDay(2024, 12, 31) };
    const co2 = { scope1_co2: 300, scope2_co2: 150, scope3_co2: 550 };
    await made('partner_returns', { partner_id: ids['supplier'], ...year, revenue: 2_500_000, ...co2 });
  },
);
const { month, trip, power, fuel, flight, night, desk, leak, waste, load, bought, filled, driven, metered } = cited;
const { compare, spentFigures } = cited;
const on = (year: number): Body => ({ journey_date: utcDay(year, 5, 6) });
const ADVICE = 'naics_541611';

const POWER: readonly Case[] = [
  [
    'UK 2019: 100,000 kWh × 0.2556, losses × 0.0217',
    'electricity_activitys',
    power('uk', 100_000, 2019),
    { 'direct location': 25_560, td: 2170 },
  ],
  [
    'UK 2021: 25,000 kWh × 0.21233, losses × 0.01879',
    'electricity_activitys',
    power('uk', 25_000, 2021),
    { 'direct location': 5308.25, td: 469.75 },
  ],
  [
    'UK 2026: 250 MWh × 0.13096',
    'electricity_activitys',
    power('uk', 250, 2026, { units: 'MWh' }),
    { 'direct location': 32_740 },
  ],
  [
    'UK over New Year: 22 of 30 days × 0.20705, 8 × 0.177',
    'electricity_activitys',
    power('uk', 3000, 2024, { from: utcDay(2024, 12, 10), to: utcDay(2025, 1, 8) }),
    { 'direct location': 597.11 },
  ],
  [
    'UK 2025, 4,000 of 10,000 kWh with REGO: market 6,000 × 0.177, for no residual mix is published',
    'electricity_activitys',
    power('uk', 10_000, 2025, { renewable_amount: 4000, instrument: 'REGO' }),
    { 'direct location': 1770, 'direct market': 1062 },
  ],
  [
    'New York City 2022: 100 MWh × (885.233 + 28 × 0.023 + 265 × 0.003) lb × 0.45359237',
    'electricity_activitys',
    power('newYork', 100, 2022, { units: 'MWh' }),
    { 'direct location': 40_218.765389 },
  ],
  [
    'Texas 2021: 1 MWh × (813.6 + 28 × 0.054 + 265 × 0.008) lb × 0.45359237',
    'electricity_activitys',
    power('texas', 1000, 2021),
    { 'direct location': 370.6902 },
  ],
  [
    'US average 2023: 1 GWh × (771.523 + 28 × 0.057 + 265 × 0.008) lb × 0.45359237; losses × 0.042 / 0.958, to 12 decimals',
    'electricity_activitys',
    power('states', 1_000_000, 2023),
    { 'direct location': 351_642.495326, td: 15_416.476832 },
  ],
  ['Quebec 2022: 1 MWh × 1.7 g', 'electricity_activitys', power('quebec', 1000, 2022), { 'direct location': 1.7 }],
  [
    'Saskatchewan 2021: 1 MWh × 700 g',
    'electricity_activitys',
    power('saskatchewan', 1000, 2021),
    { 'direct location': 700 },
  ],
  [
    'British Columbia 2024: 1 MWh × 18 g',
    'electricity_activitys',
    power('columbia', 1000, 2024),
    { 'direct location': 18 },
  ],
  [
    'Poland 2024: 1 MWh × 566 g (EEA)',
    'electricity_activitys',
    power('poland', 1000, 2024),
    { 'direct location': 566 },
  ],
  [
    'Spain 2025: location 125 g (EEA, latest), market 238.28 g (AIB)',
    'electricity_activitys',
    power('spain', 1000, 2025),
    { 'direct location': 125, 'direct market': 238.28 },
  ],
  [
    'Norway 2024: 1 MWh × 30.75 g (Ember)',
    'electricity_activitys',
    power('norway', 1000, 2024),
    { 'direct location': 30.75 },
  ],
  [
    'Australia, August 2026: 1 MWh × 0.59 (NGA 2026, national)',
    'electricity_activitys',
    power('australia', 1000, 2026, { from: utcDay(2026, 8, 1), to: utcDay(2026, 8, 31) }),
    { 'direct location': 590 },
  ],
];

const FUEL: readonly Case[] = [
  ['2020: 120,000 kWh × 0.18387', 'fuel_activitys', fuel('Natural gas', 120_000, 'kWh', 2020), { direct: 22_064.4 }],
  ['2022: 1,500 m3 × 2.01574', 'fuel_activitys', fuel('Natural gas', 1500, 'm3', 2022), { direct: 3023.61 }],
  ['2019: 1,500 m3 × 2.03053', 'fuel_activitys', fuel('Natural gas', 1500, 'm3', 2019), { direct: 3045.795 }],
  [
    '2019, net: 1,000 kWh × 0.20428',
    'fuel_activitys',
    fuel('Natural gas', 1000, 'kWh (net)', 2019),
    { direct: 204.28 },
  ],
  ['2024: 10 GJ / 0.0036 × 0.1829', 'fuel_activitys', fuel('Natural gas', 10, 'GJ'), { direct: 508.055556 }],
  ['2024: 1,000 L × 2.54015', 'fuel_activitys', fuel('Burning oil', 1000, 'L'), { direct: 2540.15 }],
  ['2024: 800 L × 2.75541', 'fuel_activitys', fuel('Gas oil', 800, 'L'), { direct: 2204.328 }],
  [
    '2026: 500 L × 1.55713, upstream × 0.18551',
    'fuel_activitys',
    fuel('LPG', 500, 'L', 2026),
    { direct: 778.565, wtt: 92.755 },
  ],
  ['2026: 5 t × 57.25249', 'fuel_activitys', fuel('Wood pellets', 5, 't', 2026), { direct: 286.26245, wtt: 885 }],
  [
    '2026: 20,000 kWh × 0.17529, losses × 0.00945',
    'fuel_activitys',
    fuel('District heat and steam', 20_000, 'kWh', 2026),
    { 'direct location': 3505.8, td: 189 },
  ],
  [
    '2021: 45 L of petrol × 2.19352',
    'vehicle_activitys',
    filled('petrolCar', 'petrol', 45, 'L', 2021),
    { direct: 98.7084 },
  ],
  [
    '2024: 60 L of diesel × 2.51279',
    'vehicle_activitys',
    filled('dieselVan', 'diesel', 60, 'L', 2024),
    { direct: 150.7674 },
  ],
  [
    '2024: 10 imperial gallons × 4.54609 × 2.0844',
    'vehicle_activitys',
    filled('petrolCar', 'petrol', 10, 'gal (imp)', 2024),
    { direct: 94.7587 },
  ],
  ['2026: 1,000 km of a van × 0.25716', 'vehicle_journeys', driven('dieselVan', 1000, 2026), { direct: 257.16 }],
  [
    '2024: 1,000 km of a car on power × 0.04358, losses × 0.00386',
    'vehicle_journeys',
    driven('electricCar', 1000, 2024),
    { 'direct location': 43.58, td: 3.86 },
  ],
  ['R404A 2020, AR4: 3922', 'refrigerant_activitys', leak('blends', 'R404A', month(2020)), { direct: 9805 }],
  ['R410A 2022, AR4: 2088', 'refrigerant_activitys', leak('blends', 'R410A', month(2022)), { direct: 5220 }],
  ['R407C 2026, AR5: 1624', 'refrigerant_activitys', leak('blends', 'R407C', month(2026)), { direct: 4060 }],
  ['HFC-32 2024: 677', 'refrigerant_activitys', leak('kyoto_gases', 'HFC-32'), { direct: 1692.5 }],
  [
    'SF6 2019: 2 lb × 0.45359237 × 22,800',
    'refrigerant_activitys',
    leak('kyoto_gases', 'SF6', { ...month(2019), refrigerant_used: 2, units: 'lbs' }),
    { direct: 20_683.812072 },
  ],
  [
    'R22 2026: 0 in scope 1, 1,760 beside it',
    'refrigerant_activitys',
    leak('montreal_gases', 'HCFC-22', month(2026)),
    { direct: 0, non_kyoto: 4400 },
  ],
];

const MOVED: readonly Case[] = [
  ['domestic 2024 × 0.27257', 'business_travel', flight('GB', 'average'), { direct: 272.57, wtt: 33.5 }],
  ['short-haul economy 2019 × 0.15573', 'business_travel', flight('FR', 'economy', 'GB', on(2019)), { direct: 155.73 }],
  ['long-haul business 2024 × 0.58028', 'business_travel', flight('US', 'business'), { direct: 580.28 }],
  ['long-haul first 2021 × 0.59147', 'business_travel', flight('JP', 'first', 'GB', on(2021)), { direct: 591.47 }],
  ['between others, business 2024 × 0.39044', 'business_travel', flight('US', 'business', 'DE'), { direct: 390.44 }],
  [
    'without forcing, economy 2024 × 0.11812',
    'business_travel',
    flight('US', 'economy', 'GB', { radiative_forcing: false }),
    { direct: 118.12 },
  ],
  [
    'Heathrow to New York, 3,451 miles × 1.609344 × 0.20011',
    'business_travel',
    flight('US', 'economy', 'GB', { distance: 3451, units: 'miles' }),
    { direct: 1111.380152 },
  ],
  ['rail 2019: 400 km × 0.04115', 'business_travel', () => trip('national_rail', 400, on(2019)), { direct: 16.46 }],
  ['rail 2026: 400 km × 0.03092', 'business_travel', () => trip('national_rail', 400, on(2026)), { direct: 12.368 }],
  [
    'to Paris by rail 2024: 492 km × 0.00446',
    'business_travel',
    () => trip('international_rail', 492),
    { direct: 2.19432 },
  ],
  ['underground 2020: 100 km × 0.0275', 'commute', () => trip('underground', 100, on(2020)), { direct: 2.75 }],
  [
    'bus outside London 2024: 100 km × 0.12999',
    'commute',
    () => trip('bus', 100, { travel_class: 'local_not_london' }),
    { direct: 12.999 },
  ],
  ['coach 2024: 100 km × 0.02717', 'business_travel', () => trip('coach', 100), { direct: 2.717 }],
  [
    'on foot by ferry 2024: 100 km × 0.01871',
    'business_travel',
    () => trip('ferry', 100, { travel_class: 'foot_passenger' }),
    { direct: 1.871 },
  ],
  [
    'black cab 2024: 100 passenger-km × 0.20402',
    'business_travel',
    () => trip('taxi', 100, { travel_class: 'black_cab' }),
    { direct: 20.402 },
  ],
  [
    'all of a taxi 2024: 100 km × 0.20805 (25_313_3141_4_1)',
    'business_travel',
    () => trip('taxi', 100, { travel_class: 'whole_taxi' }),
    { direct: 20.805 },
  ],
  [
    'motorbike 2024: 50 miles × 0.16265',
    'commute',
    () => trip('motorbike', 50, { travel_class: 'medium', units: 'miles' }),
    { direct: 8.1325 },
  ],
  [
    'car of unknown fuel 2022: 100 miles × 0.27465',
    'business_travel',
    () => trip('car', 100, { fuel_type: 'unknown', units: 'miles', ...on(2022) }),
    { direct: 27.465 },
  ],
  ['Spain 2024: 6 nights × 7', 'stays', night('ES'), { direct: 42 }],
  ['China 2024: 6 nights × 53.5', 'stays', night('CN'), { direct: 321 }],
  ['Germany 2022: 6 nights × 13.2', 'stays', night('DE', { arrival_date: utcDay(2022, 5, 6) }), { direct: 79.2 }],
  ['UK 2020: 6 nights × 15.7', 'stays', night('GB', { arrival_date: utcDay(2020, 5, 6) }), { direct: 94.2 }],
  ['United States 2021: 6 × 19.7', 'stays', night('US', { arrival_date: utcDay(2021, 5, 6) }), { direct: 118.2 }],
  [
    '1,610 hours 2022 × 0.34075',
    'home_working_activity',
    desk({ working_hours: 1610, start_date: utcDay(2022, 5, 6) }),
    { direct: 548.6075 },
  ],
  ['heating alone 2024 × 0.30234', 'home_working_activity', desk({ equipment: false }), { direct: 302.34 }],
  ['1,000 hours 2026 × 0.32393', 'home_working_activity', desk({ start_date: utcDay(2026, 5, 6) }), { direct: 323.93 }],
];

const GOODS: readonly Case[] = [
  [
    'paper 2026, 2 t landfilled × 1,164.51317',
    'waste_activitys',
    waste('paper_mixed', 'landfill', { collection_date: utcDay(2026, 5, 6) }),
    { direct: 2329.02634 },
  ],
  [
    'food 2024, 3 t digested × 8.88386',
    'waste_activitys',
    waste('food_and_drink_waste', 'waste_released', {
      ...{ waste_released_weight: 3, other_route: 'anaerobic_digestion' },
    }),
    { direct: 26.65158 },
  ],
  [
    'commercial waste 2021, 2 t landfilled × 467.0458',
    'waste_activitys',
    waste('commercial_and_industrial_waste', 'landfill', { collection_date: utcDay(2021, 5, 6) }),
    { direct: 934.0916 },
  ],
  [
    'small electrical waste 2026, 500 kg recycled × 4.65358',
    'waste_activitys',
    waste('electrical_small', 'recycled', {
      ...{ recycled_weight: 500, recycled_weight_units: 'kg', collection_date: utcDay(2026, 5, 6) },
    }),
    { direct: 2.32679 },
  ],
  ['water 2020: 1,000 m3 × 0.344', 'water_activitys', metered(1000, 'm3', 2020), { direct: 344 }],
  ['waste water 2021: 950 m3 × 0.272', 'discharge_activitys', metered(950, 'm3', 2021), { direct: 258.4 }],
  ['lorry 2020: 2,000 t km × 0.1065', 'upstream_transmission_distribution', load('lorry', on(2020)), { direct: 213 }],
  [
    'diesel van 2026: 0.5 t × 80 km × 0.63511',
    'upstream_transmission_distribution',
    load('van', { fuel_type: 'diesel', weight: 500, weight_units: 'kg', distance: 80, ...on(2026) }),
    { direct: 25.4044 },
  ],
  [
    'container ship 2019: 10 t × 8,000 km × 0.01614',
    'upstream_transmission_distribution',
    load('container_ship', { distance: 8000, ...on(2019) }),
    { direct: 1291.2 },
  ],
  [
    'short-haul air freight 2026: 10 t × 200 km × 1.27835',
    'upstream_transmission_distribution',
    load('cargo_flight', { travel_class: 'short_haul_average', ...on(2026) }),
    { direct: 2556.7 },
  ],
  [
    'goods train 2021: 2,000 t km × 0.02782, paid by the customer',
    'upstream_transmission_distribution',
    load('rail_freight', { paid_by_customer: true, ...on(2021) }),
    { direct: 55.64 },
  ],
  [
    'supplier 2024: 1,000 t of a revenue of GBP 2.5 million, GBP 10,000 spent',
    'purchased_goods_activitys',
    bought(10_000, 'GBP', 2024),
    { direct: 4000 },
  ],
];

/** Spend on a supplier that returned nothing. */
const SPENT: readonly (readonly [says: string, amount: number, currency: string, year: number, kg: number])[] = [
  ['EUR 1,000 of 2024 × 1.0820 (G.5A) × 292.655 / 313.689 (CPI-U) × 0.078', 1000, 'EUR', 2024, 78.736938],
  ['JPY 100,000 of 2023 / 140.5001 × 292.655 / 304.702 × 0.078', 100_000, 'JPY', 2023, 53.32104],
  ['CAD 1,000 of 2023 / 1.3494 × 292.655 / 304.702 × 0.078', 1000, 'CAD', 2023, 55.518093],
  ['EUR 1,000 of 2025 × 1.1306 × 292.655 / 321.943 × 0.078', 1000, 'EUR', 2025, 80.164215],
  ['CNY 10,000 of 2024 / 7.1957 × 292.655 / 313.689 × 0.078', 10_000, 'CNY', 2024, 101.129582],
];

compare([...POWER, ...FUEL, ...MOVED, ...GOODS]);

it.each(SPENT)('advice for %s', async (_, amount, currency, year, direct) => {
  expect(await spentFigures(amount, currency, year, ADVICE)).toMatchObject({ direct });
});

it('advice of UK industries: GBP 10,000 of 2022 + 20 % VAT × 86.6 / 121.7 (ONS D7BT) × 0.17 (Annex E, SIC 2003 74)', async () => {
  expect(await spentFigures(10_000, 'GBP', 2022, 'sic2003_74')).toMatchObject({ direct: 1451.635168 });
});

it('a purchase before the prices of the factors has no figure, and says so', async () => {
  expect(await spentFigures(1000, 'USD', 2021, ADVICE)).toEqual({
    direct: 'No emission factor found for Purchased goods, United States, 2021',
  });
});
