import { utcDay } from '@lichen/contracts/formats/days';
import { citedCases } from './published-cases';
import type { Case } from './published-drafts';

/**
 * Activities in the shapes of the specification alone, without the fields that we have beside it. Worked out by hand from
 * rows of the UK Government of 2025.
 */

const { compare, ids, made, sent } = citedCases({ uk: ['GB', 'United Kingdom'] }, 2025, async () => {
  const vehicle = { name: 'Car', location_id: ids['uk'], fuel_units: 'mile', type: 'medium_car', fuel_type: 'petrol' };
  ids['car'] = await made('vehicles', vehicle);
});

const journey = (over: object) => () => ({
  ...{ activity_type: 'vehicle_journeys', location_id: ids['uk'], vehicle_id: ids['car'], date: utcDay(2025, 5, 6) },
  ...over,
});
const waste = (over: object) => () => ({
  ...{ location_id: ids['uk'], product_id: ids['product'], partner_id: ids['supplier'] },
  ...{ collection_date: utcDay(2025, 5, 6), landfill_weight: 1.5, landfill_weight_units: 'tonnes', ...over },
});
const task = (activity_type: string) => () => ({
  ...{ activity_type, task_type: 'Inspection', location_id: ids['uk'], completed_by: ids['person'], elapsed_time: 2 },
  ...{ start_date: utcDay(2025, 5, 6), end_date: utcDay(2025, 5, 7) },
});

const CASES: readonly Case[] = [
  [
    'a journey with its units in the distance: 100 miles × 0.28121 (4_301_3054_9_1)',
    'vehicle_journeys',
    journey({
      distance: { distance: 100, units: 'miles' },
      from: { address: { name: 'Leeds' } },
      to: { name: 'York' },
    }),
    { direct: 28.121 },
  ],
  [
    'waste without a material is mixed: 1.5 t × 520.5327 (20_507_5313_15_1)',
    'waste_activitys',
    waste({}),
    { direct: 780.79905 },
  ],
  [
    'waste by its code as notes write it: 1.5 t of 20 03 01 × 520.5327',
    'waste_activitys',
    waste({ ewc_code: '20 03 01' }),
    { direct: 780.79905 },
  ],
  [
    'cardboard by its name: 1.5 t × 1164.4894 landfilled (20_506_5446_15_1)',
    'waste_activitys',
    waste({ waste_material: 'Cardboard' }),
    { direct: 1746.7341 },
  ],
];

compare(CASES);

it('takes a record that says its own type, and no other one', async () => {
  expect((await sent('task_activitys', task('task_activitys'))).status).toBe(201);
  expect((await sent('task_activitys', task('stays'))).body.errors).toEqual({
    activity_type: 'This field is set by the system',
  });
});
