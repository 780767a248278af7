import { utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, type World, makeWorld } from '../../../../test/world';

let world: World;
let location_id: string;

beforeAll(async () => {
  world = await makeWorld();
  location_id = (await world.admin.send('POST', 'locations', LOCATION)).body.obj._id;
});
afterAll(() => world.stop());

const leaked = async (refrigerant_type: string, refrigerant_category = 'blends') => {
  const period = { from: utcDay(2026, 1, 1), to: utcDay(2026, 3, 31) };
  const draft = { location_id, refrigerant_category, refrigerant_type, refrigerant_used: 10, units: 'kg', ...period };
  const { status, body } = await world.admin.send('POST', 'refrigerant_activitys', { ...draft, applied: true });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.obj._id as string;
};
const rowOf = async (id: string) =>
  (await world.admin.send('GET', `emission_calcs?activity_id=${id}`)).body.list.find(
    ({ superseded_by, component }: Record<string, unknown>) => superseded_by === null && component === 'direct',
  );
const choose = async (refrigerant_gwp: string | null) =>
  (await world.admin.send('PATCH', 'account', { refrigerant_gwp })).status;

async function recalculated(): Promise<void> {
  const { _id } = (await world.admin.send('POST', 'recalculate', {})).body.obj;
  const until = async (state: string) => {
    for (let turn = 0; turn < 400; turn += 1) {
      if ((await world.admin.send('GET', `recalculations/${_id}`)).body.obj.state === state) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`never ${state}`);
  };
  await until('proposed');
  await world.admin.send('POST', 'decide_recalculation', { id: _id, decision: 'commit' });
  await until('committed');
}

it('changes no figure until a recalculation, which says that other factors apply', async () => {
  const id = await leaked('R-410A');
  const before = await rowOf(id);
  expect(await choose('AR6')).toBe(200);
  expect((await rowOf(id)).CO2).toBe(19240);

  await recalculated();

  const after = await rowOf(id);
  const old = (await world.admin.send('GET', `emission_calcs/${before._id}`)).body.obj;
  expect([after.CO2, after.factor_set, after.region_used]).toEqual([22555, 'ipcc-ar6', 'IPCC AR6']);
  expect([old.superseded_by, old.reason]).toEqual([after._id, 'Other factors apply']);
  await choose(null);
});

it('tells in the sentence whose warming potentials were taken', async () => {
  const sentence = async (id: string) =>
    (await world.admin.send('GET', `emission_calcs/${(await rowOf(id))._id}/explain`)).body.obj.sentence;
  expect(await sentence(await leaked('R410A'))).toMatch(/Global warming potentials over 100 years: AR5\.$/);
  await choose('AR4');
  expect(await sentence(await leaked('R410A'))).toMatch(
    / gives 20,875 kg CO₂e\. Global warming potentials over 100 years: AR4\.$/,
  );
  await choose(null);
});

it.each([
  ['R-134a', 'kyoto_gases', 'HFC-134a', 13000],
  ['HFC 32', 'kyoto_gases', 'HFC-32', 6770],
  ['R-448A', 'blends', 'R448A', 12732.2],
  ['r-407c', 'blends', 'R407C', 16240],
])('takes %s as people write it', async (entered, category, code, kg) => {
  const id = await leaked(entered, category);
  const { obj } = (await world.admin.send('GET', `refrigerant_activitys/${id}`)).body;
  expect([obj.refrigerant_type, (await rowOf(id)).CO2]).toEqual([code, kg]);
});

it('warns of no old factor: a potential is of no year', async () => {
  await choose('AR5');
  const id = await leaked('R404A');
  const { body } = await world.admin.send('GET', 'list_findings?kind=old_factor');
  expect(JSON.stringify(body)).not.toContain(id);
  await choose(null);
});

it('lets administrators alone choose, one of the four', async () => {
  const editor = await world.someone(['edit_business']);
  const { status } = await editor.send('PATCH', 'account', { refrigerant_gwp: 'AR6' });
  const unknown = await world.admin.send('PATCH', 'account', { refrigerant_gwp: 'AR3' });
  expect([status, unknown.status, Object.keys(unknown.body.errors)]).toEqual([403, 400, ['refrigerant_gwp']]);
});
