import { Problem } from '@lichen/contracts/api/problems';
import type { Box } from '@lichen/contracts/docs/reading';
import type { Sharp } from 'sharp';
import { READING_TEXTS } from '../reading-texts';
import { skewOf } from './skew';

/** A picture of a page prepared for OCR. */
export interface ReadyPicture {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
  /** Degrees by which its lines sloped; the picture has been levelled. */
  readonly skew: number;
  /** Size of the picture before levelling, in the same pixels. */
  readonly shown: { readonly width: number; readonly height: number };
  /** Whether all its pixels have one shade, so that there is nothing to read. */
  readonly isBlank: boolean;
}

const MOST_PIXELS = 50_000_000;
/** Maximum length of the longer side: about 300 dpi on a sheet. */
const LONGEST = 3500;
/** Minimum length of the longer side; smaller pictures are enlarged, because letters at 150 dpi are too small. */
const SHORTEST = 1700;
const PROFILE_WIDTH = 900;
/** Resolution stated to the engine, which requires one. */
const DPI = 200;
const LEAST_SKEW = 0.1;

async function library() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Opens an uploaded picture; one with too many pixels is refused before it is decoded. */
export async function openPicture(bytes: Uint8Array, page = 0): Promise<Sharp> {
  const sharp = await library();
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, page, failOn: 'error', unlimited: false }).autoOrient();
}

/** Opens the pixels of a drawn page. */
export async function openPixels(pixels: Uint8Array, width: number, height: number): Promise<Sharp> {
  const sharp = await library();
  return sharp(pixels, { raw: { width, height, channels: 4 } });
}

/** Returns the number of pages of a picture: those of a TIFF, otherwise 1. Throws `invalid` for other files. */
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

/** Returns the scale at which a picture is read. */
function scaleOf(width: number, height: number): number {
  const longest = Math.max(width, height);
  return longest > LONGEST ? LONGEST / longest : longest < SHORTEST ? SHORTEST / longest : 1;
}

/** Blur in pixels that removes the noise of a scanner, and lightness from which a pixel is paper. */
const [NOISE, PAPER] = [0.6, 150];

/** Returns a picture in black and white, without the noise of a scanner. */
export async function blackAndWhite(picture: Sharp): Promise<Sharp> {
  const sharp = await library();
  const bytes = await picture.flatten({ background: '#fff' }).blur(NOISE).threshold(PAPER).png().toBuffer();
  return sharp(bytes, { limitInputPixels: MOST_PIXELS });
}

/** Converts a picture to grey at a legible size and levels its lines. */
export async function readyPicture(picture: Sharp, turn: 0 | 90 | 180 | 270 = 0): Promise<ReadyPicture> {
  const sharp = await library();
  const { data, width, height } = await grey(picture);
  const scale = scaleOf(width, height);
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
  const isBlank = data.equals(Buffer.alloc(data.length, data[0]));
  return { png, width: info.width, height: info.height, skew: isLevel ? 0 : skew, shown, isBlank };
}

/** White margin around a part, in pixels; letters at the very edge are not recognised. */
const MARGIN = 24;
/** Extra scale for parts, which are small enough to be read larger than whole pages. */
const CLOSER = 1.5;

/** Cuts a part out of a page at a legible size and rotates it by `turn` degrees. */
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
  return { png, ...shown, skew: 0, shown, isBlank: false };
}
