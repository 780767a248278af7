import { Readable } from 'node:stream';
import { Problem } from '@lichen/contracts/api/problems';
import { FILE_TOO_LARGE } from '@lichen/contracts/text/file-texts';

/**
 * A message as it comes, refused in the middle once it is larger than `most`. The stream that it is read from stays open:
 * whoever opened it still has to answer on the same line.
 */
export function boundedMessage(source: Readable, most: number): Readable {
  async function* chunks() {
    let bytes = 0;
    for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > most) throw new Problem('tooLarge', FILE_TOO_LARGE);
      yield chunk;
    }
  }
  return Readable.from(chunks(), { objectMode: false });
}
