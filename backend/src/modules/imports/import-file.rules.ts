import { fileRecords } from '../../platform/files/file-records';
import { discardBytes } from '../../platform/files/upload-guards';
import type { Platform } from '../../platform/platform';

/** Deletes the file of an import that nobody reads again, so that it uses none of the company's storage. */
export async function removeImportFile(platform: Platform, companyId: string, importId: string): Promise<void> {
  const kept = fileRecords(platform.database, platform.clock);
  for (const file of await kept.ofOwner(companyId, importId)) {
    await platform.database.transaction((tx) => kept.remove(tx, companyId, file.id));
    await discardBytes(platform, file.hash);
  }
}
