import { LOCATION, type World, makeWorld } from '../../../../test/world';
import { utcDay } from '@lichen/contracts/formats/days';

let world: World;
let locationId: string;

beforeAll(async () => {
  world = await makeWorld();
  locationId = (await world.admin.send('POST', 'locations', LOCATION)).body.obj._id;
});
afterAll(() => world.stop());

const PLACE = { page: 2, box: { x: 0.5, y: 0.25, width: 0.1, height: 0.02 }, raw: '1,000 kWh' };

async function billOf(values = {}) {
  const { body } = await world.admin.send('POST', 'docs', { name: 'Bill', doc_ids: ['electricity'] });
  const period = { period_start: utcDay(2026, 10, 1), period_end: utcDay(2026, 10, 31) };
  await update(body.obj._id, { prep_data: { ...period, location_id: locationId, ...values } });
  return String(body.obj._id);
}
const update = (id: string, changes: object) => world.admin.send('POST', `docs/${id}/update`, changes);
const shown = (value: number, place: object | null = PLACE) => ({
  ...{ prep_data: { electricity_used: value }, places: { electricity_used: place } },
});

it('keeps where somebody showed a value, confirms it, and leads the figure there', async () => {
  const id = await billOf();
  const { body } = await update(id, shown(1000));
  await world.admin.send('POST', `docs/${id}/apply`, {});
  const evidence = (await world.admin.send('GET', `doc_evidence?doc_id=${id}&limit=100`)).body.list;
  const moved = await update(id, { places: { electricity_used: { ...PLACE, page: 1 } } });

  expect(body.obj).toMatchObject({
    places: { electricity_used: PLACE },
    field_states: { electricity_used: 'confirmed' },
  });
  expect(evidence).toContainEqual(
    expect.objectContaining({ field: 'electricity_used', page: 2, box: PLACE.box, value_as_applied: 1000 }),
  );
  expect(moved.body.err).toBe('Unapply this document first.');
});

it('forgets the place of a value that is typed over, and keeps those of the others', async () => {
  const id = await billOf();
  await update(id, shown(1000));
  await update(id, { prep_data: { meter_number: 'E14' }, places: { meter_number: { ...PLACE, raw: 'E14' } } });
  const beside = await update(id, { prep_data: { invoice_number: '88213' } });
  const typed = await update(id, { prep_data: { electricity_used: 1001 } });
  const forgotten = await update(id, { places: { meter_number: null } });

  expect(Object.keys(beside.body.obj.places).sort()).toEqual(['electricity_used', 'meter_number']);
  expect(Object.keys(typed.body.obj.places)).toEqual(['meter_number']);
  expect(forgotten.body.obj.places).toBeNull();
});

test.each([
  ['of a field that the type does not have', { places: { nothing: PLACE } }, 'places.nothing'],
  ['off the page', shown(1, { ...PLACE, box: { ...PLACE.box, x: 2 } }), 'places.electricity_used'],
  ['without extent', shown(1, { ...PLACE, box: { ...PLACE.box, width: 0 } }), 'places.electricity_used'],
  ['with more than is asked', shown(1, { ...PLACE, more: 'x'.repeat(100) }), 'places.electricity_used'],
  ['with more print than fits', shown(1, { ...PLACE, raw: 'x'.repeat(501) }), 'places.electricity_used'],
])('refuses a place %s', async (_, changes, field) => {
  const { status, body } = await update(await billOf(), changes);
  expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
});
