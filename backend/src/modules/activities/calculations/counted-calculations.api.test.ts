import { COMPONENTS, SCOPE2_BASES } from '@lichen/contracts/activities/inventory-line';
import {
  COUNTED,
  type CountableRow,
  isCounted,
  isLive,
  isMain,
  isReported,
  isUsed,
  LIVE,
  MAIN,
  REPORTED,
  USED,
} from '@lichen/contracts/activities/calculations/counted-calculations';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { utcDay } from '@lichen/contracts/formats/days';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import fc from 'fast-check';
import { recordsOver } from '../../../platform/store/scoped-records';
import type { Where } from '../../../platform/store/sql';
import { LOCATION, makeWorld, type World } from '../../../../test/world';

let world: World;
let calculated: RecordOf<typeof emissionCalc>;

const calcs = () => {
  const { database } = world.engine.platform;
  return recordsOver(database, database, world.admin.companyId)(emissionCalc);
};

beforeAll(async () => {
  world = await makeWorld();
  const location_id = (await world.admin.send('POST', 'locations', LOCATION)).body.obj._id;
  const period = { from: utcDay(2026, 1, 1), to: utcDay(2026, 1, 31) };
  const bill = { location_id, ...period, amount: 1000, units: 'kWh', renewable_amount: 0 };
  await world.admin.send('POST', 'electricity_activitys', bill);
  calculated = (await calcs().list())[0] as typeof calculated;
}, 60_000);
afterAll(() => world.stop());

type Condition = readonly [name: string, holds: (row: CountableRow) => boolean, where: Where];

/** Each holds for fewer rows than the one before it. */
const CONDITIONS: readonly Condition[] = [
  ['live', isLive, LIVE],
  ['used', isUsed, USED],
  ['reported', isReported, REPORTED],
  ['counted', isCounted, COUNTED],
  ['main', isMain, MAIN],
];

const ROWS = [true, false].flatMap((used) =>
  [null, 'none', 'newer'].flatMap((superseded_by) =>
    COMPONENTS.flatMap((component) =>
      [...SCOPE2_BASES, null].map((scope2_basis): CountableRow => ({ used, superseded_by, component, scope2_basis })),
    ),
  ),
);

it('finds the rows in the database that it counts in memory', async () => {
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(ROWS, { minLength: 1 }), async (drawn) => {
      runs += 1;
      await calcs().insert(drawn.map((row, at) => ({ ...calculated, ...row, _id: `drawn-${runs}-${at}` })));
      const all = await calcs().list();
      for (const [name, holds, where] of CONDITIONS) {
        const found = (await calcs().list({ where })).map(({ _id }) => _id);
        expect([name, found.toSorted()]).toEqual([
          name,
          all
            .filter(holds)
            .map(({ _id }) => _id)
            .toSorted(),
        ]);
      }
    }),
    { numRuns: 12 },
  );
});

it('counts of every kind of row what the totals are made of', () => {
  const held = CONDITIONS.map(([, holds]) => ROWS.filter(holds));
  expect(held.map(({ length }) => length)).toEqual([36, 18, 12, 8, 2]);
  for (const [at, rows] of held.slice(1).entries()) expect(held[at]).toEqual(expect.arrayContaining(rows));
  expect(held[3]).toEqual(
    ['direct', 'td', 'wtt', 'wtt_td'].flatMap((component) =>
      ['location', null].map((scope2_basis) => ({ used: true, superseded_by: null, component, scope2_basis })),
    ),
  );
});
