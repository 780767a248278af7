import { join, resolve } from 'node:path';
import { TEXTS } from '@lichen/contracts/text/texts';
import { emptyDatabase } from '../../test/database/empty-database';
import { type Send, sender } from '../../test/sender';
import { makeWorld, type World } from '../../test/world';
import { systemClock } from '../platform/clock';
import { readConfiguration } from '../platform/configuration';
import { permitOver } from '../platform/engine/permissions/permit-rows';
import { chosenModules } from './chosen-modules';
import { type Portal, startPortal } from './start-portal';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { location } from '@lichen/contracts/business/location.entity';

const root = resolve(__dirname, '../../..');
const OWN = ['partners', 'partner_returns', 'connection_invitation', 'init_connect'];
const ANOTHERS = ['locations', 'members', 'electricity_activitys', 'dict'];

/** A process that serves one module over a database that may be another's as well. */
const startApart = (databaseUrl: string, directory: string, LICHEN_MODULES: string): Promise<Portal> =>
  startPortal({
    ...{ clock: systemClock, root, say: () => undefined },
    configuration: readConfiguration({
      ...{ NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', LICHEN_LOG_LEVEL: 'silent', LICHEN_DEMO: '0' },
      ...{ LICHEN_DATA_DIR: directory, DATABASE_URL: databaseUrl, LICHEN_MODULES },
    }),
  });

let world: World;
let apart: Portal;
/** The administrator, asking the process that serves one module. */
let ask: Send;

beforeAll(async () => {
  world = await makeWorld();
  const { databaseUrl, dataDir } = world.engine.platform.configuration;
  apart = await startApart(databaseUrl, join(dataDir, 'apart'), 'compliance');
  ask = sender(`http://127.0.0.1:${apart.port}`, world.admin.cookie);
});
afterAll(async () => {
  await apart.stop();
  await world.stop();
});

it('serves the records of its module to whoever logged in elsewhere', async () => {
  const { status, body } = await ask('POST', 'partners', { name: 'Made apart' });
  const seen = await world.admin.send('GET', `partners/${body.obj._id}`);

  expect([status, seen.status, seen.body.obj.name]).toEqual([201, 200, 'Made apart']);
});

it.each(ANOTHERS)('refuses %s, which another process serves, and says so', async (name) => {
  const { status, body, headers } = await ask('GET', name);

  expect([status, body.err]).toEqual([503, TEXTS.partUnavailable]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

it('refuses a file that another process takes, and says so', async () => {
  const form = new FormData();
  form.append('entity', 'company_logos');
  form.append('file', new Blob(['picture']), 'logo.png');
  const headers = { cookie: world.admin.cookie };
  const answer = await fetch(`http://127.0.0.1:${apart.port}/api/upload`, { method: 'POST', body: form, headers });

  expect([answer.status, await answer.json()]).toMatchObject([503, { err: TEXTS.partUnavailable }]);
});

it('knows no route of another module, and nothing that nobody has', async () => {
  const paths = ['/api/portal', '/api/auth/challenge', '/api/data/nothing_of_anybody'];
  const statuses = await Promise.all(paths.map(async (path) => (await ask('GET', path)).status));

  expect(statuses).toEqual([404, 404, 404]);
});

it('describes its own calls only, and says its own version', async () => {
  const { body: described } = await ask('GET', '/api/openapi.json');
  const names = new Set(
    Object.keys(described.paths)
      .filter((path) => path.startsWith('/api/data/'))
      .map((path) => path.split('/')[3]),
  );

  expect([...names]).toEqual(expect.arrayContaining(OWN));
  expect(ANOTHERS.filter((name) => names.has(name))).toEqual([]);
  expect((await ask('GET', '/version')).body.modules).toEqual({ compliance: expect.stringMatching(/^\d/) });
  expect((await ask('GET', '/readyz')).body).toEqual({ ok: true, waiting: [] });
});

it('lets nobody write records of a module through another', async () => {
  const { registry, platform } = apart.engine;
  const context = { roles: ['admin'], modules: ['business', 'value-chain'] } as never;
  const permit = permitOver(registry, { records: platform as never }, context);

  expect(() => permit.all(partner, 'create')).not.toThrow();
  expect(() => permit.all(location, 'create')).toThrow(TEXTS.partUnavailable);
  await expect(permit.rows(location, 'create', async () => [])).rejects.toThrow(TEXTS.partUnavailable);
});

it('migrates its own tables and those of the platform', async () => {
  const database = await emptyDatabase();
  const alone = await startApart(database.url, database.directory, 'compliance');
  const rows = await alone.engine.platform.database.all('SELECT name FROM migrations');
  const ran = new Set(rows.map(({ name }) => String(name)));
  const { modules } = alone;
  const ranOf = (name: string) =>
    modules.find((each) => each.name === name)?.migrations.filter((each) => ran.has(each.name)).length;

  expect([ranOf('business'), ranOf('activities')]).toEqual([0, 0]);
  expect(ranOf('compliance')).toBeGreaterThan(3);
  await alone.stop();
  await database.drop();
});

it('starts with no name that nobody has', () => {
  const modules = [{ name: 'docs' }, { name: 'news' }];

  expect(() => chosenModules(modules, { modules: ['doc'] })).toThrow('LICHEN_MODULES names doc; the modules here are');
  expect(chosenModules(modules, { modules: [] })).toEqual({ served: modules, others: [] });
  expect(chosenModules(modules, { modules: ['news'] })).toEqual({ served: [modules[1]], others: [modules[0]] });
});
