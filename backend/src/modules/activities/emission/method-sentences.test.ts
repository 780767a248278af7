import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { utcDay } from '@lichen/contracts/formats/days';
import { AMERICAN, BRITISH, figures, rowsOf } from '../../../../test/figures';

/** More sentences of docs/method.md: all that an activity of each gives, worked out by hand from published rows. */
const method = readFileSync(join(__dirname, '../../../../../docs/method.md'), 'utf8').replace(/\s+/g, ' ');

const year = (of: number) => ({ from: utcDay(of, 1, 1), to: utcDay(of, 12, 31) });
const day = (of: number) => ({ from: utcDay(of, 3, 2), to: utcDay(of, 3, 2) });
const at = (country: string, electricity_grid: string, more: object = {}) => ({
  location: { country, electricity_grid, ...more } as never,
});
const bill = { amount: 1000, units: 'kWh', renewable_amount: 0 };
const NO_STATED = { co2_type: 'estimate', co2: null, co2_units: null };
const waste = { waste_material: null, ewc_code: null, includes_transmission: null, ...NO_STATED };
const leak = (refrigerant_type: string) => ({ refrigerant_type, refrigerant_used: 1, units: 'kg' });
const VAN = { type: 'average_van', power_rating: null, location: BRITISH };

type Given = readonly [ActivityType, Record<string, unknown>, object];

const SENTENCES: readonly (readonly [string, Given, Readonly<Record<string, string | null>>])[] = [
  [
    'A percentage of renewables without proof changes nothing.',
    ['electricity_activitys', { ...bill, renewable_amount: 500, ...year(2025) }, { location: BRITISH }],
    { 'direct location scope_2': '177', 'direct market scope_2': '177' },
  ],
  [
    'certificates, direct contracts and tariffs the company attests (at 0)',
    ['electricity_activitys', { ...bill, renewable_amount: 400, instrument: 'REGO', ...year(2025) }, {}],
    { 'direct location scope_2': '177', 'direct market scope_2': '106.2' },
  ],
  [
    'the rate a supplier states',
    ['electricity_activitys', { ...bill, supplier_factor: 0.0123456789, ...year(2025) }, {}],
    { 'direct location scope_2': '177', 'direct market scope_2': '12.3456789' },
  ],
  // aib-2025/DE and eea-2024/DE; the mixes of Austria and the Netherlands are blank.
  [
    'the residual mix where one is published',
    ['electricity_activitys', { ...bill, ...year(2025) }, at('DE', 'Germany')],
    { 'direct location scope_2': '291', 'direct market scope_2': '701.47' },
  ],
  [
    'A residual mix printed as blank (Austria, the Netherlands) is not zero',
    ['electricity_activitys', { ...bill, ...year(2025) }, at('NL', 'Netherlands')],
    { 'direct location scope_2': '245', 'direct market scope_2': '245' },
  ],
  [
    "Canada's with 2018",
    ['electricity_activitys', { ...bill, ...year(2018) }, at('CA', 'Ontario')],
    { 'direct location scope_2': '30' },
  ],
  [
    'Own generation that is used counts energy and no scope 2.',
    ['electricity_activitys', { ...bill, self_produced: true, ...year(2025) }, {}],
    { 'direct location scope_2': '0', 'direct market scope_2': '0' },
  ],
  [
    'category 8 where the location is leased, else category 13',
    [
      'fuel_activitys',
      { fuel: 'Natural gas', amount: 1000, units: 'kWh', quantity: 1, manual_energy: false, ...year(2025) },
      at('GB', 'United Kingdom', { operational_control: false, leased: false }),
    ],
    { 'direct scope_3 13': '182.96', 'wtt scope_3 13': '30.21' },
  ],
  // 17_404_4005_1_1, 18_405_4006_1_1 of 2025.
  ['m³ × supply', ['water_activitys', { amount: 10, units: 'm3', ...day(2025) }, {}], { 'direct scope_3 1': '1.913' }],
  [
    'm³ × treatment',
    ['discharge_activitys', { amount: 10, units: 'm3', ...day(2025) }, {}],
    { 'direct scope_3 5': '1.7088' },
  ],
  [
    'hours × desk, heating or both',
    ['home_working_activity', { working_hours: 100, equipment: true, heating: true, ...day(2025) }, {}],
    { 'direct scope_3 7': '33.378' },
  ],
  [
    'rooms × nights × country; in London',
    [
      'stays',
      { nights: 2, rooms: 3, stay_type: 'hotel', location: { name: 'London', country: 'GB' }, ...day(2026) },
      {},
    ],
    { 'direct scope_3 6': '69' },
  ],
  [
    'of a car divided by its occupants',
    ['business_travel', { transport_method: 'car', distance: 100, units: 'miles', occupants: 4, ...day(2025) }, {}],
    { 'direct scope_3 6': '6.72875' },
  ],
  [
    'Sulphur hexafluoride of AR6 is 24300',
    ['refrigerant_activitys', { ...leak('SF6'), ...day(2025) }, { gwp: 'AR6' }],
    { 'direct scope_1': '24300' },
  ],
  [
    'volume or energy × fuel',
    [
      'vehicle_activitys',
      { fuel_type: 'cng', quantity: 100, fuel_units: 'kWh', number_of_hours: null, ...day(2026) },
      { vehicle: { ...VAN, fuel_type: 'cng' } },
    ],
    { 'direct scope_1': '18.231', 'wtt scope_3 3': '3.789' },
  ],
  [
    'A journey is shown outside the scopes',
    [
      'vehicle_journeys',
      { distance: 100, units: 'km', ...day(2025) },
      { vehicle: { ...VAN, fuel_type: 'diesel' }, countedElsewhere: 'all' },
    ],
    { 'direct no_scope': '25.561', 'wtt no_scope': '6.128' },
  ],
  [
    'Stated carbon below zero is a purchased credit or an own removal, whatever scope was entered with it',
    ['carbon_activitys', { amount: -2.5, units: 't', scope: 'scope_1', ...day(2025) }, {}],
    { 'direct no_scope': '-2500' },
  ],
  [
    // Table 1 of 2025, motor gasoline: 8.78 kg CO₂, 0.38 g CH₄ and 0.08 g N₂O a gallon.
    'kg CO₂ + g CH₄ × 28 / 1000 + g N₂O × 265 / 1000',
    [
      'fuel_activitys',
      {
        ...{
          fuel: 'Petrol (average biofuel blend)',
          amount: 100,
          units: 'gal (US)',
          quantity: 1,
          manual_energy: false,
        },
        ...day(2025),
      },
      { location: AMERICAN },
    ],
    { 'direct scope_1': '881.184' },
  ],
  [
    'without a material mixed commercial waste',
    ['waste_activitys', { ...waste, landfill_weight: 2, landfill_weight_units: 't', ...day(2025) }, {}],
    { 'direct scope_3 5': '1041.0654' },
  ],
];

test.each(SENTENCES)('%s', (sentence, [type, activity, around], expected) => {
  expect([sentence, method.includes(sentence)]).toEqual([sentence, true]);
  expect(figures(rowsOf(type, activity, around as never))).toMatchObject(expected);
});
