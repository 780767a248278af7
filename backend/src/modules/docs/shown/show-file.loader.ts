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
    return await inTurn(work);
  } finally {
    const left = (asked.get(companyId) ?? 1) - 1;
    if (left > 0) asked.set(companyId, left);
    else asked.delete(companyId);
  }
}

/** Pages of a stored file that browsers do not show by themselves, made where the file can do no harm. */
export const pagesOfFile = (files: FileStore, file: FileRecord): Promise<ShownPages> =>
  forCompany(file, async () =>
    runInProcess<ShownPages>({
      module: require.resolve('./show-pages.worker'),
      input: { bytes: await buffer(await files.get(file.hash)), contentType: file.mime } satisfies ShowInput,
      bounds: BOUNDS,
    }),
  );

/** A page of a stored file as a JPEG. */
export const pictureOfFile = (files: FileStore, file: FileRecord, page: number): Promise<Uint8Array> =>
  forCompany(file, async () =>
    runInProcess<Uint8Array>({
      module: require.resolve('./show-picture.worker'),
      input: { bytes: await buffer(await files.get(file.hash)), page } satisfies PictureInput,
      bounds: BOUNDS,
    }),
  );
