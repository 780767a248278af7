import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { s3Server } from '../../../test/servers/s3-server';
import { readConfiguration } from '../configuration';
import type { FileStore } from './file-store';
import { openFiles } from './open-files';

const directory = mkdtempSync(join(tmpdir(), 'lichen-files-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const local = { ...readConfiguration({}), dataDir: directory, S3_BUCKET: undefined };
/** The S3-compatible server named in the environment, or one started in this process. */
const s3 = process.env['S3_ENDPOINT'] ? undefined : s3Server(join(directory, 's3'));
const named = () => ({ ...readConfiguration(process.env), dataDir: directory });
const drivers: [string, () => Promise<FileStore>][] = [
  ['local', async () => openFiles(local, 'files')],
  ['s3', async () => openFiles((await s3)?.settings(directory) ?? named(), 'files')],
];
afterAll(async () => (await s3)?.stop());

describe.each(drivers)('%s files', (_name, opened) => {
  let files: FileStore;
  beforeAll(async () => {
    files = await opened();
  });

  it('gives back what it was given, under the hash', async () => {
    const content = randomBytes(200_000);
    const { hash, bytes, head } = await files.put(
      Readable.from([content.subarray(0, 100), content.subarray(100)]),
      1e6,
    );

    expect(bytes).toBe(200_000);
    expect(head).toEqual(content.subarray(0, 65_536));
    expect(await buffer(await files.get(hash))).toEqual(content);
    expect((await files.put(Readable.from([content]), 1e6)).hash).toBe(hash);
    await files.remove(hash);
    expect(await files.has(hash)).toBe(false);
    await expect(files.get(hash)).rejects.toMatchObject({ code: 'notFound' });
  });

  it('gives back the part that is asked for', async () => {
    const content = randomBytes(10_000);
    const { hash } = await files.put(Readable.from([content]), 1e6);
    const part = async (start: number, end: number) => buffer(await files.get(hash, { start, end }));

    expect(await part(0, 1)).toEqual(content.subarray(0, 2));
    expect(await part(4000, 8999)).toEqual(content.subarray(4000, 9000));
    expect(await part(9999, 9999)).toEqual(content.subarray(9999));
    await expect(files.get('0'.repeat(64), { start: 0, end: 1 })).rejects.toMatchObject({ code: 'notFound' });
    await files.remove(hash);
  });

  it('refuses more than the limit and keeps nothing', async () => {
    await expect(files.put(Readable.from([randomBytes(1000)]), 999)).rejects.toMatchObject({ code: 'tooLarge' });
    const parts = readdirSync(directory, { recursive: true, withFileTypes: true });
    expect(parts.filter((entry) => entry.isFile())).toEqual([]);
  });

  it('keeps nothing of a stream that breaks', async () => {
    const broken = new Readable({
      read() {
        this.push(randomUUID());
        this.destroy(new Error('gone'));
      },
    });
    await expect(files.put(broken, 1e6)).rejects.toThrow('gone');
    const parts = readdirSync(directory, { recursive: true, withFileTypes: true });
    expect(parts.filter((entry) => entry.isFile())).toEqual([]);
  });

  it('lists what it has in the order of the hashes, from any place on', async () => {
    const texts = Array.from({ length: 7 }, (_, at) => `file ${at}`);
    const puts = await Promise.all(texts.map((text) => files.put(Readable.from([Buffer.from(text)]), 100)));
    const hashes = puts.map(({ hash }) => hash).sort();

    const all = await files.stored('', 100);
    expect(all.map(({ hash }) => hash)).toEqual(hashes);
    expect(all.every(({ storedOn }) => Math.abs(storedOn - Date.now()) < 60_000)).toBe(true);
    const first = await files.stored('', 3);
    const rest = await files.stored(first[2]?.hash ?? '', 100);
    expect([...first, ...rest]).toEqual(all);
    await Promise.all(hashes.map((hash) => files.remove(hash)));
    expect(await files.stored('', 100)).toEqual([]);
  });

  it('clears away what broke off', async () => {
    mkdirSync(join(directory, 'incoming'), { recursive: true });
    mkdirSync(join(directory, 'files', 'incoming'), { recursive: true });
    const left = ['incoming', join('files', 'incoming')].map((folder) => join(directory, folder, 'left'));
    for (const path of left) writeFileSync(path, 'half');

    await files.removeUnfinished(Date.now() - 60_000);
    expect(left.every((path) => existsSync(path))).toBe(true);
    await files.removeUnfinished(Date.now() + 1000);
    expect(left.filter((path) => existsSync(path))).toHaveLength(1);
    for (const path of left) rmSync(path, { force: true });
  });

  it('takes no path for a hash', async () => {
    await expect((async () => files.get('../../etc/passwd'))()).rejects.toThrow('Not the hash');
  });

  it('says that it is ready', async () => {
    expect(await files.ready()).toBe(true);
  });
});
