import { utcDay } from '@lichen/contracts/formats/days';
import { citedCases } from './published-cases';
import type { Case } from './published-drafts';

/**
 * One activity each, sent as a person would, against figures worked out by hand from the rows of the publisher. Ids of
 * rows are those of the UK Government's flat file of 2025 where nothing else is said.
 */

/** Only a return that covers Scope 1, Scope 2 and upstream Scope 3 is taken by itself. */
const BESIDE_SCOPE_1 = { scope2_co2: 200, scope3_co2: 300 };

const cited = citedCases(
  {
    uk: ['GB', 'United Kingdom'],
    california: ['US', 'CAMX'],
    alberta: ['CA', 'Alberta'],
    ontario: ['CA', 'Ontario'],
    germany: ['DE', 'Germany'],
    france: ['FR', 'France'],
  },
  2025,
  async ({ ids, made }) => {
    const vehicle = { name: 'Pool car', location_id: ids['uk'], fuel_units: 'km' };
    ids['car'] = await made('vehicles', { ...vehicle, type: 'medium_car', fuel_type: 'petrol' });
    const source = { location_id: ids['uk'], max_output: 10, max_output_units: 'kW' };
    ids['generator'] = await made('power_sources', { ...source, name: 'Gas oil', power_generation_method: 'fuel' });
    ids['panels'] = await made('power_sources', {
      ...source,
      name: 'Roof',
      power_generation_method: 'solar_photovoltaic',
    });
    const year = { period_start: utcDay(2025, 1, 1), period_end: utcDay(2025, 12, 31) };
    await made('partner_returns', {
      partner_id: ids['supplier'],
      ...year,
      ...BESIDE_SCOPE_1,
      revenue: 4_000_000,
      scope1_co2: 700,
    });
  },
);
const { ids, month, trip, power, fuel, flight, night, desk, leak, waste, load, bought, filled, driven, metered } =
  cited;
const { compare, spentFigures } = cited;

const BY_INDUSTRY = { method: 'factor', method_reason: 'The cited example is of the industry' };
const advice = { spend_category: 'naics_541611' };

const rented = (place: string, amount: number, currency: string) => ({
  ...{ location_id: ids[place], price: { amount, currency } },
  ...{ from: utcDay(2025, 1, 1), to: utcDay(2025, 12, 31) },
});

const ELECTRICITY: readonly Case[] = [
  [
    'UK 2025: 10,000 kWh × 0.177 (7_400_4000_5_1), × 0.01853 (13_402_4000_5_1)',
    'electricity_activitys',
    power('uk', 10_000, 2025),
    { 'direct location': 1770, td: 185.3 },
  ],
  [
    'UK 2022: 12,345 kWh × 0.19338 (BEIS 2022, UK electricity)',
    'electricity_activitys',
    power('uk', 12_345, 2022),
    { 'direct location': 2387.2761 },
  ],
  [
    'California 2023: 1 MWh × (436.655 + 28 × 0.025 + 265 × 0.003) lb × 0.45359237; losses × 0.041 / (1 − 0.041) (EPA Hub 2025, table 6, CAMX)',
    'electricity_activitys',
    power('california', 1000, 2023),
    { 'direct location': 198.741497, td: 8.496769 },
  ],
  [
    'Alberta 2022: 1 MWh × 490 g/kWh (National Inventory Report 1990-2022, annex 13)',
    'electricity_activitys',
    power('alberta', 1000, 2022),
    { 'direct location': 490 },
  ],
  [
    'Ontario 2024: 1 MWh × 73 g/kWh (ECCC Emission factors and reference values 4.0, table 5.4)',
    'electricity_activitys',
    power('ontario', 1000, 2024),
    { 'direct location': 73 },
  ],
  [
    'Germany 2024: 1 MWh × 291 g/kWh (EEA, greenhouse gas emission intensity)',
    'electricity_activitys',
    power('germany', 1000, 2024),
    { 'direct location': 291 },
  ],
  [
    'Germany 2025, market: 1 MWh × 701.47 g/kWh (AIB European Residual Mixes 2025, table 2)',
    'electricity_activitys',
    power('germany', 1000, 2025),
    { 'direct market': 701.47 },
  ],
  [
    'France 2024: 1 MWh × 36 g/kWh (EEA)',
    'electricity_activitys',
    power('france', 1000, 2024),
    { 'direct location': 36 },
  ],
];

const FUEL: readonly Case[] = [
  ['gas: 1,000 kWh × 0.18296 (1_100_1004_6_1)', 'fuel_activitys', fuel('Natural gas', 1000, 'kWh'), { direct: 182.96 }],
  ['gas: 100 m3 × 2.06672 (1_100_1004_1_1)', 'fuel_activitys', fuel('Natural gas', 100, 'm3'), { direct: 206.672 }],
  [
    'gas: 100 therms × 29.3071 kWh × 0.18296 (Unit conversions; 1_100_1004_6_1)',
    'fuel_activitys',
    fuel('Natural gas', 100, 'therm'),
    { direct: 536.202702 },
  ],
  [
    'fleet: 50 litres of petrol × 2.06916 (1_101_1017_8_1)',
    'vehicle_activitys',
    filled('car', 'petrol', 50, 'L'),
    { direct: 103.458 },
  ],
  [
    'fleet: 100 km of a medium petrol car × 0.17474 (4_301_3054_4_1)',
    'vehicle_journeys',
    driven('car', 100),
    { direct: 17.474 },
  ],
  ['R410A: 2.5 kg × 1924 (Refrigerant & other)', 'refrigerant_activitys', leak('blends', 'R410A'), { direct: 4810 }],
  ['R404A: 2.5 kg × 3943 (Refrigerant & other)', 'refrigerant_activitys', leak('blends', 'R404A'), { direct: 9857.5 }],
  ['HFC-134a: 2.5 kg × 1300', 'refrigerant_activitys', leak('kyoto_gases', 'HFC-134a'), { direct: 3250 }],
  ['SF6: 2.5 kg × 23,500', 'refrigerant_activitys', leak('kyoto_gases', 'SF6'), { direct: 58_750 }],
];

/** 1,000 passenger-km with radiative forcing. */
const FLIGHTS: readonly Case[] = (
  [
    ['GB', 'average', 229.28, 33.5, '3160'],
    ['ES', 'average', 127.86, 22.86, '3162'],
    ['ES', 'economy', 125.76, 22.49, '3164'],
    ['ES', 'business', 188.63, 33.73, '3166'],
    ['US', 'average', 152.82, 32.13, '3168'],
    ['US', 'economy', 117.04, 24.61, '3170'],
  ] as const
).map(([to, travel_class, direct, wtt, row]) => [
  `flight to ${to}, ${travel_class} (21_316_${row}_11_1, 22_912_${row}_11_1)`,
  'business_travel',
  flight(to, travel_class),
  { direct, wtt },
]);

const TRAVEL: readonly Case[] = [
  ...FLIGHTS,
  ['premium economy (21_316_3172_11_1)', 'business_travel', flight('US', 'premium_economy'), { direct: 187.26 }],
  ['long-haul business (21_316_3174_11_1)', 'business_travel', flight('US', 'business'), { direct: 339.4 }],
  ['long-haul first (21_316_3176_11_1)', 'business_travel', flight('US', 'first'), { direct: 468.14 }],
  ['France to the US (21_316_3180_11_1)', 'business_travel', flight('US', 'economy', 'FR'), { direct: 109.16 }],
  [
    'rail: 400 km × 0.03546 (25_315_3147_11_1), × 0.00897 (26_911_3147_11_1)',
    'business_travel',
    () => trip('national_rail', 400),
    { direct: 14.184, wtt: 3.588 },
  ],
  [
    'international rail: 400 km × 0.00446 (25_315_3148_11_1)',
    'business_travel',
    () => trip('international_rail', 400),
    { direct: 1.784, wtt: 0.468 },
  ],
  ['tram: 100 km × 0.0286 (25_315_3149_11_1)', 'commute', () => trip('light_rail', 100), { direct: 2.86, wtt: 0.749 }],
  ['underground: 100 km × 0.0278 (25_315_3150_11_1)', 'commute', () => trip('underground', 100), { direct: 2.78 }],
  [
    'taxi: 100 passenger-km × 0.14861 (25_313_3141_11_1)',
    'business_travel',
    () => trip('taxi', 100),
    { direct: 14.861 },
  ],
  ['UK: 6 room-nights × 10.4 (29_600_4000_13_1)', 'stays', night('GB'), { direct: 62.4 }],
  ['London × 11.5 (29_600_4001_13_1)', 'stays', night('GB', { stay_type: 'hotel_london' }), { direct: 69 }],
  ['France × 6.7 (29_600_4016_13_1)', 'stays', night('FR'), { direct: 40.2 }],
  ['Germany × 13.2 (29_600_4017_13_1)', 'stays', night('DE'), { direct: 79.2 }],
  ['Japan × 39 (29_600_4025_13_1)', 'stays', night('JP'), { direct: 234 }],
  ['United States × 16.1 (29_600_4053_13_1)', 'stays', night('US'), { direct: 96.6 }],
  ['1,000 hours × 0.33378 (32_603_9999_12_1)', 'home_working_activity', desk(), { direct: 333.78 }],
  ['1,000 hours × 0.03144 (32_601_9999_12_1)', 'home_working_activity', desk({ heating: false }), { direct: 31.44 }],
];

const GOODS: readonly Case[] = [
  [
    'glass, 2 t recycled × 4.68568 (20_501_5268_15_1)',
    'waste_activitys',
    waste('glass', 'recycled'),
    { direct: 9.37136 },
  ],
  [
    'glass, 2 t landfilled × 8.98311 (20_501_5271_15_1)',
    'waste_activitys',
    waste('glass', 'landfill'),
    { direct: 17.96622 },
  ],
  [
    'food, 2 t landfilled × 700.30886 (20_507_5292_15_1)',
    'waste_activitys',
    waste('food_and_drink_waste', 'landfill'),
    { direct: 1400.61772 },
  ],
  [
    'commercial waste, 2 t burnt × 4.68568 (20_507_5311_15_1)',
    'waste_activitys',
    waste('commercial_and_industrial_waste', 'rdf'),
    { direct: 9.37136 },
  ],
  [
    'commercial waste, 2 t landfilled × 520.5327 (20_507_5313_15_1)',
    'waste_activitys',
    waste('commercial_and_industrial_waste', 'landfill'),
    { direct: 1041.0654 },
  ],
  ['water: 1,000 m3 × 0.1913 (17_404_4005_1_1)', 'water_activitys', metered(1000, 'm3'), { direct: 191.3 }],
  ['waste water: 1,000 m3 × 0.17088 (18_405_4006_1_1)', 'discharge_activitys', metered(1000, 'm3'), { direct: 170.88 }],
  [
    'lorry: 2,000 t km × 0.10163 (27_304_3140_14_1)',
    'upstream_transmission_distribution',
    load('lorry'),
    { direct: 203.26 },
  ],
  [
    'average rigid lorry: 2,000 t km × 0.19748 (27_304_3124_14_1)',
    'upstream_transmission_distribution',
    load('lorry', { travel_class: 'average_rigid' }),
    { direct: 394.96 },
  ],
  [
    'freight train: 2,000 t km × 0.02779 (27_315_3151_14_1), × 0.00691 (28_911_3151_14_1)',
    'upstream_transmission_distribution',
    load('rail_freight'),
    { direct: 55.58, wtt: 13.82 },
  ],
  [
    'general cargo ship: 2,000 t km × 0.01321 (27_320_3228_14_1)',
    'upstream_transmission_distribution',
    load('general_cargo_ship'),
    { direct: 26.42 },
  ],
  [
    'advice for GBP 1,000 of 2022 × 1.2371 (G.5A) × 0.078 (USEEIO 1.3.0, 541611)',
    'purchased_goods_activitys',
    bought(1000, 'GBP', 2022, advice),
    { direct: 96.4938 },
  ],
  [
    'advice for SEK 1,000 of 2022 / 10.1177 × 0.078',
    'purchased_goods_activitys',
    bought(1000, 'SEK', 2022, advice),
    { direct: 7.709262 },
  ],
  [
    'advice for GBP 1,000 of 2023 × 1.2440 × 292.655 / 304.702 (BLS CUUR0000SA0) × 0.078',
    'purchased_goods_activitys',
    bought(1000, 'GBP', 2023, advice),
    { direct: 93.195647 },
  ],
  [
    'advice for GBP 1,000 of 2025 × 1.3192 (G.5A) × 292.655 / 321.943 (BLS CUUR0000SA0) × 0.078',
    'purchased_goods_activitys',
    bought(1000, 'GBP', 2025, { ...advice, ...BY_INDUSTRY }),
    { direct: 93.536735 },
  ],
  [
    'air freight: 2,000 t km × 0.89939 (27_317_3156_14_1), × 0.13516 (28_913_3156_14_1)',
    'upstream_transmission_distribution',
    load('cargo_flight', { travel_class: 'long_haul_average' }),
    { direct: 1798.78, wtt: 270.32 },
  ],
  [
    'lease: 500 m² × 107 kWh × 0.177 (7_400_4000_5_1), one year of it',
    'lease_activitys',
    () => ({
      ...{ location_id: ids['uk'], area: 500, area_units: 'm2', energy_per_m2: 107 },
      ...{ from: utcDay(2025, 1, 1), to: utcDay(2025, 12, 31) },
    }),
    { direct: 9469.5 },
  ],
  [
    'rent of GBP 12,000 of 2025 × 1.2 (VAT) × 86.6 / 138.4 (ONS D7BT) × 0.12 (uk-annex-e-2009/UK-64)',
    'lease_activitys',
    () => rented('uk', 12_000, 'GBP'),
    { direct: 1081.248555 },
  ],
  [
    'rent of USD 10,000 of 2025 × 292.655 / 321.943 (BLS CUUR0000SA0) × 0.246 (us-useeio-1-3-0/531120, with margins)',
    'lease_activitys',
    () => rented('california', 10_000, 'USD'),
    { direct: 2236.207341 },
  ],
  [
    'generator: 100 litres of gas oil × 2.75541 (1_101_1014_8_1)',
    'power_activitys',
    () => ({
      location_id: ids['uk'],
      source_id: ids['generator'],
      amount: 100,
      units: 'L',
      quantity: 1,
      ...month(2025),
    }),
    { direct: 275.541 },
  ],
  [
    'panels: 1,000 kWh made, 200 of them sold, nothing burnt',
    'power_activitys',
    () => ({
      ...{ location_id: ids['uk'], source_id: ids['panels'], generated: 1000, used: 800, sold: 200, units: 'kWh' },
      ...month(2025),
    }),
    { direct: 0 },
  ],
  [
    'a figure of one’s own: 2.5 t of category 5',
    'carbon_activitys',
    () => ({
      ...{ location_id: ids['uk'], amount: 2.5, units: 't', scope: 'scope_3', scope3_category: 5, ...month(2025) },
      ...{ source: 'Statement of the contractor', reason: 'Not weighed' },
    }),
    { direct: 2500 },
  ],
  [
    'supplier: 1,200 t of a revenue of GBP 4 million, GBP 50,000 spent',
    'purchased_goods_activitys',
    bought(50_000, 'GBP', 2025),
    { direct: 15_000 },
  ],
];

compare([...ELECTRICITY, ...FUEL, ...TRAVEL, ...GOODS]);

it.each([
  ['1,000 × 1.3192 (2025) × 292.655 / 321.943 (2025) × 0.078', 'GBP', 2026, 93.536735],
  ['1,000 / 10.6089 (2023) × 292.655 / 313.689 × 0.078', 'SEK', 2024, 6.859317],
  ['1,000 × 292.655 / 321.943 (2025) × 0.078', 'USD', 2026, 70.904135],
] as const)('the latest rate and index stand in for a later year: %s', async (_, currency, year, direct) => {
  expect(await spentFigures(1000, currency, year, advice.spend_category)).toEqual({ direct });
});

it('a rate that nobody loaded is named', async () => {
  expect(await spentFigures(1000, 'ISK', 2022, advice.spend_category)).toEqual({
    direct: 'No exchange rate from ISK to USD is loaded for 2022: the operator of this portal can import it',
  });
});
