import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import { utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, makeWorld, type Person, type World } from '../../../../test/world';

let world: World;
let location_id: string;
const DAYS = { from: utcDay(2024, 3, 1), to: utcDay(2024, 3, 31) };

beforeAll(async () => {
  world = await makeWorld();
  location_id = (await world.admin.send('POST', 'locations', LOCATION)).body.obj._id;
}, 60_000);
afterAll(() => world.stop());

const paper = async (person: Person, values: object = {}) =>
  (await person.send('POST', 'docs', { name: 'Bill', doc_ids: ['electricity'], ...values })).body.obj._id as string;
const typed = (doc_id: string | null, days = DAYS) =>
  world.admin.send('POST', 'electricity_activitys', {
    ...{ location_id, ...days, amount: 900, units: 'kWh', renewable_amount: 0, doc_id },
  });

it('takes a document of the company as evidence, and none of another', async () => {
  const theirs = await paper(world.stranger);
  for (const unknown of [theirs, 'nothing']) {
    const refused = await typed(unknown);
    expect([refused.status, refused.body.errors]).toEqual([400, { doc_id: FIELD_TEXTS.unknownRecord }]);
  }

  const { status, body } = await typed(await paper(world.admin));
  expect([status, typeof body.obj.doc_id]).toEqual([201, 'string']);
  const path = `electricity_activitys/${body.obj._id}`;
  expect((await world.admin.send('PATCH', path, { doc_id: theirs })).status).toBe(400);
});

it('stays as it is once its document is deleted, and can be without one', async () => {
  const doc_id = await paper(world.admin);
  const { _id } = (await typed(doc_id)).body.obj;
  await world.admin.send('DELETE', `docs/${doc_id}`);

  const path = `electricity_activitys/${_id}`;
  expect((await world.admin.send('PATCH', path, { description: 'March' })).body.obj).toMatchObject({ doc_id });
  expect((await world.admin.send('PATCH', path, { doc_id: null })).body.obj).toMatchObject({ doc_id: null });
});

it('is warned of before the document that proves a typed activity makes another one of the same days', async () => {
  const doc_id = await paper(world.admin);
  const { _id } = (await typed(doc_id)).body.obj;
  const prep_data = { location_id, period_start: DAYS.from, period_end: DAYS.to, electricity_used: 900 };
  const { warnings } = (await world.admin.send('PATCH', `docs/${doc_id}`, { prep_data })).body.obj;
  expect(warnings).toContainEqual(expect.objectContaining({ message: DOC_TEXTS.overlap, id: _id }));
});

it('keeps the document that it was read from until that is unapplied', async () => {
  const prep_data = { location_id, period_start: utcDay(2024, 7, 1), period_end: utcDay(2024, 7, 31) };
  const doc_id = await paper(world.admin, {
    prep_data: { ...prep_data, electricity_used: 900, electricity_units: 'kWh' },
  });
  expect((await world.admin.send('POST', `docs/${doc_id}/apply`, {})).status).toBe(200);
  const { list } = (await world.admin.send('GET', `doc_evidence?doc_id=${doc_id}`)).body;
  const path = `electricity_activitys/${list[0].record_id}`;

  for (const other of [null, await paper(world.admin)]) {
    const { status, body } = await world.admin.send('PATCH', path, { doc_id: other });
    expect([status, body.errors]).toEqual([400, { doc_id: DOC_TEXTS.applied }]);
  }
  expect((await world.admin.send('PATCH', path, { description: 'July' })).body.obj).toMatchObject({ doc_id });
});

it('is warned of as soon as it is saved, where its document was read before', async () => {
  const days = { from: utcDay(2024, 9, 1), to: utcDay(2024, 9, 30) };
  const prep_data = { location_id, period_start: days.from, period_end: days.to, electricity_used: 900 };
  const doc_id = await paper(world.admin, { prep_data });
  const warned = async () => (await world.admin.send('GET', `docs/${doc_id}`)).body.obj.warnings;
  expect(await warned()).toBeNull();

  const { _id } = (await typed(doc_id, days)).body.obj;
  expect(await warned()).toContainEqual(expect.objectContaining({ message: DOC_TEXTS.overlap, id: _id }));
  await world.admin.send('DELETE', `electricity_activitys/${_id}`);
  expect(await warned()).toBeNull();
});
