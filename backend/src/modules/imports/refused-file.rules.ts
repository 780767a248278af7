import { fileRecords } from '../../platform/files/file-records';
import { discardBytes } from '../../platform/files/upload-guards';
import type { Platform } from '../../platform/platform';

/** Deletes a refused file, which nobody reads again, so that it uses none of the company's storage. */
export async function removeRefusedFile(platform: Platform, companyId: string, importId: string): Promise<void> {
  const kept = fileRecords(platform.database, platform.clock);
  for (const file of await kept.ofOwner(companyId, importId)) {
    await platform.database.transaction((tx) => kept.remove(tx, companyId, file.id));
    await discardBytes(platform, file.hash);
  }
}
