import { doc } from '@lichen/contracts/docs/doc.entity';
import { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import type { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { companyRecords } from '../../../platform/engine/company-records';
import { type FileRecord, fileRecords } from '../../../platform/files/file-records';
import type { Platform } from '../../../platform/platform';
import type { Sql } from '../../../platform/store/sql';

/**
 * Returns the file of a shared document if its company shares it now; undefined otherwise. The owner's rows are read
 * each time through the connection, so that a stale row gives no access.
 */
export async function sharedFile(
  { database, clock, connections }: Pick<Platform, 'database' | 'clock' | 'connections'>,
  companyId: string,
  { partner_id, share_id }: RecordOf<typeof sharedDoc>,
  sql: Sql = database,
): Promise<FileRecord | undefined> {
  const owner = await connections.counterpart(sql, { companyId, recordId: partner_id });
  if (!owner) return undefined;
  const read = companyRecords({ database }, owner.companyId, sql);
  const share = await read(docShare).find(share_id);
  if (share?.status !== 'shared' || !share.with_file || share.partner_id !== owner.recordId) return undefined;
  const document = await read(doc).find(share.doc_id);
  return document?.file_id ? fileRecords(database, clock).find(owner.companyId, document.file_id, sql) : undefined;
}
