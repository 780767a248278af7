import { hash, type KeyObject } from 'node:crypto';
import type { StoredEntry } from '../../../../platform/signed-archive/stored-zip';
import { passportArchive, type UnsignedPassport } from '../passport-archive.rules';

/** Input of the worker: the unsigned document, its files, the key and the time of signing. */
export interface Packing {
  readonly unsigned: UnsignedPassport;
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }[];
  /** A key object of this process; the thread has it only while it signs. */
  readonly key: KeyObject;
  readonly created: string;
}

/** The signed archive and its SHA-256. */
export interface Packed {
  readonly archive: Uint8Array<ArrayBuffer>;
  readonly digest: string;
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);

/** Signs and packs in a worker thread: 50 MB take about a second, which would block other requests. */
export function run({ unsigned, files, key, created }: Packing): Packed {
  const entries: StoredEntry[] = files.map(({ name, bytes }) => ({ name, bytes: asBuffer(bytes) }));
  const archive = passportArchive(unsigned, entries, { key, created });
  // Small buffers lie in a shared pool and cannot be transferred, so the bytes are copied.
  return { archive: new Uint8Array(archive), digest: hash('sha256', archive) };
}

/** Buffers that the worker transfers back instead of copying them. */
export const handedOver = ({ archive }: Packed): readonly ArrayBuffer[] => [archive.buffer];
