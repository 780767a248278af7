import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { readConfiguration } from '../configuration';
import type { FileStore } from './file-store';
import { openFiles } from './open-files';

const directory = mkdtempSync(join(tmpdir(), 'lichen-files-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const local = { ...readConfiguration({}), dataDir: directory, S3_BUCKET: undefined };
const drivers: [string, FileStore][] = [['local', openFiles(local)]];
if (process.env['S3_ENDPOINT'])
  drivers.push(['s3', openFiles({ ...readConfiguration(process.env), dataDir: directory })]);

describe.each(drivers)('%s files', (_name, files) => {
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

  it('takes no path for a hash', async () => {
    await expect((async () => files.get('../../etc/passwd'))()).rejects.toThrow('Not the hash');
  });

  it('says that it is ready', async () => {
    expect(await files.ready()).toBe(true);
  });
});
