import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { invalid, refused } from '@lichen/contracts/api/problems';
import type { BrowserProof } from '@lichen/contracts/portal/browser-proof';
import type { FileStore } from '../files/file-store';
import { isHash } from '../files/hash-stream';
import type { VersionSource } from './version-source';
import { MOST_FILE_BYTES } from './stored-files';

/** Files of a version that somebody sends, one by one: under the hash (sha-256) of their bytes, each once. */
export function uploadedFiles(files: FileStore) {
  return {
    /** Those of some hashes of which the bytes are not here yet: what is left of an upload that broke off. */
    missing: async (hashes: readonly string[]): Promise<string[]> => {
      const found = await Promise.all(hashes.map((hash) => files.has(hash)));
      return hashes.filter((_, at) => !found[at]);
    },
    /** Keeps the bytes if they have the hash that they are sent under. */
    take: async (hash: string, bytes: Readable): Promise<void> => {
      await files.put(bytes, MOST_FILE_BYTES, {
        accept: (arrived) => {
          if (arrived.hash !== hash) throw refused(`The file has the hash ${arrived.hash}, not ${hash}`);
        },
      });
    },
    /** A version of which the files were sent before; `named` has the hash of each by its path. */
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
