import { PassThrough, pipeline, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipPart {
  readonly name: string;
  readonly content: AsyncIterable<string>;
}

/** The first moment a zip knows, on every clock: equal content makes an equal file. */
const FIRST_MOMENT = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

/**
 * A zip made while it is read: memory does not grow with the content, and a part is opened when its turn comes. The
 * zip fails where the content of a part fails, and closes the content where its reader leaves. Bounded by the format:
 * no part and no archive of 4 GB or more.
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
