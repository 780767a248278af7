import { PassThrough, pipeline, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive that is written while it is sent. */
export interface ZipPart {
  readonly name: string;
  readonly content: AsyncIterable<string>;
}

/** Earliest time in a zip file, in every time zone: equal content makes an equal file. */
const FIRST_MOMENT = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

/**
 * Returns a zip stream: memory does not grow with the content, and each part is opened when its turn comes. The zip
 * fails when a part fails, and closes the parts when its reader stops. Limited by the format to less than 4 GB per part
 * and archive.
 */
export function zipOf(parts: readonly ZipPart[]): Readable {
  const zip = new ZipFile();
  let source: Readable | undefined;
  const bytes = pipeline(zip.outputStream, new PassThrough(), () => source?.destroy());
  zip.once('error', (error: Error) => bytes.destroy(error));
  for (const { name, content } of parts)
    zip.addReadStreamLazy(name, FIRST_MOMENT, (read) => {
      source = Readable.from(content, { objectMode: false });
      source.once('error', (error) => bytes.destroy(error));
      read(null, source);
    });
  zip.end();
  return bytes;
}
