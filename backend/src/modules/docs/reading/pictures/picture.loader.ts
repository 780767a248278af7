import { Problem } from '@lichen/contracts/api/problems';
import type { Box } from '@lichen/contracts/docs/reading';
import type { Sharp } from 'sharp';
import { READING_TEXTS } from '../reading-texts';
import { skewOf } from './skew';

/** A page as a picture, made ready to be read. */
export interface ReadyPicture {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
  /** Degrees by which its lines fell; it has been turned back. */
  readonly skew: number;
  /** Of the picture before, in the same pixels. */
  readonly shown: { readonly width: number; readonly height: number };
}

const MOST_PIXELS = 50_000_000;
/** Longest side that is read: about 300 dpi of a sheet. */
const LONGEST = 3500;
/** Shorter ones are enlarged: letters of 150 dpi are too small to be told. */
const SHORTEST = 1700;
const PROFILE_WIDTH = 900;
/** Said to the engine, which asks for one. */
const DPI = 200;
const LEAST_SKEW = 0.1;

async function library() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Opens a picture that somebody sent; one that is too large is refused before it is unpacked. */
export async function openPicture(bytes: Uint8Array, page = 0): Promise<Sharp> {
  const sharp = await library();
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, page, failOn: 'error', unlimited: false }).autoOrient();
}

/** Opens the pixels of a page that was drawn. */
export async function openPixels(pixels: Uint8Array, width: number, height: number): Promise<Sharp> {
  const sharp = await library();
  return sharp(pixels, { raw: { width, height, channels: 4 } });
}

/** Pages of a picture: those of a TIFF, else one; throws a refusal for what is no picture. */
export async function pagesIn(bytes: Uint8Array): Promise<number> {
  const sharp = await library();
  const found = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .metadata()
    .catch(() => null);
  const isKnown = found && ['jpeg', 'png', 'webp', 'tiff'].includes(found.format ?? '');
  if (!isKnown) throw new Problem('invalid', READING_TEXTS.broken);
  return found.format === 'tiff' ? (found.pages ?? 1) : 1;
}

async function grey(picture: Sharp): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .greyscale()
    .normalise()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Problem('invalid', READING_TEXTS.broken);
    });
  return { data, width: info.width, height: info.height };
}

/** How much larger or smaller a page is read than its picture is. */
function scaleOf(width: number, height: number): number {
  const longest = Math.max(width, height);
  return longest > LONGEST ? LONGEST / longest : longest < SHORTEST ? SHORTEST / longest : 1;
}

/** Grey, of a size at which letters are told or a share of it, and with its lines level. */
export async function readyPicture(picture: Sharp, turn: 0 | 90 | 180 | 270 = 0, share = 1): Promise<ReadyPicture> {
  const sharp = await library();
  const { data, width, height } = await grey(picture);
  const scale = scaleOf(width, height) * share;
  const raw = { width, height, channels: 1 } as const;
  const [shownWidth, shownHeight] = [Math.round(width * scale), Math.round(height * scale)];
  const sized = await sharp(data, { raw })
    .resize(shownWidth, shownHeight, { fit: 'fill' })
    .rotate(turn)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const shown = { width: sized.info.width, height: sized.info.height };
  const own = { width: shown.width, height: shown.height, channels: 1 } as const;
  const small = await sharp(sized.data, { raw: own })
    .resize(PROFILE_WIDTH)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const skew = skewOf({ pixels: small.data, width: small.info.width, height: small.info.height });
  const isLevel = Math.abs(skew) < LEAST_SKEW;
  const level = sharp(sized.data, { raw: own }).rotate(isLevel ? 0 : -skew, { background: '#fff' });
  const { data: png, info } = await level
    .withMetadata({ density: DPI })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { png, width: info.width, height: info.height, skew: isLevel ? 0 : skew, shown };
}

/** White around a part: letters at its edge are not told. */
const MARGIN = 24;
/** A part is small: its letters are read larger than those of a page, whose time is for all of it. */
const CLOSER = 1.5;

/** A part of a page, as sharp as letters need, with its lines level after a turn. */
export async function partPicture(
  picture: Sharp,
  { x, y, width: w, height: h }: Box,
  turn: number,
): Promise<ReadyPicture> {
  const sharp = await library();
  const { data, width, height } = await grey(picture);
  const [left, top] = [Math.floor(x * (width - 1)), Math.floor(y * (height - 1))];
  const part = {
    ...{ left, top },
    width: Math.min(width - left, Math.max(1, Math.ceil(w * width))),
    height: Math.min(height - top, Math.max(1, Math.ceil(h * height))),
  };
  const longest = LONGEST / Math.max(part.width, part.height);
  const scale = Math.min(scaleOf(width, height) * CLOSER, longest);
  const [across, down] = [part.width, part.height].map((side) => Math.max(1, Math.round(side * scale)));
  const cut = await sharp(data, { raw: { width, height, channels: 1 } })
    .extract(part)
    .resize(across, down, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data: png, info } = await sharp(cut.data, {
    raw: { width: cut.info.width, height: cut.info.height, channels: 1 },
  })
    .rotate(turn)
    .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: '#fff' })
    .withMetadata({ density: DPI })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const shown = { width: info.width, height: info.height };
  return { png, ...shown, skew: 0, shown };
}
