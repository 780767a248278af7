import { pagePicture } from '../reading/page-picture.loader';

export interface PictureInput {
  readonly bytes: Uint8Array;
  readonly page: number;
}

/** Runs in a process apart: the document is whatever somebody sent. */
export const run = ({ bytes, page }: PictureInput): Promise<Uint8Array> => pagePicture(bytes, page);
