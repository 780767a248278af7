import { LOCATION, type World, makeWorld } from '../../../../test/world';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
afterAll(() => world.stop());

const post = (draft: object) => world.admin.send('POST', 'locations', draft);
const { electricity_grid: grid, ...WITHOUT_GRID } = LOCATION;

describe('coordinates of a location', () => {
  it('come back exactly as they were entered', async () => {
    const { status, body } = await post({ ...LOCATION, latitude: -53.800755, longitude: -179.999999 });
    expect(status).toBe(201);
    const read = (await world.admin.send('GET', `locations/${body.obj._id}`)).body.obj;
    expect(read).toMatchObject({ latitude: -53.800755, longitude: -179.999999 });
  });

  it.each([
    ['beyond the pole', { latitude: 90.000001, longitude: 0 }, 'latitude'],
    ['beyond the date line', { latitude: 0, longitude: -180.000001 }, 'longitude'],
    ['finer than a tenth of a metre', { latitude: 0.0000001, longitude: 0 }, 'latitude'],
    ['of one direction alone', { latitude: 53.8 }, 'longitude'],
  ])('are refused %s', async (_, coordinates, field) => {
    const { status, body } = await post({ ...LOCATION, ...coordinates });
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('are taken away together', async () => {
    const { _id } = (await post({ ...LOCATION, latitude: 1, longitude: 2 })).body.obj;
    expect((await world.admin.send('PATCH', `locations/${_id}`, { latitude: null })).status).toBe(400);
    const both = await world.admin.send('PATCH', `locations/${_id}`, { latitude: null, longitude: null });
    expect(both.body.obj).toMatchObject({ latitude: null, longitude: null });
  });
});

describe('a location from an address in one text', () => {
  it('has its parts, and the only grid of its country', async () => {
    const { status, body } = await post({ _address_info: '10 High Street, Leeds LS1 4AB, United Kingdom' });
    expect(status).toBe(201);
    expect(body.obj).toMatchObject({
      ...{ name: '10 High Street', address_line1: '10 High Street', town_or_city: 'Leeds', post_code: 'LS1 4AB' },
      ...{ country: 'GB', electricity_grid: grid, electricity_units: 'kWh', operational_control: true },
    });
  });

  it('keeps what the caller says beside it', async () => {
    const { body } = await post({ _address_info: '10 High Street, Leeds LS1 4AB', name: 'North works' });
    expect(body.obj).toMatchObject({ name: 'North works', address_line1: '10 High Street', country: 'GB' });
  });

  it('is refused with a message under each part that the text leaves out', async () => {
    const { status, body } = await post({ _address_info: '10 High Street, Leeds' });
    expect(status).toBe(400);
    expect(body.errors).toEqual({ post_code: 'Required' });
  });
});

it('takes the only grid of a country where the caller names none', async () => {
  expect((await post(WITHOUT_GRID)).body.obj.electricity_grid).toBe(grid);
  expect((await post({ ...WITHOUT_GRID, country: 'US' })).body.errors).toEqual({ electricity_grid: 'Required' });
});

it('has no area, or one above 0', async () => {
  const { status, body } = await post({ ...LOCATION, area: 0 });
  expect([status, body.errors]).toEqual([400, { area: 'Enter an area above 0, or leave it empty' }]);
  const { _id } = (await post({ ...LOCATION, area: 120 })).body.obj;
  const change = (area: number | null) => world.admin.send('PATCH', `locations/${_id}`, { area });
  expect((await change(0)).status).toBe(400);
  expect((await change(null)).status).toBe(200);
});
