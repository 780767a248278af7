import { type World, makeWorld } from '../../../test/world';

let world: World;
beforeAll(async () => {
  world = await makeWorld({ environment: {} });
});
afterAll(() => world.stop());

const encodingOf = async (path: string, encoding = 'gzip') => {
  const { status, headers } = await world.admin.send('GET', path, undefined, { 'accept-encoding': encoding });
  expect([path, status]).toEqual([path, 200]);
  return headers.get('content-encoding');
};

it('compresses what is large, for those who take it, and sends small answers as they are', async () => {
  expect(await encodingOf('reference?name=currencies')).toBe('gzip');
  expect(await encodingOf('reference?name=currencies', 'identity')).toBeNull();
  expect(await encodingOf('locations?limit=1')).toBeNull();
});

it('compresses documents of other routes as well', async () => {
  const { headers, body } = await world.admin.send('GET', '/api/openapi.json', undefined, {
    'accept-encoding': 'gzip',
  });

  expect(headers.get('content-encoding')).toBe('gzip');
  expect(body.openapi).toBe('3.1.0');
});

it('leaves what is not data to the routes of modules, and says plainly when there is none', async () => {
  const addresses = [
    'import_templates/electricity_activitys.csv',
    'nobody',
    'activity_summarys/below',
    'imports/x/y.csv',
  ];
  const answers = await Promise.all(addresses.map((path) => world.admin.send('GET', path)));

  expect(answers.map(({ status }) => status)).toEqual([200, 404, 404, 404]);
  expect(answers.slice(1).map(({ body }) => body.err)).toEqual(['Not found', 'Not found', 'Not found']);
});
