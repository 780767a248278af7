import type { Buffer } from 'node:buffer';
import { UPLOAD_TEXTS } from '@lichen/contracts/text/file-texts';
import { invalid } from '@lichen/contracts/api/problems';
import { jpegParts, pngParts, type Stated, webpParts } from './picture-parts';

const PARTS = new Map<string, (picture: Buffer) => Stated>([
  ['image/png', pngParts],
  ['image/jpeg', jpegParts],
  ['image/webp', webpParts],
]);

/**
 * Throws `invalid` for a picture that states more than `most` pixels on any side, moves, or is not whole. Does not
 * decode it.
 */
export function expectSize(picture: Buffer, mime: string, most: number): void {
  const { sides, isAnimated, isWhole } = PARTS.get(mime)?.(picture) ?? { sides: [], isAnimated: false, isWhole: false };
  if (sides.some((side) => side > most)) throw invalid({ file: UPLOAD_TEXTS.largePicture });
  if (isAnimated) throw invalid({ file: UPLOAD_TEXTS.wrongType });
  if (!isWhole || sides.length === 0 || sides.includes(0)) throw invalid({ file: UPLOAD_TEXTS.damagedPicture });
}
