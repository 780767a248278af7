import { ACTIVITY_TYPES, type ActivityType } from '@lichen/contracts/activities/activity-types';
import { type Language, LANGUAGES } from '@lichen/contracts/text/languages';
import type { CalculationRow } from '../../src/modules/activities/emission/calculation-row';
import { type ExportedRecord, findingOf } from '../../src/modules/activities/emission/recompute/exported-records';
import { until } from '../../src/platform/jobs/testing/work-place';
import { sha256 } from '../../src/platform/sha256';
import { changesOf, draftOf, hasDraft } from '../examples';
import { makeWorld, type World } from '../world';

type Calc = CalculationRow & { _id: string; used: boolean; superseded_by: string | null };

const TYPES = Object.keys(ACTIVITY_TYPES) as ActivityType[];

/** Types that cause nothing of their own, so that no row is the right answer. */
const WITHOUT_FIGURES: readonly ActivityType[] = [
  'absence_activitys',
  'task_activitys',
  'sales_order_activitys',
  'product_production_activitys',
  'product_used_activitys',
];

/** Fields that part 1, section 3 lists for every activity; its other fields depend on its type. */
const COMMON = [
  ...['_id', 'activity_type', 'description', 'applied', 'tags', 'doc_id', 'created_on', 'created_by', 'uid'],
  ...['company_id', 'cost', 'emission_calc'],
];

/** A code of a list as it is stored: `average_van`. */
const CODE = /\w_\w/;
const ENGLISH = /\b(Quantity|Rooms|Nights|Occupants|miles|hours|hrs|room-nights|passenger-km|tonne-km)\b/;

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.stop());

const calcsOf = async (id: string): Promise<Calc[]> =>
  (await world.admin.send('GET', `emission_calcs?activity_id=${id}`)).body.list;
const standing = (rows: readonly Calc[]) => rows.filter((row) => row.superseded_by === null);
const sumsOfYear = async () => (await world.admin.send('GET', 'activity_summarys?year=2024')).body;

/** Every language tells the same figure, with no code of a list and no English name of a unit or an input. */
async function explained(row: Calc, lang: Language): Promise<void> {
  const told = await world.admin.send('GET', `emission_calcs/${row._id}/explain`);
  expect([told.status, Number(told.body.obj?.kg)]).toEqual([200, Number(row.exact_kg)]);
  const { inputs, steps, formula, imported } = told.body.obj;
  const read = [...inputs, ...steps].map(({ text }: { text: string }) => text);
  expect([lang, read.filter((text) => CODE.test(text))]).toEqual([lang, []]);
  expect([formula !== '', imported]).toEqual([steps.length > 0, null]);
  if (lang === 'DE') expect(read.filter((text) => ENGLISH.test(text))).toEqual([]);
}

it('serves every type', () => {
  expect(TYPES.filter((type) => !world.engine.registry.entities.has(type))).toEqual([]);
  expect(TYPES.filter((type) => !hasDraft(type))).toEqual([]);
});

it.each(TYPES)('stores, reads, explains, edits and deletes %s', async (type) => {
  const draft = await draftOf(world, type);
  const before = await sumsOfYear();
  const made = await world.admin.send('POST', type, draft);
  expect([made.status, made.body.err]).toEqual([201, undefined]);
  const { _id, version } = made.body.obj;

  const read = await world.admin.send('GET', `${type}/${_id}`);
  for (const [name, value] of Object.entries(draft)) expect([name, read.body.obj[name]]).toEqual([name, value]);
  const { obj: common } = (await world.admin.send('GET', `activities/${_id}`)).body;
  expect(Object.keys(common)).toEqual(expect.arrayContaining(COMMON));
  expect(common).toMatchObject({ activity_type: type, uid: common.created_by, company_id: world.admin.companyId });
  const { location } = common;
  expect(location?.address).toBe(location ? `${location.address_line1}, ${location.town_or_city}` : undefined);

  const rows = await calcsOf(_id);
  expect(rows.map(({ err_msg }) => err_msg).filter(Boolean)).toEqual([]);
  expect(rows.length > 0).toBe(!WITHOUT_FIGURES.includes(type));
  for (const row of rows)
    expect(findingOf(row as unknown as ExportedRecord, sha256)).toMatchObject({ kind: 'computed', differences: [] });
  for (const lang of LANGUAGES) {
    await world.admin.send('POST', 'profile/set_lang', { lang });
    for (const row of rows) await explained(row, lang);
  }

  const changes = changesOf(type);
  expect(Object.keys(changes).length).toBeGreaterThan(0);
  const edited = await world.admin.send('PATCH', `${type}/${_id}`, changes, { 'if-match': String(version) });
  expect([edited.status, edited.body.obj?.version]).toEqual([200, version + 1]);
  const after = standing(await calcsOf(_id));
  expect(after).toHaveLength(standing(rows).length);
  for (const row of after) expect(findingOf(row as unknown as ExportedRecord, sha256).differences).toEqual([]);

  const whole = async () => [
    await calcsOf(_id),
    await sumsOfYear(),
    (await world.admin.send('GET', `${type}/${_id}`)).body,
  ];
  const stood = await whole();
  const remove = async () => {
    expect((await world.admin.send('DELETE', `${type}/${_id}`)).status).toBe(200);
    expect((await world.admin.send('GET', `${type}/${_id}`)).status).toBe(404);
    expect(await calcsOf(_id)).toEqual([]);
    expect(await sumsOfYear()).toEqual(before);
  };
  await remove();
  expect((await world.admin.send('POST', `${type}/${_id}/restore`)).status).toBe(200);
  const changed = { version: expect.any(Number), updated_on: expect.any(Number) };
  const [calcs, sums, { obj }] = stood;
  expect(await whole()).toEqual([calcs, sums, { ok: true, obj: { ...obj, ...changed } }]);
  await remove();
});

it('recalculates one activity of every type, and every figure can still be computed again', async () => {
  const made = new Map<ActivityType, string>();
  for (const type of TYPES) {
    const { body } = await world.admin.send('POST', type, await draftOf(world, type));
    made.set(type, body.obj._id);
  }
  const stateOf = async (id: string) => (await world.admin.send('GET', `recalculations/${id}`)).body.obj;
  expect((await world.admin.send('PATCH', 'account', { factor_year_rule: 'majority' })).status).toBe(200);
  const begun = await world.admin.send('POST', 'recalculate', {});
  const { _id: id } = begun.body.obj;
  const proposed = await until(async () => (await stateOf(id)).state === 'proposed' && stateOf(id), 30_000);
  expect(proposed.seen).toBeGreaterThanOrEqual(TYPES.length);

  await world.admin.send('POST', 'decide_recalculation', { id, decision: 'commit' });
  await until(async () => (await stateOf(id)).state === 'committed', 30_000);
  for (const [type, activity] of made) {
    const rows = standing(await calcsOf(activity));
    expect([type, rows.length > 0]).toEqual([type, !WITHOUT_FIGURES.includes(type)]);
    for (const row of rows) expect(findingOf(row as unknown as ExportedRecord, sha256).differences).toEqual([]);
  }
});
