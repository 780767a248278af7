import { crc32 } from 'node:zlib';

/** A file of an archive, uncompressed. */
export interface StoredEntry {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Limits of an archive without compression. */
export interface StoredLimits {
  /** Most bytes of the whole archive. */
  readonly bytes: number;
  readonly entries: number;
  /** Pattern of permitted entry names; all others are refused, including folders and `..`. */
  readonly name: RegExp;
}

/** Error of an invalid archive, with its position. */
export class BrokenArchive extends Error {
  constructor(
    message: string,
    /** Name of the entry, or of the part of the archive. */
    readonly place: string,
    /** Offset in the file, if a single byte is wrong. */
    readonly at?: number,
  ) {
    super(message);
  }
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const LOCAL_SIZE = 30;
const CENTRAL_SIZE = 46;
const END_SIZE = 22;
const VERSION = 20;
/** Flag: names are UTF-8. */
const FLAGS = 0x0800;
/** 1 January 1980, the earliest date in a zip file. */
const DATE = 0x21;

/**
 * Writes the fields that both headers of an entry contain: version, flags, method, time, date, CRC, sizes, lengths of
 * name and extra.
 */
function writeShared(header: Buffer, at: number, { name, bytes }: StoredEntry): void {
  header.writeUInt16LE(VERSION, at);
  header.writeUInt16LE(FLAGS, at + 2);
  header.writeUInt16LE(DATE, at + 8);
  header.writeUInt32LE(crc32(bytes), at + 10);
  header.writeUInt32LE(bytes.length, at + 14);
  header.writeUInt32LE(bytes.length, at + 18);
  header.writeUInt16LE(Buffer.byteLength(name), at + 22);
}

function localHeader(entry: StoredEntry): Buffer {
  const header = Buffer.alloc(LOCAL_SIZE);
  header.writeUInt32LE(LOCAL, 0);
  writeShared(header, 4, entry);
  return Buffer.concat([header, Buffer.from(entry.name)]);
}

function centralHeader(entry: StoredEntry, offset: number): Buffer {
  const header = Buffer.alloc(CENTRAL_SIZE);
  header.writeUInt32LE(CENTRAL, 0);
  header.writeUInt16LE(VERSION, 4);
  writeShared(header, 6, entry);
  header.writeUInt32LE(offset, 42);
  return Buffer.concat([header, Buffer.from(entry.name)]);
}

function endOf(entries: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(END_SIZE);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

interface Part {
  readonly place: string;
  readonly bytes: Buffer;
}

function partsOf(entries: readonly StoredEntry[]): Part[] {
  const parts: Part[] = [];
  const directory: Part[] = [];
  let offset = 0;
  for (const entry of entries) {
    const local = localHeader(entry);
    directory.push({ place: `directory of the archive, ${entry.name}`, bytes: centralHeader(entry, offset) });
    parts.push({ place: `header of ${entry.name}`, bytes: local }, { place: entry.name, bytes: entry.bytes });
    offset += local.length + entry.bytes.length;
  }
  const size = directory.reduce((sum, { bytes }) => sum + bytes.length, 0);
  return [...parts, ...directory, { place: 'end of the archive', bytes: endOf(entries.length, size, offset) }];
}

/**
 * Builds an uncompressed archive of the entries in the given order, without dates and extra fields. Equal entries make
 * an equal file, so that a file can be verified by rebuilding it.
 */
export const storedZip = (entries: readonly StoredEntry[]): Buffer =>
  Buffer.concat(partsOf(entries).map(({ bytes }) => bytes));

/**
 * Returns the offset of an entry's content in an archive of entries with these names and sizes; undefined if there is
 * no such entry.
 */
export function offsetOf(entries: readonly { name: string; size: number }[], name: string): number | undefined {
  let at = 0;
  for (const entry of entries) {
    at += LOCAL_SIZE + Buffer.byteLength(entry.name);
    if (entry.name === name) return at;
    at += entry.size;
  }
  return undefined;
}

function entryAt(file: Buffer, at: number, limits: StoredLimits): { entry: StoredEntry; next: number } {
  const start = at + LOCAL_SIZE + (at + LOCAL_SIZE <= file.length ? file.readUInt16LE(at + 26) : file.length);
  if (start > file.length) throw new BrokenArchive('The archive ends in the header of an entry', 'headers', at);
  const name = file.toString('utf8', at + LOCAL_SIZE, start);
  const place = limits.name.test(name) ? `header of ${name}` : 'header of an entry';
  if (!limits.name.test(name)) throw new BrokenArchive('The archive holds an entry of another name', place, at);
  const next = start + file.readUInt32LE(at + 18);
  if (next > file.length) throw new BrokenArchive('An entry reaches beyond the archive', place, at);
  return { entry: { name, bytes: file.subarray(start, next) }, next };
}

/** Throws at the first byte that differs from the archive rebuilt from its entries. */
function expectRebuilt(file: Buffer, entries: readonly StoredEntry[]): void {
  let at = 0;
  for (const { place, bytes } of partsOf(entries)) {
    const found = file.subarray(at, at + bytes.length);
    if (!found.equals(bytes)) {
      const off = bytes.findIndex((byte, index) => byte !== found[index]);
      throw new BrokenArchive('The archive is not what its entries make', place, at + off);
    }
    at += bytes.length;
  }
  if (at !== file.length) throw new BrokenArchive('Something follows the archive', 'behind the archive', at);
}

/**
 * Returns the entries of an archive that equals its own rebuild byte by byte; throws a BrokenArchive otherwise. Nothing
 * is decompressed, so an archive needs no more memory than its file.
 */
export function readStoredZip(file: Buffer, limits: StoredLimits): StoredEntry[] {
  if (file.length > limits.bytes) throw new BrokenArchive('The archive is too large', 'archive');
  const entries: StoredEntry[] = [];
  let at = 0;
  while (at + 4 <= file.length && file.readUInt32LE(at) === LOCAL) {
    if (entries.length === limits.entries) throw new BrokenArchive('The archive holds too many entries', 'archive', at);
    const { entry, next } = entryAt(file, at, limits);
    if (entries.some(({ name }) => name === entry.name))
      throw new BrokenArchive('The archive holds two entries of one name', `header of ${entry.name}`, at);
    entries.push(entry);
    at = next;
  }
  expectRebuilt(file, entries);
  return entries;
}
