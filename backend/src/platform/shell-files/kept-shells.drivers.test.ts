import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';
import express from 'express';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { type FreshDatabase, freshDatabase } from '../../../test/database/fresh-database';
import { s3Server } from '../../../test/servers/s3-server';
import { systemClock } from '../clock';
import { readConfiguration } from '../configuration';
import type { FileStore } from '../files/file-store';
import { openFiles } from '../files/open-files';
import { shellRoutes } from '../http/shell.route';
import { platformMigrations } from '../platform-migrations';
import { type KeptShells, keptShells, outdated } from './kept-shells';

const directory = mkdtempSync(join(tmpdir(), 'lichen-shells-'));
const s3 = s3Server(join(directory, 's3'));
afterAll(async () => {
  await (await s3).stop();
  rmSync(directory, { recursive: true, force: true });
});

const DAY = 24 * 3_600_000;
const local = { ...readConfiguration({}), S3_BUCKET: undefined };
const stores: [string, () => Promise<FileStore>][] = [
  ['a directory', async () => openFiles({ ...local, dataDir: join(directory, 'local') }, 'shell-files')],
  ['S3', async () => openFiles((await s3).settings(join(directory, 'far')), 'shell-files')],
];

const codeOf = (name: string) => `/* ${name} */`.repeat(100);

/** A built shell with these files, as an image brings it. */
function built(...names: string[]): string {
  const folder = mkdtempSync(join(directory, 'shell-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), names.join());
  for (const name of names) writeFileSync(join(folder, 'assets', `${name}.js`), codeOf(name));
  return folder;
}

describe.each(stores)('with the files in %s', (_, open) => {
  let fresh: FreshDatabase;
  let files: FileStore;
  let moment = Date.UTC(2026, 10, 24);
  const heard: object[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void heard.push(JSON.parse(line)) });

  /** A process with its own memory, and the same database and files. */
  const started = (): KeptShells =>
    keptShells({ database: fresh.database, files, log, clock: { ...systemClock, now: () => moment } });
  const textOf = async (shells: KeptShells, name: string) =>
    (await shells.file(`assets/${name}.js`, []))?.bytes.toString('utf8');

  beforeAll(async () => {
    fresh = await freshDatabase(platformMigrations);
    files = await open();
  });
  afterAll(() => fresh.close());

  it('has the files of the version before, and those of the next one once another process has them', async () => {
    await started().keep(built('base.1', 'start.1'));
    const upgraded = started();
    await upgraded.keep(built('base.1', 'start.2'));
    expect(await textOf(upgraded, 'start.1')).toBe(codeOf('start.1'));
    expect(await textOf(upgraded, 'start.2')).toBe(codeOf('start.2'));

    const other = started();
    expect(await textOf(other, 'start.3')).toBeUndefined();
    await upgraded.keep(built('base.1', 'start.3'));
    moment += 5_000;
    expect(await textOf(other, 'start.3')).toBe(codeOf('start.3'));
  });

  it('sends them compressed, immutable, and nothing else for long', async () => {
    const app = express();
    const page = { isEntry: () => false, nonceOf: () => '' };
    app.use(shellRoutes({ folder: built('start.9'), kept: started(), ...page }));
    const server = app.listen(0, '127.0.0.1').unref();
    await once(server, 'listening');
    const ask = (name: string) =>
      fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/assets/${name}.js`, {
        headers: { 'accept-encoding': 'gzip, br' },
      });
    const [own, earlier, none] = await Promise.all([ask('start.9'), ask('start.1'), ask('start.0')]);
    expect([own.status, earlier.status, none.status]).toEqual([200, 200, 404]);
    expect(await earlier.text()).toBe(codeOf('start.1'));
    expect(earlier.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect([earlier.headers.get('content-encoding'), earlier.headers.get('content-type')]).toEqual([
      'br',
      'text/javascript; charset=utf-8',
    ]);
    expect(none.headers.get('cache-control')).toBe('no-store');
    server.closeAllConnections();
    server.close();
  });

  it('says of a damaged file that it is none', async () => {
    const shells = started();
    const kept = await shells.file('assets/start.2.js', ['br', 'gzip']);
    expect(brotliDecompressSync(kept?.bytes ?? Buffer.alloc(0)).toString('utf8')).toBe(codeOf('start.2'));
    const get = files.get;
    files.get = async () => Readable.from([Buffer.from('damaged')]);
    expect(await textOf(shells, 'start.2')).toBeUndefined();
    files.get = get;
    expect(heard.at(-1)).toMatchObject({ path: 'assets/start.2.js' });
    expect(await textOf(shells, 'start.2')).toBe(codeOf('start.2'));
  });

  it('keeps thirty versions, or those of thirty days, and what they share', async () => {
    const shells = started();
    for (let version = 10; version < 45; version += 1) {
      moment += 1_000;
      await shells.keep(built('base.1', `start.${version}`));
    }
    expect(await textOf(started(), 'start.1')).toBe(codeOf('start.1'));
    moment += 31 * DAY;
    await shells.keep(built('base.1', 'start.45'));
    const after = started();
    expect(await textOf(after, 'start.1')).toBeUndefined();
    expect(await textOf(after, 'start.16')).toBe(codeOf('start.16'));
    expect(await textOf(after, 'base.1')).toBe(codeOf('base.1'));
    const hashes = (await files.stored('', 10_000)).length;
    const wanted = await fresh.database.all('SELECT files FROM shell_versions', []);
    const named = new Set(wanted.flatMap(({ files: text }) => String(text).match(/[0-9a-f]{64}/g) ?? []));
    expect([wanted.length, hashes]).toEqual([30, named.size]);
  });
});

it('counts the days of a version from when the next one followed it', () => {
  const served = Array.from({ length: 33 }, (_, at) => ({ servedOn: (100 - at * 10) * DAY }));
  const at = (index: number) => served[index] as { servedOn: number };
  Object.assign(at(30), { servedOn: 0 });
  Object.assign(at(29), { servedOn: 75 * DAY });
  expect(outdated(served, 100 * DAY)).toEqual([at(31), at(32)]);
});
