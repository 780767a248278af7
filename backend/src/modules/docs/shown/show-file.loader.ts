import { Problem } from '@lichen/contracts/api/problems';
import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import type { ShownPages } from '@lichen/contracts/docs/shown-pages.call';
import { companyTurns } from '../../../platform/bounded/company-turns';
import { runInProcess } from '../../../platform/bounded/run-in-process';
import type { FileRecord } from '../../../platform/files/file-records';
import type { FileStore } from '../../../platform/files/file-store';
import type { PictureInput } from './show-picture.worker';
import type { ShowInput } from './show-pages.worker';
import { storedBytes } from '../../../platform/files/stored-bytes';

/** Limits of the process; a person is waiting. */
const BOUNDS = { memoryMb: 512, wallMs: 20_000 };

/** Makes pages in turn; a company has at most twelve being made or waiting. */
const inTurn = companyTurns({
  atOnce: 2,
  ofOneCompany: 12,
  tooMany: () => new Problem('tooMany', DOC_TEXTS.pagesUnderWay),
});

const pagesAs = (files: FileStore, file: FileRecord, how: Pick<ShowInput, 'isDrawn'>): Promise<ShownPages> =>
  inTurn(file.companyId, async () =>
    runInProcess<ShownPages>({
      module: require.resolve('./show-pages.worker'),
      input: { bytes: await storedBytes(files, file.hash), contentType: file.mime, ...how } satisfies ShowInput,
      bounds: BOUNDS,
    }),
  );

/** Returns the pages of a stored file that browsers cannot show, made in a separate process. */
export const pagesOfFile = (files: FileStore, file: FileRecord): Promise<ShownPages> => pagesAs(files, file, {});

const NOTHING_SHOWN: ShownPages = { pages: [], pictures: 0, left_out: 0 };

/**
 * Returns pages for a visitor without the portal's viewer; pages of a PDF count as pictures. Returns no pages if the
 * file cannot be shown.
 */
export function drawnPages(files: FileStore, file: FileRecord, known: number | null): Promise<ShownPages> {
  if (file.mime === 'application/pdf' && known !== null) return Promise.resolve({ ...NOTHING_SHOWN, pictures: known });
  return pagesAs(files, file, { isDrawn: true }).catch((error: unknown) => {
    if (error instanceof Problem) return NOTHING_SHOWN;
    throw error;
  });
}

/** Returns a page of a stored file as a JPEG. */
export const pictureOfFile = (files: FileStore, file: FileRecord, page: number): Promise<Uint8Array> =>
  inTurn(file.companyId, async () =>
    runInProcess<Uint8Array>({
      module: require.resolve('./show-picture.worker'),
      input: { bytes: await storedBytes(files, file.hash), page } satisfies PictureInput,
      bounds: BOUNDS,
    }),
  );
