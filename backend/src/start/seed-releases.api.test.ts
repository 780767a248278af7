import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { anything, builtRemote, RELEASED } from '../../test/releases/built-remote';
import { type FreshDatabase, freshDatabase } from '../../test/database/fresh-database';
import { systemClock } from '../platform/clock';
import { localFiles } from '../platform/files/local-files';
import { readConfiguration } from '../platform/configuration';
import { platformMigrations } from '../platform/platform-migrations';
import { makeReleases } from '../platform/releases/make-releases';
import { seedReleases } from './seed-releases';

let fresh: FreshDatabase;
let root: string;
let said: string[];
const logged: { remote?: string; folder?: string }[] = [];
const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(JSON.parse(line)) });

/** A process as it starts: it sees the pointers of the database, and what is built in the checkout. */
async function started(isSeeding = true) {
  const releases = makeReleases({
    hasAccount: async (id) => id !== 'nobody',
    gate: anything,
    configuration: { dataDir: fresh.directory },
    ...{ clock: systemClock, log, database: fresh.database, announce: () => undefined },
    files: localFiles(join(fresh.directory, 'release-files')),
  });
  await releases.refresh();
  said = [];
  await seedReleases(root, { releases, log, say: (line) => said.push(line), isSeeding });
  releases.stop();
  return releases;
}
const liveOf = async (name: string) =>
  (await fresh.database.all('SELECT version FROM release_pointers WHERE name = ?', [name])).map(
    ({ version }) => version,
  );

/** Lays a build into the checkout, where the one before was. */
function built(name: string, version: string): string {
  const from = builtRemote(join(fresh.directory, 'built'), { name, version, module: 'activities' });
  const dist = join(root, name, 'dist');
  rmSync(dist, { recursive: true, force: true });
  cpSync(from, dist, { recursive: true });
  return dist;
}

beforeAll(async () => {
  fresh = await freshDatabase(platformMigrations);
  root = join(fresh.directory, 'checkout');
  mkdirSync(root);
});
afterAll(() => fresh.close());

it('releases what was never released, once', async () => {
  built('mf-first', '1.0.0');
  await started();
  expect(await liveOf('mf-first')).toEqual(['1.0.0']);
  expect(said).toEqual(['released mf-first 1.0.0, the first of its name']);
  await started();
  expect(said).toEqual([]);
});

it('leaves the pointer where a newer build is there, and says how it is released', async () => {
  built('mf-first', '1.0.1');
  await started();
  expect(await liveOf('mf-first')).toEqual(['1.0.0']);
  expect(said).toEqual([
    'mf-first 1.0.1 is built and not released; 1.0.0 is live. Release it with: npm run release -- mf-first --note WHY',
  ]);
});

it('undoes no roll-back', async () => {
  const older = join(fresh.directory, 'older');
  cpSync(built('mf-back', '1.0.0'), older, { recursive: true });
  const releases = await started();
  await releases.publish(built('mf-back', '1.0.1'), RELEASED);
  await releases.publish(older, RELEASED);
  await started();
  expect(await liveOf('mf-back')).toEqual(['1.0.0']);
});

it('keeps the pointer of a release whose files are gone', async () => {
  built('mf-gone', '1.0.0');
  await started();
  for (const place of [['releases', 'mf-gone'], ['release-files']])
    rmSync(join(fresh.directory, ...place), { recursive: true });
  built('mf-gone', '1.0.1');
  const releases = await started();
  expect(releases.live().map(({ name }) => name)).not.toContain('mf-gone');
  expect(await liveOf('mf-gone')).toEqual(['1.0.0']);
});

it('starts without a release that cannot be stored or read, and releases the others', async () => {
  writeFileSync(join(built('mf-broken', '1.0.0'), 'page.js'), 'other bytes');
  writeFileSync(join(built('mf-cut', '1.0.0'), 'release.json'), '{"name": "mf-cut", "ver');
  built('mf-whole', '1.0.0');
  logged.length = 0;
  const releases = await started();
  expect(logged).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ folder: expect.stringContaining('mf-cut') }),
      expect.objectContaining({ remote: 'mf-broken', version: '1.0.0' }),
    ]),
  );
  expect(await Promise.all(['mf-broken', 'mf-cut', 'mf-whole'].map(liveOf))).toEqual([[], [], ['1.0.0']]);
  expect(releases.live().map(({ name }) => name)).toContain('mf-whole');
});

it('releases nothing by itself in production, unless the operator says so', async () => {
  built('mf-held', '1.0.0');
  const production = {
    ...{ NODE_ENV: 'production', LICHEN_PUBLIC_URL: 'https://portal.example', SMTP_URL: 'smtp://mail.example' },
    LICHEN_METRICS_TOKEN: 'a token of sixteen letters',
  };
  const isSeeding = (more: object) => readConfiguration({ ...production, ...more }).isSeeding;
  expect([isSeeding({}), isSeeding({ LICHEN_SEED_RELEASES: '1' }), readConfiguration({}).isSeeding]).toEqual([
    false,
    true,
    true,
  ]);
  await started(isSeeding({}));
  expect(await liveOf('mf-held')).toEqual([]);
  expect(said).toContain(
    'mf-held 1.0.0 is built and was never released here. Release it with: npm run release -- mf-held --note WHY',
  );
});
