import { utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, type World, makeWorld } from '../../../../test/world';
import { schemaOver } from '../../../platform/store/schema';
import { sha256 } from '../../../platform/sha256';
import type { StoredRow } from '../emission/calculation-row';
import { recompute } from '../emission/recompute/recompute';
import { up as problemCodes } from './2026-11-21-98-problem-codes';

let world: World;
let location_id: string;

beforeAll(async () => {
  world = await makeWorld();
  location_id = (await world.admin.send('POST', 'locations', LOCATION)).body.obj._id;
}, 60_000);
afterAll(() => world.stop());

const OF_1995 = { from: utcDay(1995, 3, 1), to: utcDay(1995, 3, 31) };
const MISSING = { code: 'noFactor', params: { x: 'Electricity, United Kingdom, 1995' } };
const SENTENCE = 'No emission factor found for Electricity, United Kingdom, 1995';

async function withoutFigure(): Promise<string> {
  const bill = { location_id, ...OF_1995, amount: 100, units: 'kWh', renewable_amount: 0 };
  return (await world.admin.send('POST', 'electricity_activitys', bill)).body.obj._id;
}

const activityOf = async (id: string) => (await world.admin.send('GET', `electricity_activitys/${id}`)).body.obj;
const rowOf = async (id: string) => (await world.admin.send('GET', `emission_calcs?activity_id=${id}`)).body.list[0];

it('says why there is no figure in the words of the specification and by its code', async () => {
  const id = await withoutFigure();

  expect(await activityOf(id)).toMatchObject({ err_msg: SENTENCE, problem: MISSING });
  expect(await rowOf(id)).toMatchObject({ err_msg: SENTENCE, problem: MISSING });
  const mended = await world.admin.send('PATCH', `electricity_activitys/${id}`, {
    ...{ from: utcDay(2025, 3, 1), to: utcDay(2025, 3, 31) },
  });
  expect(mended.body.obj).toMatchObject({ err_msg: null, problem: null });
});

it('explains it in the reader’s language, with what is missing', async () => {
  const { _id } = await rowOf(await withoutFigure());
  await world.admin.send('POST', 'profile/set_lang', { lang: 'FR' });

  const { obj } = (await world.admin.send('GET', `emission_calcs/${_id}/explain`)).body;
  expect(obj.sentence).toContain('Aucun facteur d’émission trouvé pour Électricité, Royaume-Uni, 1995');

  const { body } = await world.admin.send('POST', 'activity_extract', { filters: {} });
  const file = `${world.url}/api/data/activity_extract/${body.obj._id}?f=1`;
  const text = await (await fetch(file, { headers: { cookie: world.admin.cookie } })).text();
  expect(text).toContain('Aucun facteur d’émission trouvé pour Électricité, Royaume-Uni, 1995');
});

it('gives rows of before their code, and leaves their sentence and their seal', async () => {
  const { database } = world.engine.platform;
  const id = await withoutFigure();
  const before = await rowOf(id);
  const forget = (table: string, column: string) =>
    database.transaction((tx) => tx.run(`UPDATE ${table} SET problem = NULL WHERE ${column} = ?`, [id]));
  await forget('activities', 'id');
  await forget('emission_calcs', 'activity_id');
  expect(await activityOf(id)).toMatchObject({ err_msg: SENTENCE, problem: null });

  const schema = schemaOver(database.sequelize.getQueryInterface());
  const alike = { ...schema, addColumn: async () => undefined };
  await problemCodes(alike);
  await problemCodes(alike);

  expect(await activityOf(id)).toMatchObject({ err_msg: SENTENCE, problem: MISSING });
  expect(await rowOf(id)).toEqual(before);
  expect(recompute(before as StoredRow, sha256)).toEqual({ equal: true, differences: [] });
  expect(recompute({ ...before, problem: null } as StoredRow, sha256).equal).toBe(true);
});
