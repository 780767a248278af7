import { Problem } from '@lichen/contracts/api/problems';
import { onPicture } from './read-part.loader';
import { READING_TEXTS } from './reading-texts';

/** Longest side in pixels of a page sent to an AI service; letters of a bill stay legible. */
const LONGEST = 1600;
const QUALITY = 80;

/** Returns a page as a small JPEG. */
export const pagePicture = (bytes: Uint8Array, page: number): Promise<Uint8Array> =>
  onPicture(bytes, page, (picture) =>
    picture
      .flatten({ background: '#fff' })
      .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: QUALITY })
      .toBuffer()
      .catch(() => {
        throw new Problem('invalid', READING_TEXTS.broken);
      }),
  );
