import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { refused } from '@lichen/contracts/api/problems';
import type { FileStore } from '../files/file-store';
import { contentTypeOf, isCompressible } from './content-type';
import { integrityOf } from './verify-files';
import type { VersionSource } from './version-source';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Smallest size in bytes of which a compressed copy is stored; below, the saving is smaller than the header. */
const WORTH_BYTES = 512;
/** From this size on a lower brotli quality is used, because 11 is slow and saves little more. */
const SLOW_BYTES = 400_000;
/** Largest file of a release. */
export const MOST_FILE_BYTES = 20 * 1024 * 1024;

/** Hashes (sha-256) under which the file store has a file and its compressed copies. */
export interface StoredNames {
  readonly plain: string;
  readonly br?: string;
  readonly gzip?: string;
}

/** Returns the compressed bytes of a file, from the build if available. */
export async function compressedCopy(
  source: Pick<VersionSource, 'compressed'>,
  path: string,
  content: Buffer,
  encoding: 'br' | 'gzip',
): Promise<Buffer> {
  const made = await source.compressed(path, encoding);
  if (made) return made;
  if (encoding === 'gzip') return gzipped(content, { level: 9 });
  const quality = content.length > SLOW_BYTES ? 9 : 11;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return brotli(content, { params });
}

/** Throws `refused` if the bytes do not match the hash in the release. */
export function expectBytes(content: Buffer, path: string, integrity: string): void {
  if (integrityOf(content) !== integrity) throw refused(`${path} does not match its hash in release.json`);
}

/** Returns whether the file store has a file as it was published. */
export async function isWhole(files: FileStore, names: StoredNames | undefined, integrity: string): Promise<boolean> {
  const bytes = names ? await files.get(names.plain).then(buffer, () => undefined) : undefined;
  return bytes !== undefined && integrityOf(bytes) === integrity;
}

/** Returns a function that stores a file with its compressed copies. */
export function copyWriter(files: FileStore) {
  const put = async (bytes: Buffer) => (await files.put(Readable.from([bytes]), MOST_FILE_BYTES)).hash;
  return async (source: Pick<VersionSource, 'compressed'>, path: string, content: Buffer): Promise<StoredNames> => {
    const plain = await put(content);
    if (content.length < WORTH_BYTES || !isCompressible(contentTypeOf(path))) return { plain };
    return {
      plain,
      br: await put(await compressedCopy(source, path, content, 'br')),
      gzip: await put(await compressedCopy(source, path, content, 'gzip')),
    };
  };
}

/** Returns a function that stores the files of a version, each checked against its hash in the release. */
export function fileWriter(files: FileStore) {
  const write = copyWriter(files);
  return async (source: VersionSource, path: string, integrity: string): Promise<StoredNames> => {
    const content = await source.read(path);
    expectBytes(content, path, integrity);
    return write(source, path, content);
  };
}
