import { utcDay } from '@lichen/contracts/formats/days';
import { citedCases, type Printed } from './published-cases';
import type { Body, Case } from './published-drafts';

/**
 * Published examples of sums, sent through the API and met within the digits they print; then inputs of people who
 * have never seen our lists, worked out by hand from rows of the UK Government of 2025 and of the EPA's hub.
 */

const cited = citedCases(
  {
    uk: ['GB', 'United Kingdom'],
    florida: ['US', 'FRCC'],
    ontario: ['CA', 'Ontario'],
  },
  2025,
  async ({ ids, made }) => {
    const van = { name: 'Van', location_id: ids['uk'], fuel_units: 'km', type: 'van_class_1', fuel_type: 'diesel' };
    ids['van'] = await made('vehicles', van);
  },
);
const { trip, power, fuel, flight, leak, waste, load, driven, metered, compare, meet } = cited;

const year = (from: number) => ({ from: utcDay(from, 1, 1), to: utcDay(from, 12, 31) });
const toNewYork = (travel_class: string) =>
  flight('US', travel_class, 'GB', { distance: 6148, journey_date: utcDay(2019, 5, 6) });

const COUNCIL = 'Colchester City Council, Our emissions';
const COZE = 'coze.ro, Reduce your emissions from air travel, UK factors of 2019';

const UNDP = 'UNDP Huella Latam, Lácteos del Valle, UK factors of 2025';
const SUITE = 'GHG Protocol Calculation Skill Suite, stationary combustion';
const GUARD = 'CarbonGuard AI, Test Results, UK factors of 2026';
const american = (draft: () => Body) => () => ({ ...draft(), location_id: cited.ids['florida'] });

const PRINTED: readonly Printed[] = [
  [
    `${COUNCIL}: 2019/20, 895.05 t of electricity, 75.99 t lost on its way`,
    'electricity_activitys',
    power('uk', 3_501_760.563, 2019, year(2019)),
    { 'direct location': 895_050, td: 75_990 },
    5,
  ],
  [
    `${COUNCIL}: 2022/23, 837.72 t and 76.63 t`,
    'electricity_activitys',
    power('uk', 4_331_988.83, 2022, year(2022)),
    { 'direct location': 837_720, td: 76_630 },
    5,
  ],
  [
    `${COUNCIL}: 2023/24, 905.99 t and 78.38 t`,
    'electricity_activitys',
    power('uk', 4_375_199, 2023, year(2023)),
    { 'direct location': 905_990, td: 78_380 },
    5,
  ],
  [`${COZE}: London to New York in economy 921 kg`, 'business_travel', toNewYork('economy'), { direct: 921 }, 0.5],
  [`${COZE}: in business 2671 kg`, 'business_travel', toNewYork('business'), { direct: 2671 }, 0.5],
  [`${COZE}: in first 3684 kg`, 'business_travel', toNewYork('first'), { direct: 3684 }, 0.5],
  [
    'SustX, Where is the carbon in water, 2021: 0.149 kg a cubic metre',
    'water_activitys',
    metered(1, 'm3', 2021),
    { direct: 0.149 },
    0.0005,
  ],
  [
    'the same: 0.272 kg for the waste water of it',
    'discharge_activitys',
    metered(1000, 'litres', 2021),
    { direct: 0.272 },
    0.0005,
  ],
  [
    'King’s Lynn and West Norfolk, water of 2020: 0.34 kg a cubic metre',
    'water_activitys',
    metered(1, 'm3', 2020),
    { direct: 0.34 },
    0.005,
  ],
  [
    'Measure Up, company vehicles, 2024: 0.16450 kg a km of an average petrol car',
    'business_travel',
    () => trip('car', 1, { fuel_type: 'petrol', journey_date: utcDay(2024, 5, 6) }),
    { direct: 0.1645 },
    0.000005,
  ],
  [
    'Persefoni Academy: 10,000 scf × 53.06 kg, 1 g and 0.1 g a mmBtu (0.001026 mmBtu a scf)',
    'fuel_activitys',
    american(fuel('Natural gas', 10_000, 'scf')),
    { direct: 10.26 * (53.06 + 0.028 + 0.0265) },
    0.5,
  ],
  [
    `${UNDP}: 1,850 MWh 327,450 kg`,
    'electricity_activitys',
    power('uk', 1850, 2025, { units: 'MWh' }),
    { 'direct location': 327_450 },
    0.5,
  ],
  [`${UNDP}: 46,000 m3 of water 8799.8 kg`, 'water_activitys', metered(46_000, 'm3'), { direct: 8799.8 }, 0.05],
  [`${UNDP}: 38,000 m3 drained 6493.44 kg`, 'discharge_activitys', metered(38_000, 'm3'), { direct: 6493.44 }, 0.005],
  [`${UNDP}: 3,200 kg of LPG × 2.939`, 'fuel_activitys', fuel('LPG', 3200, 'kg'), { direct: 9404.8 }, 0.0005 * 3200],
  [
    `${UNDP}: 28,400 L of diesel × 2.57`,
    'fuel_activitys',
    fuel('Diesel (average biofuel blend)', 28_400, 'L'),
    { direct: 72_988 },
    0.005 * 28_400,
  ],
  [
    'Themisiq, golden inventory: 850,000 kWh in Ontario 62.05 t',
    'electricity_activitys',
    power('ontario', 850_000, 2024),
    { 'direct location': 62_050 },
    5,
  ],
  [
    'IBM Envizi, Emissions API: 1 MMBtu of butane in the US 65.013 kg',
    'fuel_activitys',
    american(fuel('Butane', 1, 'MMBtu')),
    { direct: 65.013 },
    0.0005,
  ],
  [
    'IBM Envizi, Emissions API: 123.1 km of a diesel van of class I, 2024, 18.903236 kg',
    'vehicle_journeys',
    driven('van', 123.1, 2024),
    { direct: 18.903236 },
    0.0000005,
  ],
  [
    `${SUITE}: 12,000 therms in the US 63,737 kg`,
    'fuel_activitys',
    american(fuel('Natural gas', 12_000, 'therms')),
    { direct: 63_737 },
    0.5,
  ],
  [
    `${SUITE}: 48,500 therms in the US 257.6 t`,
    'fuel_activitys',
    american(fuel('natural gas', 48_500, 'therms')),
    { direct: 257_600 },
    50,
  ],
  [
    // By the million Btu; the hub prints its grams a gallon to two decimals.
    `${SUITE}: 3,500 gallons of distillate No. 2 in the US 35,852 kg`,
    'fuel_activitys',
    american(fuel('Distillate Fuel Oil No. 2', 3500, 'US gallons')),
    { direct: 35_852 },
    3500 * 0.005 * (0.028 + 0.265),
  ],
  [
    `${SUITE}: 250,000 kWh in the UK of 2024 45,725 kg`,
    'fuel_activitys',
    fuel('natural gas', 250_000, 'kWh', 2024),
    { direct: 45_725 },
    0.5,
  ],
  [
    `${SUITE}: 30,000 L of gas oil of 2024 × 2.76`,
    'fuel_activitys',
    fuel('Gas oil', 30_000, 'liters', 2024),
    { direct: 82_800 },
    0.005 * 30_000,
  ],
  [
    'the same suite, upstream transport: 180,000 L of diesel of 2024 × 2.51, upstream × 0.61',
    'fuel_activitys',
    fuel('Diesel', 180_000, 'L', 2024),
    { direct: 451_800, wtt: 109_800 },
    0.005 * 180_000,
  ],
  [
    `${GUARD}: 2500 L of mineral diesel 6653.875 kg`,
    'fuel_activitys',
    fuel('Diesel (100% mineral diesel)', 2500, 'litres', 2026),
    { direct: 6653.875 },
    0.0005,
  ],
  [
    `${GUARD}: 18,500 kWh of electricity 2422.76 kg`,
    'electricity_activitys',
    power('uk', 18_500, 2026),
    { 'direct location': 2422.76 },
    0.005,
  ],
];

meet(PRINTED);

const TYPED: readonly Case[] = [
  ['10 dth × 53.1145 (hub table 1)', 'fuel_activitys', american(fuel('Natural gas', 10, 'Dth')), { direct: 531.145 }],
  [
    '1,000 cubic feet × 0.05449534 (hub table 1)',
    'fuel_activitys',
    american(fuel('Natural gas', 1000, 'cubic feet')),
    { direct: 54.49534 },
  ],
  ['1,000 kWh (Gross CV) × 0.18296', 'fuel_activitys', fuel('Natural gas', 1000, 'kWh (Gross CV)'), { direct: 182.96 }],
  ['1,000 kWh (Net CV) × 0.20270', 'fuel_activitys', fuel('Natural gas', 1000, 'kWh (Net CV)'), { direct: 202.7 }],
  ['100 m^3 × 2.06672', 'fuel_activitys', fuel('Natural gas', 100, 'm^3'), { direct: 206.672 }],
  ['100 m³ × 2.06672', 'fuel_activitys', fuel('Natural gas', 100, 'm³'), { direct: 206.672 }],
  [
    '10,000 kWhs × 0.177',
    'electricity_activitys',
    power('uk', 10_000, 2025, { units: 'kWhs' }),
    { 'direct location': 1770 },
  ],
  ['25 kl of water × 0.1913', 'water_activitys', metered(25, 'kL'), { direct: 4.7825 }],
  [
    '2 metric tonnes of glass × 4.68568',
    'waste_activitys',
    waste('glass', 'recycled', { recycled_weight_units: 'metric tonnes' }),
    { direct: 9.37136 },
  ],
  [
    '10 metric tons over 200 kilometres × 0.10163',
    'upstream_transmission_distribution',
    load('lorry', { weight_units: 'metric tons', units: 'kilometres' }),
    { direct: 203.26 },
  ],
  ['100 L of Diesel × 2.57082', 'fuel_activitys', fuel('Diesel', 100, 'L'), { direct: 257.082 }],
  ['1,000 kWh of natural gas × 0.18296', 'fuel_activitys', fuel('natural gas', 1000, 'kWh'), { direct: 182.96 }],
  [
    '100 km in a car on Gasoline × 0.1645 of 2024',
    'business_travel',
    () => trip('car', 100, { fuel_type: 'Gasoline', journey_date: utcDay(2024, 5, 6) }),
    { direct: 16.45 },
  ],
  ['2.5 kg of SF₆ × 23,500', 'refrigerant_activitys', leak('kyoto_gases', 'SF₆'), { direct: 58_750 }],
  ['2.5 kg of sf6 × 23,500', 'refrigerant_activitys', leak('kyoto_gases', 'sf6'), { direct: 58_750 }],
  ['2.5 kg of nitrous oxide × 265', 'refrigerant_activitys', leak('kyoto_gases', 'Nitrous oxide'), { direct: 662.5 }],
  ['2.5 kg of r 410 a × 1924', 'refrigerant_activitys', leak('blends', 'r 410 a'), { direct: 4810 }],
];

compare(TYPED);
