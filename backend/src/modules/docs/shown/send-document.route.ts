import type { Request, Response } from 'express';
import { invalid } from '@lichen/contracts/api/problems';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { download, downloadMade } from '../../../platform/files/download';
import type { FileRecord } from '../../../platform/files/file-records';
import type { FileStore } from '../../../platform/files/file-store';
import { MOST_PAGES } from '../reading/reading-texts';
import { pictureOfFile } from './show-file.loader';

/** Returns the requested page number; null for the whole file. Throws `invalid` for anything else. */
function pageOf({ originalUrl }: Request): number | null {
  const page = new URL(originalUrl, 'http://localhost').searchParams.get('page');
  if (page === null) return null;
  const number = /^\d{1,4}$/.test(page) ? Number(page) : 0;
  if (number < 1 || number > MOST_PAGES) throw invalid({ page: FIELD_TEXTS.wholeNumber });
  return number;
}

/** Sends the file of a document, or one of its pages as a JPEG, because not every browser shows TIFF files. */
export async function sendDocument(
  files: FileStore,
  file: FileRecord,
  request: Request,
  response: Response,
): Promise<void> {
  const page = pageOf(request);
  if (page === null) return download(files, file, request, response);
  const made = { name: `${file.name}-${page}.jpg`, tag: `"${file.hash}-${page}"`, mime: 'image/jpeg' };
  return downloadMade(made, () => pictureOfFile(files, file, page), request, response);
}
