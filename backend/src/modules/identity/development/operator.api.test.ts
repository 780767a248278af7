import request from 'supertest';
import { type IdentityWorld, identityWorld } from '../../../../test/worlds/identity-world';
import { readConfiguration } from '../../../platform/configuration';

async function register({ app }: IdentityWorld, more: object = {}) {
  const { body: drawn } = await request(app).get('/api/auth/challenge');
  const person = { first_name: 'Ada', last_name: 'Bell', email: 'ada@example.com', password: 'Secret1' };
  const answer = Math.max(...(drawn.test as number[]));
  return request(app)
    .post('/api/auth/register')
    .send({ ...person, accept_terms: true, ...drawn, answer, ...more });
}

it('lets nobody register without an invitation where the operator says so', async () => {
  const world = await identityWorld({ LICHEN_REQUIRE_INVITATION: '1' });
  const answers = [await register(world), await register(world, { invite_code: 'invented' })];
  const users = await world.fresh.database.all('SELECT id FROM users');
  await world.close();

  expect(answers.map(({ status, body }) => [status, body.errors])).toEqual([
    [400, { invite_code: 'You must have an invitation to register' }],
    [400, { invite_code: 'This invitation is no longer valid.' }],
  ]);
  expect(users).toEqual([]);
});

it('tells whoever is signed in where the recordings of the installation are', async () => {
  const videos = { welcome: 'https://videos.example.com/welcome', 'utility bills': 'http://here.example/bills' };
  const world = await identityWorld({ LICHEN_VIDEOS: JSON.stringify(videos) });
  const cookie = (await register(world)).get('set-cookie')?.[0]?.split(';')[0] ?? '';
  const { body } = await request(world.app).get('/api/portal').set('cookie', cookie);
  await world.close();

  expect(body.videos).toEqual(videos);
});

it.each(['not json', '{"wellcome":"https://a.example"}', '{"welcome":"javascript:alert(1)"}', '[]'])(
  'does not start with the recordings %s',
  (LICHEN_VIDEOS) => {
    expect(() => readConfiguration({ LICHEN_VIDEOS })).toThrow('LICHEN_VIDEOS');
  },
);

it('tells whoever is signed in whose map pictures to show', async () => {
  const address = 'https://tiles.example.com/{z}/{x}/{y}.png';
  const world = await identityWorld({ LICHEN_MAP_TILES: address, LICHEN_MAP_TILES_SOURCE: '© Example' });
  const cookie = (await register(world)).get('set-cookie')?.[0]?.split(';')[0] ?? '';
  const { body } = await request(world.app).get('/api/portal').set('cookie', cookie);
  await world.close();

  expect(body.map_tiles).toEqual({ address, source: '© Example' });
});

it.each([
  ['tiles.example.com/{z}/{x}/{y}', '© Example', 'write a full address'],
  ['https://tiles.example.com/{z}/{x}.png', '© Example', 'write {z}, {x} and {y} in it'],
  ['https://tiles.example.com/{z}/{x}/{y}', '', 'LICHEN_MAP_TILES_SOURCE: say whose'],
])('does not start with the map pictures %s of %j', (LICHEN_MAP_TILES, LICHEN_MAP_TILES_SOURCE, why) => {
  expect(() => readConfiguration({ LICHEN_MAP_TILES, LICHEN_MAP_TILES_SOURCE })).toThrow(why);
});
