import { type World, makeWorld } from '../../../../test/world';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
afterAll(() => world.stop());

const SAID = { year: 2024, revenue: 900_000, co2_type: 'supplier', units: 'kg', scope1: 1500, scope2: 20.5, scope3: 3 };

async function statementOf(prep_data: object) {
  const { body } = await world.admin.send('POST', 'docs', { name: 'Statement', doc_ids: ['statement'] });
  const updated = await world.admin.send('POST', `docs/${body.obj._id}/update`, { prep_data });
  if (updated.status !== 200) throw new Error(JSON.stringify(updated.body));
  return updated.body.obj;
}

const act = (id: string, action: string) => world.admin.send('POST', `docs/${id}/${action}`, {});
const ofYear = async (year: number) => (await world.admin.send('GET', `annual_statements?year=${year}`)).body.list[0];

it('begins the statement of a year with what the document says, and empties it again', async () => {
  const { _id } = await statementOf(SAID);
  const preview = await world.admin.send('POST', 'preview_doc', { id: _id });
  const before = await ofYear(2024);
  const applied = await act(_id, 'apply');
  const stated = await ofYear(2024);
  await act(_id, 'unapply');

  expect(preview.body.obj).toMatchObject({ errors: {}, records: [{ entity: 'annual_statements' }] });
  expect(before).toBeUndefined();
  expect(applied.body.obj.status).toBe('applied');
  expect(stated).toMatchObject({
    method: 'manual',
    units: 'kg',
    revenue: 900_000,
    scope1: 1500,
    scope2: 20.5,
    scope3: 3,
  });
  expect(await ofYear(2024)).toMatchObject({ method: 'calculated', revenue: null, manual_scope1: null });
});

it('changes the statement that is there, and puts back what nobody changed since', async () => {
  const own = { year: 2023, revenue: 100, fte_staff: 7, units: 't', method: 'adjusted', manual_scope3: 18.4 };
  const { body } = await world.admin.send('POST', 'annual_statements', own);
  const { _id } = await statementOf({ ...SAID, year: 2023 });
  await act(_id, 'apply');
  const stated = await ofYear(2023);
  await world.admin.send('POST', `annual_statements/${body.obj._id}/update`, { revenue: 5 });
  const unapplied = await act(_id, 'unapply');

  expect(stated).toMatchObject({ _id: body.obj._id, method: 'manual', revenue: 900_000, fte_staff: 7, units: 't' });
  expect(stated).toMatchObject({ manual_scope1: 1.5, manual_scope2: 0.0205, manual_scope3: 0.003 });
  expect(unapplied.body.obj.applied_types).toBeNull();
  expect(await ofYear(2023)).toMatchObject({ ...own, revenue: 5, manual_scope1: null });
});

it('leaves the figures that it does not say in their unit', async () => {
  const own = { year: 2020, units: 't', method: 'manual', manual_scope1: 1, manual_scope3: 18.4 };
  await world.admin.send('POST', 'annual_statements', own);
  const { _id } = await statementOf({ year: 2020, co2_type: 'supplier', units: 'kg', scope1: 2500 });
  await act(_id, 'apply');

  expect(await ofYear(2020)).toMatchObject({ units: 't', scope1: 2.5, scope3: 18.4 });
  await act(_id, 'unapply');
  expect(await ofYear(2020)).toMatchObject(own);
});

it('states what the activities come to where it says that they are estimated', async () => {
  const { _id } = await statementOf({ ...SAID, year: 2022, co2_type: 'estimate' });
  await act(_id, 'apply');

  expect(await ofYear(2022)).toMatchObject({ method: 'calculated', revenue: 900_000, manual_scope1: null });
});

it('tells of an approval that it would end', async () => {
  const { body } = await world.admin.send('POST', 'annual_statements', {
    year: 2021,
    units: 't',
    method: 'manual',
    manual_scope1: 4,
  });
  await world.admin.send('POST', `annual_statements/${body.obj._id}/approve`, {});
  const { warnings } = await statementOf({ ...SAID, year: 2021 });

  expect(warnings).toEqual([
    {
      message: 'Editing resets the approval. The date of the last approval stays.',
      ...{ entity: 'annual_statements', id: body.obj._id, name: '2021' },
    },
  ]);
});
