import { deflateRawSync } from 'node:zlib';

/** One entry of a zip file that a test writes, honest or not. */
export interface Part {
  name: string;
  content: Buffer;
  /** False unpacked size. */
  claim?: number;
  offset?: number;
  flags?: number;
}

function headerOf(part: Part, packed: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(part.flags ?? 0, 2);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(part.claim ?? part.content.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(part.name), 22);
  return fields;
}

function signed(signature: number, ...rest: Buffer[]): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32LE(signature);
  return Buffer.concat([head, ...rest]);
}

/** Returns a zip file whose directory repeats what the parts claim. */
export function zip(parts: readonly Part[], count = parts.length): Buffer {
  const body: Buffer[] = [];
  const directory: Buffer[] = [];
  const packedOf = new Map<Buffer, Buffer>();
  let at = 0;
  for (const part of parts) {
    // Thousands of parts may share one content.
    const packed = packedOf.get(part.content) ?? deflateRawSync(part.content);
    packedOf.set(part.content, packed);
    const header = headerOf(part, packed);
    const local = signed(0x04034b50, header, Buffer.from(part.name), packed);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(part.offset ?? at, 10);
    directory.push(signed(0x02014b50, Buffer.from([20, 0]), header, tail, Buffer.from(part.name)));
    body.push(local);
    at += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...body, ...directory, signed(0x06054b50, end)]);
}
