import { Readable } from 'node:stream';
import { Problem } from '@lichen/contracts/api/problems';
import { FILE_TOO_LARGE } from '@lichen/contracts/text/file-texts';

/**
 * Returns the message as a stream that fails once it is larger than `most` bytes. The source stays open, so that its
 * owner can still send a refusal on the same connection.
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
