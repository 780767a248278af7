import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import { boundedZipEntries } from '../bounded/zip-limits';
import { SHEET_TEXTS, sheetRefusal } from './sheet';

/** The parts of a workbook, unpacked on demand. */
export interface ZipParts {
  has(name: string): boolean;
  /** Opens the unpacked bytes of a part, never more than its entry states. */
  open(name: string): Promise<Readable>;
}

/** Opens a zip file whose directory meets the upload limits; unpacks nothing yet. */
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
