import { UPLOAD_TEXTS } from '@lichen/contracts/text/file-texts';
import { invalid } from '@lichen/contracts/api/problems';
import { imageSize } from 'image-size';

/** Returns the claimed width and height of a picture in pixels; undefined if it cannot be read. */
function claimed(picture: Uint8Array): { width: number; height: number } | undefined {
  try {
    return imageSize(picture);
  } catch {
    return undefined;
  }
}

/**
 * Throws `invalid` for a picture that is larger than `most` pixels on a side, or whose size is unknown. Does not decode
 * it.
 */
export function expectSize(picture: Uint8Array, most: number): void {
  const size = claimed(picture);
  if (!size || !(size.width > 0 && size.height > 0)) throw invalid({ file: UPLOAD_TEXTS.damagedPicture });
  if (Math.max(size.width, size.height) > most) throw invalid({ file: UPLOAD_TEXTS.largePicture });
}
