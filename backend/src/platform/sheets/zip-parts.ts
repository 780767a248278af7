import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import { boundedZipEntries } from '../bounded/zip-limits';
import { SHEET_TEXTS, sheetRefusal } from './sheet';

export interface ZipParts {
  has(name: string): boolean;
  /** The unpacked bytes of a part, never more than its entry claims. */
  open(name: string): Promise<Readable>;
}

/** Opens a zip whose directory keeps within the bounds of uploads; nothing is unpacked yet. */
export async function zipParts(file: Buffer): Promise<ZipParts> {
  boundedZipEntries(file);
  const zip = await yauzl.fromBufferPromise(file, { validateEntrySizes: true, strictFileNames: true });
  const entries = new Map<string, yauzl.Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return {
    has: (name) => entries.has(name),
    open: (name) => {
      const entry = entries.get(name);
      if (!entry) throw sheetRefusal(SHEET_TEXTS.damaged);
      return zip.openReadStreamPromise(entry);
    },
  };
}
