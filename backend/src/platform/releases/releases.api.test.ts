import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import pino from 'pino';
import { anything, builtRemote, RELEASED } from '../../../test/releases/built-remote';
import { type FreshDatabase, freshDatabase } from '../../../test/database/fresh-database';
import { systemClock } from '../clock';
import { localFiles } from '../files/local-files';
import { makeReleases } from './make-releases';
import { parseRelease } from './release-file';
import { platformMigrations } from '../platform-migrations';
import { folderSource } from './version-source';

let fresh: FreshDatabase;
let announced = 0;
let releases: ReturnType<typeof makeReleases>;
let number = 0;

const start = (disk = '.') =>
  makeReleases({
    hasAccount: async (id) => id !== 'nobody',
    gate: anything,
    configuration: { dataDir: join(fresh.directory, disk) },
    clock: systemClock,
    log: pino({ level: 'silent' }),
    database: fresh.database,
    files: localFiles(join(fresh.directory, 'release-files')),
    announce: () => {
      announced += 1;
    },
  });

beforeAll(async () => {
  fresh = await freshDatabase(platformMigrations);
  releases = start();
  await releases.refresh();
});
afterAll(async () => {
  releases.stop();
  await fresh.close();
});

const build = (version: string, name = 'mf-activities', more = {}) =>
  builtRemote(join(fresh.directory, 'built'), { name, version, module: 'activities', ...more });

const spoilt = (spoil: (directory: string) => void) => {
  number += 1;
  const directory = build(`9.0.${number}`, 'mf-spoilt');
  spoil(directory);
  return directory;
};

it('publishes a version, keeps the one before and tells open pages', async () => {
  await releases.publish(build('1.0.0'), RELEASED);
  await releases.publish(build('1.0.1'), RELEASED);

  expect(releases.live().map(({ name, version }) => `${name} ${version}`)).toEqual(['mf-activities 1.0.1']);
  expect(releases.fallback('mf-activities')).toEqual({ name: 'mf-activities', version: '1.0.0' });
  expect(announced).toBe(2);
  const old = await releases.file('mf-activities', '1.0.0', 'page.js');
  expect(readFileSync(old?.path ?? '', 'utf8')).toContain('1.0.0');
});

it('lays compressed copies beside what shrinks', async () => {
  const entry = await releases.file('mf-activities', '1.0.1', 'remoteEntry.js');

  expect(entry?.encodings).toEqual(['br', 'gzip']);
  expect(entry?.contentType).toBe('text/javascript; charset=utf-8');
});

it('refuses whatever is not exactly what the release lists', async () => {
  const spoils: Record<string, (directory: string) => void> = {
    'a flipped byte': (directory) => appendFileSync(join(directory, 'page.js'), ' '),
    'an extra file': (directory) => writeFileSync(join(directory, 'page.js.map'), '{}'),
    'a missing file': (directory) => rmSync(join(directory, 'style.css')),
    'a compressed copy of other bytes': (directory) => writeFileSync(join(directory, 'page.js.gz'), gzipSync('other')),
    'a link': (directory) => symlinkSync('/etc/passwd', join(directory, 'passwd')),
  };
  for (const [what, spoil] of Object.entries(spoils)) {
    const publishing = releases.publish(spoilt(spoil), RELEASED);
    await expect(publishing.then(() => what)).rejects.toThrow();
  }
  expect(releases.live().map(({ name }) => name)).not.toContain('mf-spoilt');
});

it('refuses a release file with unknown keys, paths that climb or lead to another site, or files without a hash', async () => {
  const asset = { path: 'page.js', integrity: '', kind: 'script', bytes: 1 };
  for (const more of [
    { extra: 1 },
    { entry: '../remoteEntry.js' },
    { entry: 'other.js' },
    { assets: [asset] },
    { name: '..' },
    { moved: [{ path: '/reports/old', to: '//elsewhere.example/reports' }] },
    { moved: [{ path: '/reports/old', to: 'https://elsewhere.example' }] },
  ])
    await expect(releases.publish(build('2.0.0', 'mf-odd', more), RELEASED)).rejects.toThrow(/release.json/);
});

it('takes cards of pages, and releases that were built before there were any', async () => {
  const plain = { area: 'odd', path: '/odd', title: 'Odd', expose: './p', preload: ['page.js'] };
  const card = { words: 'Everything odd', icon: 'box', order: 5 };
  const published = async (version: string, more: object) => {
    const directory = build(version, 'mf-carded', { pages: [{ ...plain, ...more }] });
    return parseRelease(readFileSync(join(directory, 'release.json'), 'utf8')).pages;
  };

  expect(await published('1.0.0', {})).toEqual([plain]);
  expect(await published('1.1.0', { card })).toEqual([{ ...plain, card }]);
  await expect(published('1.2.0', { card: { ...card, order: 'first' } })).rejects.toThrow('pages.0.card.order');
});

it('takes icons that a remote brings along, and a remote without a module of its own', async () => {
  const icons = { tower: 'M4 20V8l8-4.5 8 4.5v12z' };
  const own = (version: string, more: object) =>
    builtRemote(join(fresh.directory, 'plain'), { name: 'mf-plain', version, ...more });
  const read = parseRelease(readFileSync(join(own('1.0.0', { icons }), 'release.json'), 'utf8'));

  expect([read.icons, read.api]).toEqual([icons, undefined]);
  await expect(releases.publish(own('1.1.0', { icons: { tower: 7 } }), RELEASED)).rejects.toThrow('icons.tower');
});

it('keeps a version as it was published', async () => {
  const other = builtRemote(join(fresh.directory, 'other'), {
    ...{ name: 'mf-activities', version: '1.0.1', module: 'activities', sdk: '^0.2.0' },
  });
  await expect(releases.publish(other, RELEASED)).rejects.toThrow('published already');
  await expect(releases.publish(build('1.0.1', 'mf-activities', { built_on: 99 }), RELEASED)).resolves.toBeDefined();
});

it('lets one of several publishers with the same expectation through', async () => {
  const before = await releases.publish(build('3.0.0'), RELEASED);
  const versions = ['3.0.1', '3.0.2', '3.0.3', '3.0.4'];
  const results = await Promise.allSettled(
    versions.map((version) => releases.publish(build(version), { ...RELEASED, expected: before.version })),
  );

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(releases.publish(build('3.1.0'), { ...RELEASED, expected: null })).rejects.toThrow(
    'Somebody else changed',
  );
});

it('is seen by another process, and leaves no draft behind', async () => {
  const other = start();
  await other.refresh();
  await releases.publish(build('4.0.0'), RELEASED);
  await other.refresh();

  expect(other.live().map(({ version }) => version)).toEqual(['4.0.0']);
  expect(readdirSync(join(fresh.directory, 'releases')).filter((name) => name.startsWith('.'))).toEqual([]);
  other.stop();
});

/** Waits for what a process notices by itself; returns how often the database was asked meanwhile. */
async function noticed(isSeen: () => boolean): Promise<number> {
  const asked = jest.spyOn(fresh.database, 'all');
  const until = Date.now() + 5000;
  while (!isSeen() && Date.now() < until) await pause(20);
  const count = asked.mock.calls.length;
  asked.mockRestore();
  expect(isSeen()).toBe(true);
  return count;
}

it('learns by itself of a release, a pin and its end in another process, and asks one question a second', async () => {
  const other = start();
  await other.refresh();
  const seenOf = (companyId?: string) => other.live(companyId).find(({ name }) => name === 'mf-activities')?.version;
  await releases.publish(build('4.1.0'), RELEASED);
  await noticed(() => seenOf() === '4.1.0');
  const until = Date.now() + 4000;
  await releases.pin({ ...RELEASED, name: 'mf-activities', companyId: 'kept', act: 'pin', version: '4.0.0', until });
  await noticed(() => seenOf('kept') === '4.0.0');
  expect(seenOf()).toBe('4.1.0');
  const before = announced;
  await noticed(() => announced > before);
  expect(seenOf('kept')).toBe('4.1.0');

  // Both processes of this test share a database, so that one statement asks for both.
  const begun = Date.now();
  const count = await noticed(() => Date.now() - begun > 3000);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(4);
  other.stop();
});

it('reads what others released by the same two questions each time, however many remotes there are', async () => {
  await releases.publish(build('1.0.0', 'mf-business'), RELEASED);
  await releases.publish(build('1.0.0', 'mf-compliance'), RELEASED);
  const asked = jest.spyOn(fresh.database, 'all');
  await releases.refresh();
  const count = asked.mock.calls.length;
  asked.mockRestore();
  expect(count).toBe(2);
});

it('is published once by processes that start at the same moment', async () => {
  const processes = [start(), start(), start()];
  const directory = build('1.0.0', 'mf-docs');
  await Promise.all(processes.map((each) => each.publish(directory, RELEASED)));

  expect(processes.map((each) => each.live().filter(({ name }) => name === 'mf-docs').length)).toEqual([1, 1, 1]);
  for (const each of processes) each.stop();
});

it('stores nothing that was changed after it was looked at', async () => {
  const directory = build('5.0.0', 'mf-built');
  const source = await folderSource(directory);
  appendFileSync(join(directory, 'page.js'), '// of the next build');
  await expect(releases.store(source, 'test')).rejects.toThrow('does not match its hash');
  expect(await releases.published({ name: 'mf-built', version: '5.0.0' })).toBeUndefined();
});

it('takes to the file store what an earlier portal left on the disk alone', async () => {
  const folder = build('1.0.0', 'mf-older');
  cpSync(folder, join(fresh.directory, 'releases', 'mf-older', '1.0.0'), { recursive: true });
  const past = { name: 'mf-older', version: '1.0.0', seq: 1 };
  await fresh.database.run('INSERT INTO release_pointers (name, version, seq, updated_on) VALUES (?, ?, ?, ?)', [
    ...['mf-older', '1.0.0', 1, 5],
  ]);
  await fresh.database.run('INSERT INTO release_history (name, seq, version, at) VALUES (?, ?, ?, ?)', [
    ...[past.name, past.seq, past.version, 5],
  ]);
  await releases.refresh();
  const other = start('disk-4');
  await other.refresh();

  expect(other.live().map(({ name }) => name)).toContain('mf-older');
  await releases.publish(build('1.1.0', 'mf-older'), RELEASED);
  expect(releases.fallback('mf-older')).toEqual({ name: 'mf-older', version: '1.0.0' });
  expect(await releases.verify('mf-older')).toMatchObject({ broken: null, damaged: [] });
  other.stop();
});

it('has no file that its release does not list', async () => {
  mkdirSync(join(fresh.directory, 'releases', 'keys'), { recursive: true });
  writeFileSync(join(fresh.directory, 'releases', 'keys', 'signing.json'), '{}');
  for (const [remote, version, path] of [
    ['mf-activities', '4.0.0', 'release.json'],
    ['mf-activities', '4.0.0', '../4.0.0/page.js'],
    ['mf-activities', '4.0.0', 'page.js.br'],
    ['mf-activities', '..', 'keys/signing.json'],
    ['..', 'keys', 'signing.json'],
    ['mf-activities', '4.0.0', 'constructor'],
  ] as const)
    expect(await releases.file(remote, version, path)).toBeUndefined();
});
