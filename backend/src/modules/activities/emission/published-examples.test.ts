import { utcDay } from '@lichen/contracts/formats/days';
import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { type Circumstances, rowsOf } from './testing/rows-of.loader';

interface Example {
  readonly says: string;
  readonly source: string;
  readonly type: ActivityType;
  readonly activity: Record<string, unknown>;
  readonly around?: Circumstances;
  /** The figure that the publisher prints: all gases, or carbon dioxide alone. */
  readonly of: 'all' | 'co2';
  readonly kg: number;
  /** Half of the last digit the publisher prints, in kg. */
  readonly within: number;
}

const JANUARY = { from: utcDay(2025, 1, 1), to: utcDay(2025, 1, 31) };
const KG_PER_LB = 0.45359237;
const american = (year: number, amount: number) => ({
  ...{ from: utcDay(year, 1, 1), to: utcDay(year, 12, 31), amount, units: 'MWh', renewable_amount: 0 },
  electricity_grid: 'US Average',
});
const leak = (refrigerant_type: string, gwp: number): Example => ({
  says: `1 kg of ${refrigerant_type} is ${gwp} kg CO₂e`,
  source: 'US EPA, GHG Emission Factors Hub, Table 12: Global Warming Potentials (GWPs) for Blended Refrigerants',
  type: 'refrigerant_activitys',
  activity: { ...JANUARY, refrigerant_type, refrigerant_used: 1, units: 'kg' },
  ...{ of: 'all', kg: gwp, within: 0.5 },
});

const EXAMPLES: readonly Example[] = [
  {
    says: 'a therm of natural gas is 0.005306 metric tons of CO2',
    source:
      'US EPA, Greenhouse Gas Equivalencies Calculator, revision history of 25 April 2013, ' +
      'https://www.epa.gov/cleanenergy/energy-resources/calc-rev-history.html',
    type: 'fuel_activitys',
    activity: { ...JANUARY, fuel: 'Natural gas', amount: 1, units: 'therm', quantity: 1, manual_energy: false },
    around: { location: { country: 'US' } },
    ...{ of: 'co2', kg: 5.306, within: 0.0005 },
  },
  {
    says: 'a megawatt hour of the US average of 2022 is 823.1 lb of CO2',
    source: 'US EPA, Greenhouse Gas Equivalencies Calculator, Calculations and References, eGRID2022',
    type: 'electricity_activitys',
    activity: american(2022, 1),
    ...{ of: 'co2', kg: 823.1 * KG_PER_LB, within: 0.05 * KG_PER_LB },
  },
  {
    says: 'a megawatt hour of the US average of 2023 is 771.5 lb of CO2',
    source: 'US EPA, GHG Emission Factors Hub of January 2025, eGRID2023',
    type: 'electricity_activitys',
    activity: american(2023, 1),
    ...{ of: 'co2', kg: 771.5 * KG_PER_LB, within: 0.05 * KG_PER_LB },
  },
  {
    says: '220,000 kWh of the US average of 2022 are 82.1 t of CO2',
    source: 'GHG Protocol Calculation Skill Suite, upstream transportation, question 3: 0.373 kg a kWh of eGRID2022',
    type: 'electricity_activitys',
    activity: american(2022, 220),
    ...{ of: 'co2', kg: 82_100, within: 50 },
  },
  leak('R404A', 3943),
  leak('R407C', 1624),
  leak('R410A', 1924),
];

test.each(EXAMPLES)('$says: $source', ({ type, activity, around, of, kg, within }) => {
  const [row] = rowsOf(type, activity, around);

  expect(row?.err_msg).toBeNull();
  const figure = of === 'co2' ? row?.gases?.co2 : row?.exact_kg;
  expect(Math.abs(Number(figure) - kg)).toBeLessThanOrEqual(within);
});
