import { buffer } from 'node:stream/consumers';
import { Problem } from '@lichen/contracts/api/problems';
import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import type { ShownPages } from '@lichen/contracts/docs/shown-pages.call';
import { runInProcess } from '../../../platform/bounded/run-in-process';
import { makeSemaphore } from '../../../platform/bounded/semaphore';
import type { FileRecord } from '../../../platform/files/file-records';
import type { FileStore } from '../../../platform/files/file-store';
import type { PictureInput } from './show-picture.worker';
import type { ShowInput } from './show-pages.worker';

/** Somebody waits for it. */
const BOUNDS = { memoryMb: 512, wallMs: 20_000 };
/** Pages of one company that are made or waited for: a few people who turn pages, not a flood. */
const MOST_OF_A_COMPANY = 12;

/** Each is a process of its own. */
const inTurn = makeSemaphore(2);
const asked = new Map<string, number>();

async function forCompany<T>({ companyId }: FileRecord, work: () => Promise<T>): Promise<T> {
  const before = asked.get(companyId) ?? 0;
  if (before >= MOST_OF_A_COMPANY) throw new Problem('tooMany', DOC_TEXTS.pagesUnderWay);
  asked.set(companyId, before + 1);
  try {
    return await inTurn(work, companyId);
  } finally {
    const left = (asked.get(companyId) ?? 1) - 1;
    if (left > 0) asked.set(companyId, left);
    else asked.delete(companyId);
  }
}

const pagesAs = (files: FileStore, file: FileRecord, how: Pick<ShowInput, 'isDrawn'>): Promise<ShownPages> =>
  forCompany(file, async () =>
    runInProcess<ShownPages>({
      module: require.resolve('./show-pages.worker'),
      input: { bytes: await buffer(await files.get(file.hash)), contentType: file.mime, ...how } satisfies ShowInput,
      bounds: BOUNDS,
    }),
  );

/** Pages of a stored file that browsers do not show by themselves, made where the file can do no harm. */
export const pagesOfFile = (files: FileStore, file: FileRecord): Promise<ShownPages> => pagesAs(files, file, {});

const NOTHING_SHOWN: ShownPages = { pages: [], pictures: 0, left_out: 0 };

/**
 * Pages for somebody who has nothing of the portal, as words and pictures: of a PDF too, whose number may be known. What
 * cannot be shown is none.
 */
export function drawnPages(files: FileStore, file: FileRecord, known: number | null): Promise<ShownPages> {
  if (file.mime === 'application/pdf' && known !== null) return Promise.resolve({ ...NOTHING_SHOWN, pictures: known });
  return pagesAs(files, file, { isDrawn: true }).catch((error: unknown) => {
    if (error instanceof Problem) return NOTHING_SHOWN;
    throw error;
  });
}

/** A page of a stored file as a JPEG. */
export const pictureOfFile = (files: FileStore, file: FileRecord, page: number): Promise<Uint8Array> =>
  forCompany(file, async () =>
    runInProcess<Uint8Array>({
      module: require.resolve('./show-picture.worker'),
      input: { bytes: await buffer(await files.get(file.hash)), page } satisfies PictureInput,
      bounds: BOUNDS,
    }),
  );
