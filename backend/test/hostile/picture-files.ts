import { crc32 } from 'node:zlib';

export const number = (value: number, bytes = 4) => Buffer.from(value.toString(16).padStart(bytes * 2, '0'), 'hex');

export function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  return Buffer.concat([number(data.length), named, number(crc32(named))]);
}

export const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
export const head = (width: number, height: number) =>
  chunk('IHDR', Buffer.concat([number(width), number(height), Buffer.from([8, 0, 0, 0, 0])]));
export const png = (width: number, height: number, ...chunks: Buffer[]) =>
  Buffer.concat([PNG, head(width, height), ...chunks, chunk('IEND', Buffer.alloc(0))]);
export const data = (bytes: Buffer) => chunk('IDAT', bytes);

/** Header of a JPEG with these dimensions. */
export const jpeg = (width: number, height: number, ...more: Buffer[]) =>
  Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    ...more,
    Buffer.from('ffc2000b08', 'hex'),
    ...[number(height, 2), number(width, 2), Buffer.from('01011100', 'hex')],
  ]);

/** A WebP of one chunk. */
export const webp = (chunkName: string, body: Buffer) => {
  const inner = Buffer.concat([Buffer.from(`WEBP${chunkName}`), Buffer.alloc(4), body]);
  inner.writeUInt32LE(body.length, 8);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(inner.length);
  return Buffer.concat([Buffer.from('RIFF'), size, inner]);
};
