import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { utcDay } from '@lichen/contracts/formats/days';
import { until } from '../../../platform/jobs/testing/work-place';
import { LOCATION, type World, makeWorld } from '../../../../test/world';
import { loadFactorLibrary } from './factor-library.loader';
import { importPlan } from './import-plan';
import { refresher, writeFactors } from './imported-factors.store';
import type { FactorTables } from './live-library';
import { fileRows } from './publisher-files/file-rows';
import { readEdition } from './publisher-files/read-edition.loader';

const shipped = join(__dirname, '../../../../reference/factors');
let world: World;

beforeEach(async () => {
  world = await makeWorld();
}, 60_000);
afterEach(() => world.stop());

const COLUMNS = 'id,uom,ghg_unit,factor,year';
const NEWER = `${COLUMNS}\n7_400_4000_5_1,kWh,kg CO2e,0.1,2027\n13_402_4000_5_1,kWh,kg CO2e,0.01,2027`;

const store = (tables: FactorTables): Promise<void> => {
  const { database } = world.engine.platform;
  return database.transaction((tx) => writeFactors(tx, database.dialect, tables, Date.UTC(2026, 10, 21)));
};

/** Imports a file as the program does, into the database of this portal. */
async function imported(text: string): Promise<void> {
  const { database } = world.engine.platform;
  const library = loadFactorLibrary(shipped);
  await refresher(library, database)();
  const edition = readEdition(fileRows(text), library.tables());
  if ('faults' in edition) throw new Error(JSON.stringify(edition.faults));
  await store(importPlan(edition, library).tables);
}

async function storedSets() {
  const library = loadFactorLibrary(shipped);
  const { length } = library.tables().sets;
  await refresher(library, world.engine.platform.database)();
  const { sets, factors } = library.tables();
  return sets.slice(length).map(({ id }) => [id, factors.filter(({ set }) => set === id).length]);
}

it('moves no figure until a recalculation is committed', async () => {
  const { admin } = world;
  const location_id = (await admin.send('POST', 'locations', LOCATION)).body.obj._id;
  const period = { from: utcDay(2027, 1, 1), to: utcDay(2027, 1, 31) };
  const bill = { location_id, ...period, amount: 1000, units: 'kWh', renewable_amount: 0 };
  const created = await admin.send('POST', 'electricity_activitys', bill);
  expect(created.status).toBe(201);
  const figure = async () => {
    const { list } = (await admin.send('GET', `emission_calcs?activity_id=${created.body.obj._id}`)).body;
    return list.find(
      (row: Record<string, unknown>) =>
        row['used'] && row['component'] === 'direct' && row['scope2_basis'] === 'location',
    );
  };

  await imported(NEWER);
  expect(await figure()).toMatchObject({ CO2: 130.96, factor_set: expect.stringContaining('2026') });

  const { _id } = (await admin.send('POST', 'recalculate', {})).body.obj;
  const inState = (state: string) =>
    until(async () => {
      const { obj } = (await admin.send('GET', `recalculations/${_id}`)).body;
      return obj.state === state && obj;
    }, 15_000);
  expect((await inState('proposed')).difference.reasons).toMatchObject([{ reason: 'Other factors apply' }]);
  expect(await figure()).toMatchObject({ CO2: 130.96 });
  await admin.send('POST', 'decide_recalculation', { id: _id, decision: 'commit' });
  await inState('committed');

  expect(await figure()).toMatchObject({ CO2: 100, factor_id: 'uk-2027/7_400_4000_5_1' });
  const { list } = (await admin.send('GET', 'factor_sets?q=uk-2027')).body;
  expect(list).toMatchObject([{ id: 'uk-2027', revision: 'as imported' }]);
}, 60_000);

it('stores a whole edition or nothing', async () => {
  const library = loadFactorLibrary(shipped);
  const edition = readEdition(fileRows(NEWER), library.tables());
  if ('faults' in edition) throw new Error('refused');
  const { sets, factors } = importPlan(edition, library).tables;
  const broken = [...factors, { ...factors[0], publisher_table: null as unknown as string }] as typeof factors;

  await expect(store({ sets, factors: broken })).rejects.toThrow();
  expect(await storedSets()).toEqual([]);

  await imported(NEWER);
  expect(await storedSets()).toEqual([['uk-2027', 2]]);
  await imported(NEWER);
  expect(await storedSets()).toEqual([
    ['uk-2027', 2],
    ['uk-2027+2', 2],
  ]);
}, 60_000);

it('is asked for by a program that says how', () => {
  const program = join(__dirname, '../../../../dist/cli/factors.js');
  expect(() => execFileSync(process.execPath, [program, 'export'], { stdio: 'pipe' })).toThrow('factors import FILE');
});
