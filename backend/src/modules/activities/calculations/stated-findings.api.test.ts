import { utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, type World, makeWorld } from '../../../../test/world';
import { recordsOver } from '../../../platform/store/scoped-records';
import { statedFigures } from './stated-figures.query';

const WHY = { reason: 'Statement of the supplier', evidence: 'Statement 12 of 2026' };
const march = (year: number) => ({ from: utcDay(year, 3, 1), to: utcDay(year, 3, 31) });

let world: World;
let location_id: string;

const send = (method: string, path: string, body?: unknown) => world.admin.send(method, path, body);
const bill = async (year: number): Promise<string> =>
  (
    await send('POST', 'electricity_activitys', {
      location_id,
      ...march(year),
      amount: 700,
      units: 'kWh',
      renewable_amount: 0,
    })
  ).body.obj._id;
const state = async (activity_id: string, more: object = {}): Promise<string> =>
  (await send('POST', 'emission_calcs', { activity_id, CO2: 5, units: 't', used: true, ...WHY, ...more })).body.obj._id;
const findings = async (year: number) => {
  const { list } = (
    await send('GET', `list_findings?start_date=${utcDay(year, 1, 1)}&end_date=${utcDay(year, 12, 31)}`)
  ).body;
  return list.filter(({ kind }: { kind: string }) => kind.includes('manual'));
};

beforeAll(async () => {
  world = await makeWorld();
  location_id = (await send('POST', 'locations', LOCATION)).body.obj._id;
}, 60_000);
afterAll(() => world.stop());

it('lists a figure that counts in place of a calculated one, until it no longer counts', async () => {
  const id = await bill(2021);
  const figure = async () => (await send('GET', `activities/${id}`)).body.obj.emission_calc;
  const { list } = (await send('GET', `emission_calcs?activity_id=${id}`)).body;
  const [{ exact_kg }] = list.filter((row: { scope2_basis: string }) => row.scope2_basis === 'location');
  const before = await figure();
  const calc = await state(id);

  expect(await findings(2021)).toMatchObject([
    {
      kind: 'manual_figure',
      activity_id: id,
      params: {
        figure: { ug: 5_000_000_000 },
        calculated: { ug: Math.round(Number(exact_kg) * 1e6) },
        reason: { text: 'Statement of the supplier' },
      },
    },
  ]);
  await send('DELETE', `emission_calcs/${calc}`);
  expect([await findings(2021), await figure()]).toEqual([[], before]);
});

it('is shown again where the figure is another one than the one that was dismissed', async () => {
  const calc = await state(await bill(2022));
  const [{ _id: finding, kind }] = await findings(2022);
  await send('POST', 'dismissed_findings', { finding, kind, reason: 'Seen the statement' });
  expect(await findings(2022)).toEqual([]);
  await send('PATCH', `emission_calcs/${calc}`, { CO2: 6 });
  expect(await findings(2022)).toMatchObject([{ params: { figure: { ug: 6_000_000_000 } } }]);
});

it.each([
  [2012, 'reason = NULL', 'No reason is stated.'],
  [2013, 'evidence = NULL', 'No evidence is stated.'],
  [2014, 'co2_ug = -5, CO2 = 0', 'It is below zero.'],
  [
    2015,
    "scope = 'scope_1', scope2_basis = NULL",
    'It counts beside the calculated figure, in a scope that this activity does not have.',
  ],
])('reads a record of %i that was stored with %s, and lists what is missing', async (year, set, problem) => {
  const calc = await state(await bill(year));
  const { database } = world.engine.platform;
  await database.transaction((tx) => tx.run(`UPDATE emission_calcs SET ${set} WHERE id = ?`, [calc]));

  const read = await send('GET', `emission_calcs/${calc}`);
  const told = await statedFigures(recordsOver(database, database, world.admin.companyId) as never, { id: calc });
  expect([read.status, told.map((each) => each.problem)]).toEqual([200, [problem]]);
  // The log does not know of it, and a list that was asked for before is kept by the log.
  expect(await findings(year)).toMatchObject([
    { kind: 'doubtful_manual_figure', params: { problem: { words: problem } } },
  ]);
  const refused = await send('PATCH', `emission_calcs/${calc}`, { CO2: -1 });
  expect(refused.status).toBe(400);
  expect((await send('PATCH', `emission_calcs/${calc}`, { used: false })).status).toBe(200);
});

it('is the cause of a change where it stands in one of the periods alone', async () => {
  await bill(2024);
  const id = await bill(2025);
  const parts = async () => {
    const days = `before_from=${utcDay(2024, 1, 1)}&before_to=${utcDay(2024, 12, 31)}`;
    const { body } = await send(
      'GET',
      `get_change_bridge?${days}&from=${utcDay(2025, 1, 1)}&to=${utcDay(2025, 12, 31)}`,
    );
    return body.parts;
  };
  const before = await parts();
  const calc = await state(id);
  const during = await parts();
  await send('DELETE', `emission_calcs/${calc}`);

  expect([before.stated, before.method]).toEqual([0, before.method]);
  expect(during.stated).toBeGreaterThan(4_000_000_000);
  expect(during.method).toBe(before.method);
  expect(await parts()).toEqual(before);
});
