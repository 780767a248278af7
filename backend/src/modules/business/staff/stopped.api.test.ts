import { io } from 'socket.io-client';
import { LOCATION, makeWorld, type World } from '../../../../test/world';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
afterAll(() => world.stop());

it('puts a stopped person out of an open page and off the line within two seconds', async () => {
  const person = await world.someone(['user']);
  const location_id = (await world.admin.send('POST', 'locations', LOCATION)).body.obj._id;
  const profile = { first_name: 'Ada', last_name: 'Moe', email: person.email, location_id };
  const id = (await world.admin.send('POST', 'profiles', profile)).body.obj._id;
  const socket = io(world.url, {
    ...{ path: '/socket', transports: ['websocket'], reconnection: false },
    extraHeaders: { cookie: person.cookie, origin: world.url },
  });
  await new Promise<void>((resolve, reject) => socket.on('connect', resolve).on('connect_error', reject));
  const cut = new Promise<number>((resolve) => socket.on('disconnect', () => resolve(Date.now())));
  const began = Date.now();
  expect((await world.admin.send('POST', `profiles/${id}/stop_access`, {})).status).toBe(200);

  expect((await person.send('GET', 'profile')).status).toBe(401);
  expect((await cut) - began).toBeLessThan(2000);
  socket.disconnect();
});
