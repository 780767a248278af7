import { utcDay } from '@lichen/contracts/formats/days';
import { until } from '../../../../platform/jobs/testing/work-place';
import { draftOf } from '../../../../../test/examples';
import { LOCATION, type World, makeWorld } from '../../../../../test/world';

const WHY = { reason: 'Statement of the supplier', evidence: 'Statement 12 of 2026' };

let world: World;
let location_id: string;
const send = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  world.admin.send(method, path, body, headers);
const days = (year: number) => ({ from: utcDay(year, 3, 1), to: utcDay(year, 3, 31) });
const bill = async (year: number): Promise<string> => {
  const draft = { location_id, ...days(year), amount: 700, units: 'kWh', renewable_amount: 0 };
  return (await send('POST', 'electricity_activitys', draft)).body.obj._id;
};
const found = async (year: number, kind = 'lost_figure', who = world.admin) => {
  const period = `start_date=${utcDay(year, 1, 1)}&end_date=${utcDay(year, 12, 31)}`;
  return (await who.send('GET', `list_findings?${period}&kind=${kind}`)).body.list;
};
const total = async (year: number): Promise<number> => {
  const period = `start_date=${utcDay(year, 1, 1)}&end_date=${utcDay(year, 12, 31)}`;
  return (await send('GET', `get_activities_stats?${period}`)).body.obj.total_co2;
};
const usedOf = async (id: string) => {
  const { list } = (await send('GET', `emission_calcs?activity_id=${id}`)).body;
  type Row = { used: boolean; superseded_by: string | null; component: string; scope2_basis: string };
  return (list as Row[])
    .filter(({ used, superseded_by }) => used && superseded_by === null)
    .map(({ component, scope2_basis }) => `${component} ${scope2_basis}`)
    .toSorted();
};

/** Leaves a figure as its removal did before there was a successor: out of use, out of every sum. */
async function losing(id: string, component: string): Promise<void> {
  const { database } = world.engine.platform;
  await database.transaction(async (tx) => {
    const where = `activity_id = '${id}' AND component = '${component}'`;
    await tx.run(`UPDATE emission_calcs SET used = 0, precedence = NULL WHERE ${where}`);
  });
}

beforeAll(async () => {
  world = await makeWorld();
  location_id = (await send('POST', 'locations', LOCATION)).body.obj._id;
}, 60_000);
afterAll(() => world.stop());

it('finds a figure that nothing counts in place of, and has it counted by one press for each place', async () => {
  const id = await bill(2021);
  const before = await usedOf(id);
  expect(await found(2021)).toEqual([]);
  await losing(id, 'direct');
  const lost = await usedOf(id);
  // The log does not know of it, and a list that was asked for before is kept by the log.
  const other = await bill(2020);

  const [finding, ...more] = await found(2021);

  expect(more).toEqual([]);
  const { list } = (await send('GET', `emission_calcs?activity_id=${id}`)).body;
  const direct = list.filter(({ component }: { component: string }) => component === 'direct');
  expect(finding).toMatchObject({
    kind: 'lost_figure',
    activity_id: id,
    params: { figure: { ug: expect.any(Number) } },
  });
  expect([...finding.calculations].toSorted()).toEqual(direct.map(({ _id }: { _id: string }) => _id).toSorted());
  // Finding it changes nothing.
  expect(await usedOf(id)).toEqual(lost);
  expect(await found(2021, 'lost_figure', world.stranger)).toEqual([]);
  const { body } = await send('POST', 'check_activity', { activity_type: 'electricity_activitys', id });
  expect(body.list.map(({ kind }: { kind: string }) => kind)).toContain('lost_figure');

  for (const calc of finding.calculations)
    expect((await send('PATCH', `emission_calcs/${calc}`, { used: true })).status).toBe(200);
  expect(await found(2021)).toEqual([]);
  expect(await usedOf(id)).toEqual(before);
  expect(await found(2020)).toEqual([]);
  expect(await usedOf(other)).toEqual(before);
});

it('is mended by a recalculation too, which shows it before anything changes', async () => {
  const id = await bill(2022);
  const [before, sum] = [await usedOf(id), await total(2022)];
  const { obj } = (await send('POST', 'emission_calcs', { activity_id: id, CO2: 1, used: true, ...WHY })).body;
  expect(await total(2022)).toBeLessThan(sum);
  const { database } = world.engine.platform;
  await database.transaction((tx) => tx.run('DELETE FROM emission_calcs WHERE id = ?', [obj._id]));
  await bill(2020);
  const behind = await total(2022);
  expect(await found(2022)).toMatchObject([{ activity_id: id }]);

  const started = (await send('POST', 'recalculate', { start_date: days(2022).from, end_date: days(2022).to })).body
    .obj;
  const state = async () => (await send('GET', `recalculations/${started._id}`)).body.obj;
  const proposed = await until(async () => {
    const now = await state();
    return now.state === 'proposed' && now;
  });
  expect([proposed.changed, await total(2022)]).toEqual([1, behind]);
  await send('POST', 'decide_recalculation', { id: started._id, decision: 'commit' });
  await until(async () => (await state()).state === 'committed');

  expect([await found(2022), await usedOf(id), await total(2022)]).toEqual([[], before, sum]);
});

it('says nothing of drafts, of what a person chose, and of what counts only by choice', async () => {
  const id = await bill(2023);
  await send('PATCH', `electricity_activitys/${id}`, { applied: false });
  const stated = await bill(2023);
  await send('POST', 'emission_calcs', { activity_id: stated, CO2: 5, units: 't', used: true, ...WHY });
  const goods = await draftOf(world, 'purchased_goods_activitys');
  await send('POST', 'purchased_goods_activitys', { ...goods, ...days(2023) });
  expect(await found(2023)).toEqual([]);
});

it('asks for a reason in an approved year', async () => {
  const id = await bill(2019);
  await losing(id, 'wtt');
  await bill(2020);
  await send('POST', 'decide_inventory_year', { year: 2019, decision: 'approve' });
  const [{ calculations }] = await found(2019);
  const patch = (headers: Record<string, string> = {}) =>
    send('PATCH', `emission_calcs/${calculations[0]}`, { used: true }, headers);
  expect((await patch()).status).toBe(428);
  expect(await found(2019)).toHaveLength(1);
  expect((await patch({ 'lichen-reason': 'It was lost by a removal' })).status).toBe(200);
  expect(await found(2019)).toEqual([]);
});
