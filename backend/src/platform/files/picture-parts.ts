import type { Buffer } from 'node:buffer';

/** What the parts of a picture state about it. Nothing is decoded. */
export interface Stated {
  /** Widths and heights in pixels, of the whole and of whatever it contains. */
  readonly sides: readonly number[];
  readonly isAnimated: boolean;
  /** Every part is there, dots among them. */
  readonly isWhole: boolean;
}

const NAME_BYTES = 4;
const nameAt = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + NAME_BYTES);

/** Reads the chunks of a PNG, behind its signature. */
export function pngParts(bytes: Buffer): Stated {
  const [start, around, header] = [8, 12, 13];
  const sides: number[] = [];
  let [isAnimated, hasDots] = [false, false];
  for (let at = start; at + around <= bytes.length; ) {
    const [length, name] = [bytes.readUInt32BE(at), nameAt(bytes, at + NAME_BYTES)];
    const next = at + around + length;
    // Decoders take the header from the beginning; another one would state another size.
    if (next > bytes.length || (name === 'IHDR') !== (at === start)) break;
    if (name === 'IHDR' && length === header) sides.push(bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12));
    if (name === 'acTL' || name === 'fcTL') isAnimated = true;
    if (name === 'IDAT') hasDots = true;
    if (name === 'IEND') return { sides, isAnimated, isWhole: hasDots };
    at = next;
  }
  return { sides, isAnimated, isWhole: false };
}

const MARK = 0xff;
const [SCAN, END] = [0xda, 0xd9];
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
/** Start of a frame, of any coding. The three others of this row hold tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Most passes over a picture; each takes a decoder as long as the whole. Programs write about ten. */
const MOST_SCANS = 100;

/** Returns the position of the marker behind the coded dots. */
function behindDots(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(MARK, from);
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== MARK && !isRestart(next)) return at;
    at = bytes.indexOf(MARK, next === MARK ? at + 1 : at + 2);
  }
  return bytes.length;
}

/** Reads the segments of a JPEG up to its end; a thumbnail lies within one of them. */
export function jpegParts(bytes: Buffer): Stated {
  const sides: number[] = [];
  const stated = (isWhole: boolean): Stated => ({ sides, isAnimated: false, isWhole });
  let scans = 0;
  for (let at = 2; at + 1 < bytes.length && bytes[at] === MARK; ) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === END) return stated(scans > 0 && scans <= MOST_SCANS);
    if (marker === MARK || marker === 1 || isRestart(marker)) {
      at += marker === MARK ? 1 : 2;
      continue;
    }
    const length = at + 4 <= bytes.length ? bytes.readUInt16BE(at + 2) : 0;
    const next = at + 2 + length;
    if (length < 2 || next > bytes.length) break;
    if (isFrame(marker)) {
      if (length < 8) break;
      sides.push(bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7));
    }
    if (marker === SCAN) scans += 1;
    at = marker === SCAN ? behindDots(bytes, next) : next;
  }
  return stated(false);
}

/** Sides that a chunk of a WebP states; none if it is not as it should be. */
function webpSides(bytes: Buffer, name: string, from: number, length: number): number[] {
  const side = 0x3fff;
  if (name === 'VP8X' && length >= 10) return [bytes.readUIntLE(from + 4, 3) + 1, bytes.readUIntLE(from + 7, 3) + 1];
  if (name === 'VP8 ' && length >= 10 && bytes.readUIntBE(from + 3, 3) === 0x9d012a)
    return [bytes.readUInt16LE(from + 6) & side, bytes.readUInt16LE(from + 8) & side];
  if (name === 'VP8L' && length >= 5 && bytes[from] === 0x2f) {
    const bits = bytes.readUInt32LE(from + 1);
    return [(bits & side) + 1, ((bits >>> 14) & side) + 1];
  }
  return [];
}

/** Reads the chunks of a WebP: the frame inside may state another size than the canvas. */
export function webpParts(bytes: Buffer): Stated {
  const [start, head] = [12, 8];
  const sides: number[] = [];
  let [isAnimated, hasDots] = [false, false];
  const end = bytes.length >= start ? bytes.readUInt32LE(4) + head : 0;
  let at = start;
  while (at + head <= Math.min(end, bytes.length)) {
    const [name, length] = [nameAt(bytes, at), bytes.readUInt32LE(at + NAME_BYTES)];
    const from = at + head;
    if (from + length > bytes.length) break;
    const stated = webpSides(bytes, name, from, length);
    sides.push(...stated);
    const isAnimatedCanvas = name === 'VP8X' && ((bytes[from] ?? 0) & 2) > 0;
    if (isAnimatedCanvas || name === 'ANIM' || name === 'ANMF') isAnimated = true;
    if (stated.length > 0 && name !== 'VP8X') hasDots = true;
    at = from + length + (length % 2);
  }
  return { sides, isAnimated, isWhole: hasDots && end <= bytes.length && at >= end };
}
