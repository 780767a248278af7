import { utcDay } from '@lichen/contracts/formats/days';
import { citedCases, type Printed } from './published-cases';
import type { Body } from './published-drafts';

/**
 * Published examples of sums along the value chain, sent through the API and met within the digits they print:
 * travel, stays, work at home, waste, freight, goods, and a supplier's share.
 */

const cited = citedCases({ uk: ['GB', 'United Kingdom'] }, 2025, async ({ ids, made }) => {
  const year = { period_start: utcDay(2025, 1, 1), period_end: utcDay(2025, 12, 31) };
  await made('partner_returns', {
    ...{ partner_id: ids['supplier'], ...year, revenue: 1_000_000 },
    ...{ scope1_co2: 6000, scope2_co2: 1000, scope3_co2: 3000 },
  });
});
const { trip, night, desk, waste, load, bought, meet } = cited;
const on = (year: number): Body => ({ journey_date: utcDay(year, 5, 6) });
const collected = (year: number): Body => ({ collection_date: utcDay(year, 5, 6) });

const MNE = 'MNE 2025, carbon report of the Southampton conference';
const UNDP = 'UNDP Huella Latam, Lácteos del Valle, UK factors of 2025';
const LEDGER = 'CarbonLedger, golden figures, UK factors of 2024';
const ROOMS = 'emissions.dev, hotel stays, UK factors of 2025';
const FREIGHT = 'upstream_transmission_distribution';

const TRAVEL: readonly Printed[] = [
  [
    'GreenLang, rail: 640 km × 0.03549 is 22.7136 kg',
    'business_travel',
    () => trip('national_rail', 640, on(2022)),
    { direct: 22.7136 },
    0.00005,
  ],
  [`${MNE}: 0.03546 a km of rail`, 'business_travel', () => trip('national_rail', 1), { direct: 0.03546 }, 0.000005],
  [`${MNE}: 0.02776 by coach`, 'business_travel', () => trip('coach', 1), { direct: 0.02776 }, 0.000005],
  [
    `${MNE}: 0.10385 by bus`,
    'business_travel',
    () => trip('bus', 1, { travel_class: 'average' }),
    { direct: 0.10385 },
    0.000005,
  ],
  [
    `${MNE}: 0.01871 on foot by ferry`,
    'business_travel',
    () => trip('ferry', 1, { travel_class: 'foot_passenger' }),
    { direct: 0.01871 },
    0.000005,
  ],
  [
    `${MNE}: 0.17304 by an average diesel car`,
    'business_travel',
    () => trip('car', 1, { fuel_type: 'diesel' }),
    { direct: 0.17304 },
    0.000005,
  ],
  [
    `${LEDGER}: 7,920 km by underground 220.176 kg`,
    'commute',
    () => trip('underground', 7920, on(2024)),
    { direct: 220.176 },
    0.0005,
  ],
  [
    `${LEDGER}: 11,000 km of a petrol car 1809.5 kg`,
    'commute',
    () => trip('car', 11_000, { fuel_type: 'petrol', ...on(2024) }),
    { direct: 1809.5 },
    0.05,
  ],
];

const STAYS: readonly Printed[] = [
  [
    'POCUS carbon cost calculator, 2023: 20.8 kg for two nights in the UK',
    'stays',
    night('GB', { nights: 2, rooms: 1, arrival_date: utcDay(2023, 5, 6) }),
    { direct: 20.8 },
    0.05,
  ],
  [`${UNDP}: 46 room-nights in Brazil 400.2 kg`, 'stays', night('BR', { nights: 23 }), { direct: 400.2 }, 0.05],
  [`${UNDP}: 22 room-nights in Spain 154 kg`, 'stays', night('ES', { nights: 11 }), { direct: 154 }, 0.5],
  [`${ROOMS}: 4.7 kg in Costa Rica`, 'stays', night('CR', { nights: 1, rooms: 1 }), { direct: 4.7 }, 0.05],
  [`${ROOMS}: 152 kg on the Maldives`, 'stays', night('MV', { nights: 1, rooms: 1 }), { direct: 152 }, 0.5],
];

const AT_HOME: readonly Printed[] = [
  [
    'Themisiq, commuting figures: 10 people × 2 days × 46 weeks × 7.5 hours of 2026 are 2235.117 kg',
    'home_working_activity',
    desk({ working_hours: 6900, start_date: utcDay(2026, 5, 6) }),
    { direct: 2235.117 },
    0.0005,
  ],
];

const WASTE: readonly Printed[] = [
  [
    `${UNDP}: 62 t landfilled 32,273.0274 kg`,
    'waste_activitys',
    waste('commercial_and_industrial_waste', 'landfill', { landfill_weight: 62 }),
    { direct: 32_273.0274 },
    0.00005,
  ],
  [
    `${UNDP}: 18 t of plastics recycled 84.34224 kg`,
    'waste_activitys',
    waste('plastic_average_plastics', 'recycled', { recycled_weight: 18 }),
    { direct: 84.34224 },
    0.000005,
  ],
  [
    `${LEDGER}: 2 t landfilled 1040.668 kg`,
    'waste_activitys',
    waste('commercial_and_industrial_waste', 'landfill', collected(2024)),
    { direct: 1040.668 },
    0.0005,
  ],
  [
    'Themisiq, waste: 520.58023 kg a tonne landfilled in 2026',
    'waste_activitys',
    waste('commercial_and_industrial_waste', 'landfill', { landfill_weight: 1, ...collected(2026) }),
    { direct: 520.58023 },
    0.000005,
  ],
];

const FREIGHTED: readonly Printed[] = [
  [
    `${UNDP}: 1,240,000 t km by container ship 19,988.8 kg`,
    FREIGHT,
    load('container_ship', { weight: 200, distance: 6200 }),
    { direct: 19_988.8 },
    0.05,
  ],
  [
    `${LEDGER}: 15,000 t km by lorry 1462.8 kg`,
    FREIGHT,
    load('lorry', { weight: 15, distance: 1000, ...on(2024) }),
    { direct: 1462.8 },
    0.05,
  ],
];

const SUITE: readonly Printed[] = [
  [
    'GHG Protocol Calculation Skill Suite, upstream transport: 46.8 million t km by container ship of 2024 × 0.016',
    FREIGHT,
    load('container_ship', { weight: 2400, distance: 19_500, ...on(2024) }),
    { direct: 748_800 },
    0.0005 * 46_800_000,
  ],
];

const BY_MASS = { method: 'factor', method_reason: 'The published example is of the material' };
const GOODS: readonly Printed[] = [
  [
    `${UNDP}: 85 t of plastics × 3.172`,
    'purchased_goods_activitys',
    bought(100, 'GBP', 2025, { material: 'plastic_average_plastics', size: 85_000, ...BY_MASS }),
    { direct: 269_620 },
    0.0005 * 85_000,
  ],
  [
    'Emitwise Academy: 10,000 t of a supplier, a fifth of whose revenue is the customer’s, are 2,000 t',
    'purchased_goods_activitys',
    bought(200_000, 'GBP', 2025),
    { direct: 2_000_000 },
    0.5,
  ],
];

meet([...TRAVEL, ...STAYS, ...AT_HOME, ...WASTE, ...FREIGHTED, ...SUITE, ...GOODS]);
