import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  readonly content: AsyncIterable<string>;
}

interface Tally {
  crc: number;
  unpacked: number;
  packed: number;
}

/** Sizes follow the content, and names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** 1980-01-01, the first day a zip knows: equal content makes an equal file. */
const NO_DAY = 0x21;

/** Of a part, or with its offset the entry of the directory. */
function header(name: Buffer, { crc, packed, unpacked }: Tally, offset?: number): Buffer {
  const isEntry = offset !== undefined;
  const fields = Buffer.alloc(isEntry ? 46 : 30);
  let at = fields.writeUInt32LE(isEntry ? 0x02014b50 : 0x04034b50);
  if (isEntry) at = fields.writeUInt16LE(20, at);
  at = fields.writeUInt16LE(20, at);
  for (const value of [FLAGS, DEFLATED, 0, NO_DAY]) at = fields.writeUInt16LE(value, at);
  for (const value of [crc, packed, unpacked]) at = fields.writeUInt32LE(value, at);
  at = fields.writeUInt16LE(name.length, at);
  fields.writeUInt16LE(0, at);
  if (isEntry) fields.writeUInt32LE(offset, 42);
  return Buffer.concat([fields, name]);
}

function descriptor({ crc, packed, unpacked }: Tally): Buffer {
  const fields = Buffer.alloc(16);
  let at = fields.writeUInt32LE(0x08074b50);
  for (const value of [crc, packed, unpacked]) at = fields.writeUInt32LE(value, at);
  return fields;
}

async function* counted(content: AsyncIterable<string>, tally: Tally): AsyncGenerator<Buffer> {
  for await (const text of content) {
    const bytes = Buffer.from(text);
    tally.crc = crc32(bytes, tally.crc);
    tally.unpacked += bytes.length;
    yield bytes;
  }
}

/** The content packed on another thread; a failure of the source is a failure of this. */
async function* packed(content: AsyncIterable<string>, tally: Tally): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw();
  pipeline(Readable.from(counted(content, tally), { objectMode: false }), deflate, () => undefined);
  for await (const chunk of deflate as AsyncIterable<Buffer>) {
    tally.packed += chunk.length;
    yield chunk;
  }
}

/**
 * A zip made while it is read: memory does not grow with the content. Bounded by the format: no part and no archive of
 * 4 GB or more.
 */
export async function* zipOf(parts: readonly ZipPart[]): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name);
    const tally = { crc: 0, unpacked: 0, packed: 0 };
    const local = header(name, tally);
    yield local;
    yield* packed(part.content, tally);
    yield descriptor(tally);
    directory.push(header(name, tally, offset));
    offset += local.length + tally.packed + 16;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  yield central;
  yield end;
}
