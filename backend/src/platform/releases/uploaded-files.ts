import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { invalid, refused } from '@lichen/contracts/api/problems';
import type { BrowserProof } from '@lichen/contracts/portal/browser-proof';
import type { FileStore } from '../files/file-store';
import { isHash } from '../files/hash-stream';
import type { VersionSource } from './version-source';
import { MOST_FILE_BYTES } from './stored-files';

/** Receives the files of a version one by one; each is stored once, under the hash (sha-256) of its bytes. */
export function uploadedFiles(files: FileStore) {
  return {
    /** Returns the hashes whose files are not stored yet, so that an interrupted upload can continue. */
    missing: async (hashes: readonly string[]): Promise<string[]> => {
      const found = await Promise.all(hashes.map((hash) => files.has(hash)));
      return hashes.filter((_, at) => !found[at]);
    },
    /** Stores the bytes; throws `refused` if they do not have the given hash. */
    take: async (hash: string, bytes: Readable): Promise<void> => {
      await files.put(bytes, MOST_FILE_BYTES, {
        accept: (arrived) => {
          if (arrived.hash !== hash) throw refused(`The file has the hash ${arrived.hash}, not ${hash}`);
        },
      });
    },
    /** Returns the source of a version whose files were uploaded before; `named` has each file's hash by path. */
    source: (text: string, named: Readonly<Record<string, string>>, proof?: BrowserProof): VersionSource => ({
      text,
      proof,
      read: async (path) => {
        const hash = Object.hasOwn(named, path) ? named[path] : undefined;
        if (hash === undefined || !isHash(hash)) throw invalid({ files: `${path} is listed and was not sent` });
        if (!(await files.has(hash))) throw invalid({ files: `${path} was not sent` });
        return buffer(await files.get(hash));
      },
      compressed: async () => undefined,
    }),
  };
}
