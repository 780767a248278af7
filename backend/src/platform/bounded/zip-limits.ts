import { ZIP_TEXTS } from '@lichen/contracts/text/file-texts';
import { Problem } from '@lichen/contracts/api/problems';

/** Limits against archives that unpack to very much. */
export interface ZipLimits {
  readonly entries: number;
  /** Most unpacked bytes of all entries together. */
  readonly unpacked: number;
  /** Most unpacked bytes per packed byte. */
  readonly ratio: number;
}

/** An entry as the directory at the end of the archive states it; sizes are in bytes. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  /** Offset of the entry's local header, in bytes. */
  readonly offset: number;
}

/** Room for a large honest workbook: a million cells unpack to about 60 MB. */
export const ZIP_LIMITS: ZipLimits = { entries: 2000, unpacked: 200 * 1024 * 1024, ratio: 120 };

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;
const MOST_COMMENT = 0xffff;
const ZIP64 = 0xffffffff;
const STORED = 0;
const DEFLATED = 8;

function refusal(message: string): Problem {
  return new Problem('invalid', message);
}

/**
 * Returns the entries of a zip file from its directory, without unpacking. The sizes are claims: callers must still
 * stop at `unpacked` bytes of each entry.
 */
export function boundedZipEntries(file: Buffer, limits: ZipLimits = ZIP_LIMITS): ZipEntry[] {
  const { count, start } = directoryOf(file);
  if (count > limits.entries) throw refusal(ZIP_TEXTS.tooMany);
  const entries: ZipEntry[] = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    const { entry, next } = entryAt(file, at);
    entries.push(entry);
    at = next;
  }
  expectHonest(file, entries, limits);
  return entries;
}

function directoryOf(file: Buffer): { count: number; start: number } {
  for (let at = file.length - END_SIZE; at >= Math.max(0, file.length - END_SIZE - MOST_COMMENT); at -= 1) {
    if (file.readUInt32LE(at) !== END) continue;
    const disk = file.readUInt16LE(at + 4);
    const count = file.readUInt16LE(at + 10);
    const size = file.readUInt32LE(at + 12);
    const start = file.readUInt32LE(at + 16);
    // Readers disagree about multi-volume files and 64-bit sizes, and no upload needs them.
    if (disk !== 0 || count === MOST_COMMENT || size === ZIP64 || start === ZIP64) throw refusal(ZIP_TEXTS.tooLarge);
    if (start + size > at) throw refusal(ZIP_TEXTS.broken);
    return { count, start };
  }
  throw refusal(ZIP_TEXTS.broken);
}

function entryAt(file: Buffer, at: number): { entry: ZipEntry; next: number } {
  if (at + ENTRY_SIZE > file.length || file.readUInt32LE(at) !== ENTRY) throw refusal(ZIP_TEXTS.broken);
  if ((file.readUInt16LE(at + 8) & 1) !== 0) throw refusal(ZIP_TEXTS.encrypted);
  const nameEnd = at + ENTRY_SIZE + file.readUInt16LE(at + 28);
  const next = nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  if (next > file.length) throw refusal(ZIP_TEXTS.broken);
  const entry = {
    name: file.toString('utf8', at + ENTRY_SIZE, nameEnd),
    method: file.readUInt16LE(at + 10),
    packed: file.readUInt32LE(at + 20),
    unpacked: file.readUInt32LE(at + 24),
    offset: file.readUInt32LE(at + 42),
  };
  if (isUnsafeName(entry.name)) throw refusal(ZIP_TEXTS.unsafe);
  return { entry, next };
}

/** Returns whether a name would leave the folder into which a careless reader unpacks. */
function isUnsafeName(name: string): boolean {
  return name.includes('\0') || name.includes('\\') || /^(\/|[a-z]:)/i.test(name) || name.split('/').includes('..');
}

function expectHonest(file: Buffer, entries: readonly ZipEntry[], limits: ZipLimits): void {
  let total = 0;
  let end = 0;
  for (const entry of [...entries].sort((a, b) => a.offset - b.offset)) {
    total += entry.unpacked;
    const bytes = entry.offset + LOCAL_SIZE + entry.packed;
    if (bytes > file.length || file.readUInt32LE(entry.offset) !== LOCAL) throw refusal(ZIP_TEXTS.broken);
    // Overlapping entries are how zip bombs stay below every ratio.
    if (entry.offset < end) throw refusal(ZIP_TEXTS.broken);
    if (entry.method !== STORED && entry.method !== DEFLATED) throw refusal(ZIP_TEXTS.broken);
    if (entry.unpacked > entry.packed * limits.ratio) throw refusal(ZIP_TEXTS.tooLarge);
    end = bytes;
  }
  if (total > limits.unpacked) throw refusal(ZIP_TEXTS.tooLarge);
}
