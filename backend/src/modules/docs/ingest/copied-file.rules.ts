import { Problem } from '@lichen/contracts/api/problems';
import { UPLOAD_TEXTS } from '@lichen/contracts/text/file-texts';
import type { Context } from '../../../platform/engine/rules';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { fileRecords } from '../../../platform/files/file-records';
import { holdUpload } from '../../../platform/files/upload-guards';
import type { Uploaded } from '../../../platform/files/upload-handlers';
import { storageBytes } from '../../../platform/files/upload-limits';
import type { Platform } from '../../../platform/platform';
import type { Doc } from '../review/standing';
import { withFile } from './new-doc.rules';

/**
 * Attaches bytes that are already stored to a document of the company, where they count towards its storage like an
 * upload. Throws `tooLarge` if there is no room.
 */
export async function copiedFile(
  platform: Pick<Platform, 'database' | 'clock' | 'files' | 'configuration'>,
  unit: UnitOfWork,
  context: Context,
  into: Doc,
  file: Uploaded,
): Promise<Partial<Doc>> {
  const { database, clock, configuration } = platform;
  await holdUpload(platform, unit.sql, context.companyId, file.hash);
  const filed = await withFile(platform, unit, context, into, file);
  const used = await fileRecords(database, clock).usedBytes(unit.sql, context.companyId);
  if (used > storageBytes(configuration)) throw new Problem('tooLarge', UPLOAD_TEXTS.noRoom);
  return filed;
}
