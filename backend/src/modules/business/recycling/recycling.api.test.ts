import { type Person, type World, makeWorld } from '../../../../test/world';

let world: World;
let keeper: Person;

beforeAll(async () => {
  world = await makeWorld();
  keeper = await world.someone(['edit_waste']);
}, 60_000);
afterAll(() => world.stop());

/** Sections of the recycling area. */
const CARDS = ['products', 'materials', 'water', 'waste'];

const made = async (entity: string, draft: object) => (await keeper.send('POST', entity, draft)).body.obj._id as string;

it('counts in the completeness of a year for whoever keeps recycling, and for nobody else', async () => {
  const sections = async (person: Person) => {
    const { list } = (await person.send('GET', 'esg_status?year=2031')).body;
    return (list as { section: string; done: number; total: number }[]).filter(({ section }) =>
      CARDS.includes(section),
    );
  };
  const parent_id = await made('materials', { name: 'Glass' });
  const before = await sections(keeper);
  await keeper.send('POST', 'period_data', { parent_id, year: 2031, figure: 'recycled_materials', value: 0 });

  expect(before.map(({ section }) => section)).toEqual(CARDS);
  const doneIn = (list: typeof before) => list.find(({ section }) => section === 'materials')?.done;
  expect([doneIn(before), doneIn(await sections(keeper))]).toEqual([0, 1]);
  expect(await sections(await world.someone(['edit_business']))).toEqual([]);
  const theirs = await sections(world.stranger);
  expect(theirs.map(({ total }) => total)).toEqual([0, 0, 2, 0]);
});

describe('materials and wastes', () => {
  it('need a name alone', async () => {
    const [material, waste] = await Promise.all([
      keeper.send('POST', 'materials', { name: 'Cardboard' }),
      keeper.send('POST', 'wastes', { name: 'Solvents' }),
    ]);
    expect(material.body.obj).toMatchObject({ name: 'Cardboard', units: 'kg', description: null });
    expect(waste.body.obj).toMatchObject({ name: 'Solvents', units: 'kg', hazardous: false, released_to: null });
    for (const entity of ['materials', 'wastes']) {
      const { status, body } = await keeper.send('POST', entity, { name: ' ' });
      expect([status, body.errors]).toEqual([400, { name: 'Required' }]);
    }
  });

  it('say of a waste whether it is hazardous, and where it is released to, from the list', async () => {
    const { body } = await keeper.send('POST', 'wastes', { name: 'x', hazardous: null, released_to: 'moon' });
    expect(Object.keys(body.errors).sort()).toEqual(['hazardous', 'released_to']);
  });

  it.each([
    ['materials', 'recycled_materials', 'generated_waste'],
    ['wastes', 'waste_released', 'recycled_materials'],
  ])('of %s have figures of their own, which go with the record', async (entity, figure, foreign) => {
    const parent_id = await made(entity, { name: `With figures` });
    const value = { parent_id, year: 2024, value: 12.3456 };
    expect((await keeper.send('POST', 'period_data', { ...value, figure })).status).toBe(201);
    const wrong = await keeper.send('POST', 'period_data', { ...value, figure: foreign });
    expect(wrong.body.errors).toEqual({ parent_id: 'Choose a record that exists' });
    const before = await keeper.send('GET', `period_data?parent_id=${parent_id}`);
    expect(before.body.list).toMatchObject([{ figure, value: 12.3456 }]);
    await keeper.send('DELETE', `${entity}/${parent_id}`);
    expect((await keeper.send('GET', `period_data?parent_id=${parent_id}`)).body.list).toEqual([]);
  });

  it('are of one company alone', async () => {
    for (const entity of ['materials', 'wastes']) {
      const id = await made(entity, { name: 'Ours' });
      expect((await world.stranger.send('GET', `${entity}/${id}`)).status).toBe(404);
      const figure = entity === 'materials' ? 'recycled_materials' : 'generated_waste';
      const strange = await world.stranger.send('POST', 'period_data', { parent_id: id, year: 2024, figure, value: 1 });
      expect(strange.body.errors).toEqual({ parent_id: 'Choose a record that exists' });
    }
  });

  it('are closed to whoever does not keep them', async () => {
    const reader = await world.someone(['user']);
    for (const entity of ['materials', 'wastes']) expect((await reader.send('GET', entity)).status).toBe(403);
  });
});
