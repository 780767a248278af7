import { LOCATION, makeWorld, type Person, type World } from '../../../../test/world';

let world: World;
let site: string;

beforeAll(async () => {
  world = await makeWorld();
  site = (await world.admin.send('POST', 'locations', LOCATION)).body.obj._id;
}, 60_000);
afterAll(() => world.stop());

const VAN = { name: 'Van 1', type: 'average_van', fuel_type: 'diesel' };
const add = (draft: object, person: Person = world.admin) =>
  person.send('POST', 'vehicles', { ...VAN, location_id: site, ...draft });

it('starts in miles and shows its location', async () => {
  const { status, body } = await add({ name: '  Van 1  ' });

  expect(status).toBe(201);
  expect(body.obj).toMatchObject({ name: 'Van 1', fuel_units: 'mile', location: { _id: site, name: 'Works' } });
});

it.each([
  ['name', { name: '  ' }, 'Required'],
  ['type', { type: null }, 'Required'],
  ['fuel_type', { fuel_type: null }, 'Required'],
  ['location_id', { location_id: null }, 'Required'],
  ['type', { type: 'spaceship' }, 'Choose an option from the list'],
  ['fuel_type', { type: 'average_lorry', fuel_type: 'petrol' }, 'Choose an option from the list'],
  ['fuel_units', { fuel_units: 'barrel' }, 'Choose an option from the list'],
  ['power_rating', { type: 'small_car', fuel_type: 'battery_electric' }, 'Required'],
])('refuses a wrong %s', async (field, draft, message) => {
  const { status, body } = await add(draft);

  expect({ status, message: body.errors?.[field] }).toEqual({ status: 400, message });
});

it('takes an electric vehicle with its power rating, and a new type only with a fuel of its own', async () => {
  const electric = await add({ type: 'small_car', fuel_type: 'battery_electric', power_rating: 7.4 });
  const id = electric.body.obj._id;
  const retyped = await world.admin.send('PATCH', `vehicles/${id}`, { type: 'average_lorry' });
  const both = await world.admin.send('PATCH', `vehicles/${id}`, { type: 'average_lorry', fuel_type: 'diesel' });

  expect(electric.body.obj.power_rating).toBe(7.4);
  expect(retyped.body.errors).toEqual({ fuel_type: 'Choose an option from the list' });
  expect(both.status).toBe(200);
});

it('lets only an administrator say who looks after a vehicle', async () => {
  const staff = { first_name: 'Ola', last_name: 'Dahl', location_id: site };
  const admin_profile_id = (await world.admin.send('POST', 'profiles', staff)).body.obj._id;
  const manager = await world.someone(['vehicle_admin']);
  const refused = await add({ admin_profile_id }, manager);
  const own = await add({}, manager);
  const changed = await manager.send('PATCH', `vehicles/${own.body.obj._id}`, { admin_profile_id });
  const kept = await world.admin.send('PATCH', `vehicles/${own.body.obj._id}`, { admin_profile_id });
  const renamed = await manager.send('PATCH', `vehicles/${own.body.obj._id}`, { name: 'Van 2' });

  expect([refused.status, refused.body.errors]).toEqual([400, { admin_profile_id: 'Not authorised' }]);
  expect(changed.status).toBe(400);
  expect(kept.body.obj.admin_profile).toMatchObject({ first_name: 'Ola', last_name: 'Dahl' });
  expect(renamed.status).toBe(200);
});

it('is looked after by nobody once whoever did has been deleted', async () => {
  const { admin } = world;
  const person = { first_name: 'Ida', last_name: 'Berg', location_id: site };
  const keeper = (await admin.send('POST', 'profiles', person)).body.obj._id;
  const { _id } = (await add({ name: 'Left behind', admin_profile_id: keeper })).body.obj;
  await admin.send('PATCH', 'company_profile', { esg_contact: keeper });

  expect((await admin.send('DELETE', `profiles/${keeper}`)).status).toBe(200);
  const left = (await admin.send('GET', `vehicles/${_id}`)).body.obj;
  expect([left.admin_profile_id, left.admin_profile]).toEqual([null, null]);
  expect((await admin.send('GET', 'company_profile')).body.obj.esg_contact).toBeNull();
  // The record can be changed without naming somebody who is not there.
  expect((await admin.send('PATCH', `vehicles/${_id}`, { name: 'Found again' })).status).toBe(200);
});

it('finds by name, by location and by both', async () => {
  const other = (await world.admin.send('POST', 'locations', { ...LOCATION, name: 'Depot' })).body.obj._id;
  await add({ name: 'Tipper', location_id: other });
  const names = async (query: string) =>
    (await world.admin.send('GET', `vehicles?${query}`)).body.list.map(({ name }: { name: string }) => name);

  expect(await names('search=TIPP')).toEqual(['Tipper']);
  expect(await names(`location_id=${other}`)).toEqual(['Tipper']);
  expect(await names(`location_id=${site}&search=tipp`)).toEqual([]);
  expect((await names('limit=2000')).length).toBeGreaterThan(2);
});

it('may be picked by everybody, and written only by those who keep vehicles', async () => {
  const reviewer = await world.someone(['vehicle_review']);

  expect((await reviewer.send('GET', 'vehicles?limit=2000')).status).toBe(200);
  const { status, body } = await add({}, reviewer);
  expect([status, body.err, body.roles]).toEqual([403, 'Not authorised', ['admin', 'edit_business', 'vehicle_admin']]);
});

it('lets a reviewer read the entries of every vehicle, and write those of the ones they look after', async () => {
  const reviewer = await world.someone(['vehicle_review']);
  const staff = { first_name: 'Ida', last_name: 'Lund', location_id: site };
  const admin_profile_id = (await world.admin.send('POST', 'profiles', staff)).body.obj._id;
  const { database } = world.engine.platform;
  await database.transaction((tx) =>
    tx.run('UPDATE profiles SET uid = ? WHERE id = ?', [reviewer.userId, admin_profile_id]),
  );
  const own = (await add({ name: 'Own', admin_profile_id })).body.obj._id;
  const other = (await add({ name: 'Other' })).body.obj._id;
  const fuel = { fuel_type: 'diesel', date: Date.UTC(2025, 2, 3), quantity: 40, fuel_units: 'L', location_id: site };
  const enter = (vehicle_id: string, person = reviewer) =>
    person.send('POST', 'vehicle_activitys', { ...fuel, vehicle_id });
  const ofOther = (await enter(other, world.admin)).body.obj._id;
  const ofOwn = await enter(own);

  expect([ofOwn.status, (await enter(other)).status]).toEqual([201, 403]);
  expect((await reviewer.send('GET', `activities?vehicles=${other}`)).body.total).toBe(1);
  const change = { description: 'Read again' };
  expect((await reviewer.send('PATCH', `vehicle_activitys/${ofOther}`, change)).status).toBe(403);
  expect((await reviewer.send('DELETE', `vehicle_activitys/${ofOther}`)).status).toBe(403);
  const path = `vehicle_activitys/${ofOwn.body.obj._id}`;
  expect((await reviewer.send('PATCH', path, change)).status).toBe(200);
  expect((await reviewer.send('PATCH', path, { vehicle_id: other })).status).toBe(403);
  const plain = await world.someone(['user']);
  await database.transaction((tx) =>
    tx.run('UPDATE profiles SET uid = ? WHERE id = ?', [plain.userId, admin_profile_id]),
  );
  expect((await enter(own, plain)).status).toBe(403);
});

it('offers the fuels of a type, in the language of the page', async () => {
  const asked = 'reference?name=vehicle_fuels&vehicle_type=van_class_3';
  const fuels = (await world.admin.send('GET', asked)).body.list.map(({ code }: { code: string }) => code);

  expect(fuels).toEqual(['diesel', 'petrol', 'plug_in_hybrid', 'battery_electric']);
});

it('needs everything of a power source, and takes a product by its name alone', async () => {
  const source = await world.admin.send('POST', 'power_sources', {});
  const product = await world.admin.send('POST', 'products', { name: 'Malt' });
  const percent = await world.admin.send('POST', 'products', { name: 'Hops', recycle: 101 });
  const required = ['location_id', 'power_generation_method', 'name', 'max_output', 'max_output_units'];

  expect(source.body.errors).toEqual(Object.fromEntries(required.map((name) => [name, 'Required'])));
  expect(product.body.obj).toMatchObject({ name: 'Malt', units: 'kg', hazardous: false, location: null });
  expect(percent.body.errors).toEqual({ recycle: 'Too large' });
});

it('takes the name of a fuel from a power source that burns none any more, and asks for another', async () => {
  const draft = { location_id: site, power_generation_method: 'fuel', max_output: 5, max_output_units: 'kW' };
  const listed = (await world.admin.send('GET', 'reference?name=fuels')).body.list as { code: string }[];
  const [name] = listed.map(({ code }) => code);
  const burnt = await world.admin.send('POST', 'power_sources', { ...draft, name: 'Generator' });
  const source = await world.admin.send('POST', 'power_sources', { ...draft, name });
  const change = (changes: object) => world.admin.send('PATCH', `power_sources/${source.body.obj._id}`, changes);
  const kept = await change({ power_generation_method: 'wind' });
  const named = await change({ power_generation_method: 'wind', name: 'Mast' });

  expect([burnt.status, burnt.body.errors]).toEqual([400, { name: 'Choose an option from the list' }]);
  expect([kept.status, kept.body.errors]).toEqual([400, { name: 'Required' }]);
  expect(named.body.obj).toMatchObject({ power_generation_method: 'wind', name: 'Mast' });
  expect((await change({ max_output: 6 })).status).toBe(200);
});

it('refuses a density that no material has, also when only the unit changes', async () => {
  const text =
    'No material weighs more than 22.59 tonnes per cubic metre. Enter the tonnes of one unit, not the kilograms';
  const concrete = await world.admin.send('POST', 'products', { name: 'Concrete', units: 'm3', density: 2500 });
  const turbine = await world.admin.send('POST', 'products', { name: 'Turbine', units: 'units', density: 2500 });
  const poured = await world.admin.send('PATCH', `products/${turbine.body.obj._id}`, { units: 'L' });
  const weighed = await world.admin.send('PATCH', `products/${turbine.body.obj._id}`, { units: 't' });

  expect([concrete.status, concrete.body.errors]).toEqual([400, { density: text }]);
  expect([poured.status, poured.body.errors]).toEqual([400, { density: text }]);
  expect([weighed.status, weighed.body.obj.density]).toEqual([200, null]);
});

it('keeps the density of a product only in units that are none of mass', async () => {
  const { body } = await world.admin.send('POST', 'products', { name: 'Oil', units: 'm3', density: 0.9 });
  const weighed = await world.admin.send('PATCH', `products/${body.obj._id}`, { units: 't' });
  const sacks = await world.admin.send('POST', 'products', { name: 'Flour', units: 'kg', density: 0.6 });

  const drums = await world.admin.send('POST', 'products', { name: 'Resin', units: 'lbs', density: 0.6 });

  expect([body.obj.density, weighed.body.obj.density, sacks.body.obj.density]).toEqual([0.9, null, null]);
  expect(drums.body.obj).toMatchObject({ units: 'lbs', density: null });
});

it('keeps a location that something still stands at', async () => {
  const place = async () => (await world.admin.send('POST', 'locations', LOCATION)).body.obj._id as string;
  const [used, empty] = [await place(), await place()];
  await add({ location_id: used });
  const refused = await world.admin.send('DELETE', `locations/${used}`);

  expect([refused.status, refused.body.err]).toEqual([422, 'Unable to delete this location']);
  const uses = await world.admin.send('GET', `locations/${used}/uses`);
  expect(uses.body.obj).toMatchObject([{ kind: 'vehicles', count: 1, one: '{count} vehicle' }]);
  expect((await world.stranger.send('GET', `locations/${used}/uses`)).status).toBe(404);
  expect((await world.admin.send('DELETE', `locations/${empty}`)).status).toBe(200);
});
