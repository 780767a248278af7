import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { anything, builtRemote, RELEASED } from '../../../test/releases/built-remote';
import { type FreshDatabase, freshDatabase } from '../../../test/database/fresh-database';
import { s3Server } from '../../../test/servers/s3-server';
import { systemClock } from '../clock';
import { readConfiguration } from '../configuration';
import type { FileStore } from '../files/file-store';
import { openFiles } from '../files/open-files';
import { platformMigrations } from '../platform-migrations';
import { makeReleases } from './make-releases';
import type { Releases } from './releases';

const directory = mkdtempSync(join(tmpdir(), 'lichen-disks-'));
const s3 = s3Server(join(directory, 's3'));
afterAll(async () => {
  await (await s3).stop();
  rmSync(directory, { recursive: true, force: true });
});

const local = { ...readConfiguration({}), S3_BUCKET: undefined };
/** Opens the store that all processes share; with S3 each goes through a disk of its own. */
const stores: [string, (disk: string) => Promise<FileStore>][] = [
  ['a shared directory', async () => openFiles({ ...local, dataDir: join(directory, 'shared') }, 'release-files')],
  ['S3', async (disk) => openFiles((await s3).settings(join(directory, disk)), 'release-files')],
];

describe.each(stores)('two processes, two disks and one database, with the files in %s', (where, open) => {
  const name = where === 'S3' ? 'mf-far' : 'mf-near';
  let fresh: FreshDatabase;
  let publisher: Releases;
  let other: Releases;
  let moment = Date.UTC(2026, 10, 23);
  const logged: object[] = [];
  /** Hashes that the store has lost for a while, and disks that it does not answer. */
  const lost = new Set<string>();

  const start = async (disk: string): Promise<Releases> => {
    const files = await open(disk);
    const get: FileStore['get'] = async (hash) => {
      if (lost.has(hash) || lost.has(disk)) throw new Error('The store does not answer');
      return files.get(hash);
    };
    const releases = makeReleases({
      hasAccount: async (id) => id !== 'nobody',
      gate: anything,
      log: pino({ level: 'error' }, { write: (line: string) => void logged.push(JSON.parse(line)) }),
      ...{ database: fresh.database, announce: () => undefined },
      clock: { ...systemClock, now: () => moment },
      configuration: { dataDir: join(directory, `${name}-${disk}`) },
      files: { ...files, get },
    });
    await releases.refresh();
    return releases;
  };
  const published = (version: string) =>
    publisher.publish(builtRemote(join(directory, 'built'), { name, version, module: 'activities' }), RELEASED);
  const liveOf = (releases: Releases) => releases.live().find((release) => release.name === name)?.version;

  beforeAll(async () => {
    fresh = await freshDatabase(platformMigrations);
    publisher = await start('disk-1');
    other = await start('disk-2');
  });
  afterAll(async () => {
    publisher.stop();
    other.stop();
    await fresh.close();
  });

  it('serve the same bytes', async () => {
    await published('1.0.0');
    await other.refresh();

    expect(liveOf(other)).toBe('1.0.0');
    for (const path of ['remoteEntry.js', 'page.js', 'style.css', 'locales/DE.json']) {
      const [own, theirs] = await Promise.all([publisher, other].map((each) => each.file(name, '1.0.0', path)));
      expect(theirs?.path).toContain('disk-2');
      expect(readFileSync(theirs?.path ?? '')).toEqual(readFileSync(own?.path ?? ''));
      expect(theirs?.encodings).toEqual(own?.encodings);
    }
  });

  it('serve the version before where the live one cannot be read, and are not ready until it can', async () => {
    // Before it is published: a process looks for new releases by itself.
    lost.add('disk-2');
    await published('1.1.0');
    await other.refresh();

    expect(logged).toContainEqual(
      expect.objectContaining({ remote: name, version: '1.1.0', msg: 'a release cannot be read' }),
    );
    expect(liveOf(other)).toBe('1.0.0');
    expect(other.isReady()).toBe(false);
    expect(liveOf(publisher)).toBe('1.1.0');
    lost.clear();
    moment += 10_000;
    await other.refresh();
    expect(liveOf(other)).toBe('1.1.0');
    expect(other.isReady()).toBe(true);
  });

  it('serve the other remotes where neither the live version nor the one before can be read, and are not ready', async () => {
    const asked = [name, '1.0.0', '1.1.0'];
    const where = 'name = ? AND version IN (?, ?)';
    const rows = await fresh.database.all(`SELECT files FROM release_versions WHERE ${where}`, asked);
    for (const row of rows) {
      const files = JSON.parse(String(row['files'])) as Record<string, { plain: string }>;
      lost.add(files['page.js']?.plain ?? '');
    }
    const neighbour = builtRemote(join(directory, `${name}-built`), {
      name: 'mf-beside',
      version: '1.0.0',
      module: 'docs',
    });
    await publisher.publish(neighbour, RELEASED);
    const empty = await start('disk-4');

    expect(empty.live().map((release) => release.name)).toEqual(['mf-beside']);
    expect(empty.isReady()).toBe(false);
    expect(await empty.file(name, '1.1.0', 'remoteEntry.js')).toBeUndefined();
    lost.clear();
    moment += 10_000;
    await empty.refresh();
    expect(liveOf(empty)).toBe('1.1.0');
    expect(empty.isReady()).toBe(true);
    empty.stop();
  });

  it.each([
    ['is removed', (path: string) => rmSync(path)],
    ['is changed', (path: string) => appendFileSync(path, 'damaged')],
  ])('have a file again that %s on a disk while they serve it', async (_, damage) => {
    const before = await other.file(name, '1.1.0', 'page.js');
    damage(before?.path ?? '');
    const after = await other.file(name, '1.1.0', 'page.js');
    expect(readFileSync(after?.path ?? '', 'utf8')).toBe(`/* page of ${name} 1.1.0 */`);
    expect(other.isReady()).toBe(true);
  });

  it('answer nothing for a damaged file that cannot be had again, and are not ready until it can', async () => {
    const file = await other.file(name, '1.1.0', 'style.css');
    const rows = await fresh.database.all('SELECT files FROM release_versions WHERE name = ? AND version = ?', [
      ...[name, '1.1.0'],
    ]);
    const files = JSON.parse(String(rows[0]?.['files'])) as Record<string, { plain: string }>;
    lost.add(files['style.css']?.plain ?? '');
    rmSync(file?.path ?? '');
    expect(await other.file(name, '1.1.0', 'style.css')).toBeUndefined();
    expect(other.isReady()).toBe(false);
    expect(logged).toContainEqual(expect.objectContaining({ name, version: '1.1.0', path: 'style.css' }));

    lost.clear();
    moment += 10_000;
    await other.refresh();
    expect(other.isReady()).toBe(true);
    expect(await other.file(name, '1.1.0', 'style.css')).toBeDefined();
  });

  it('fetch again what was damaged on a disk, and never serve it', async () => {
    const disk = join(directory, `${name}-disk-3`);
    cpSync(join(directory, `${name}-disk-2`), disk, { recursive: true });
    appendFileSync(join(disk, 'releases', name, '1.1.0', 'page.js'), 'damaged');
    const again = await start('disk-3');

    const file = await again.file(name, '1.1.0', 'page.js');
    expect(file?.path).toContain('disk-3');
    expect(readFileSync(file?.path ?? '', 'utf8')).toBe(`/* page of ${name} 1.1.0 */`);
    again.stop();
  });
});
