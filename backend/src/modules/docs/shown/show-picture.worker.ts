import { pagePicture } from '../reading/page-picture.loader';

/** A page to draw; the first page is 1. */
export interface PictureInput {
  readonly bytes: Uint8Array;
  readonly page: number;
}

/** Runs in a separate process, because the document comes from an unknown sender. */
export const run = ({ bytes, page }: PictureInput): Promise<Uint8Array> => pagePicture(bytes, page);
