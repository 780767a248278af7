import { type StorageUsed, storageUsed } from '@lichen/contracts/identity/storage.call';
import { fileRecords } from '../../../platform/files/file-records';
import { storageBytes } from '../../../platform/files/upload-limits';
import { handler } from '../../../platform/module';

export const storageHandler = handler(storageUsed, async ({ context, platform }) => {
  const { database, clock, configuration } = platform;
  const used = await fileRecords(database, clock).usedBytes(database, context.companyId);
  return { ok: true, obj: { used, all: storageBytes(configuration) } satisfies StorageUsed };
});
