import { Problem, notFound } from '@lichen/contracts/api/problems';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Request } from 'express';
import { companyRecords } from '../engine/company-records';
import { expectAllowed, expectReadable } from '../engine/permissions/permit';
import type { Platform } from '../platform';
import { type FileRecord, fileRecords } from './file-records';

/**
 * Returns the record that the address names by its id, and its file. Throws where the person may not read the entity, and
 * `notFound` where their company has no such record or the record has no file, which `noFile` then says.
 */
export async function recordFile<E extends Entity>(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { session, params }: Request<{ id: string }>,
  entity: E,
  fileIdOf: (record: RecordOf<E>) => string | null,
  noFile?: string,
): Promise<{ readonly record: RecordOf<E>; readonly file: FileRecord }> {
  if (!session) throw new Problem('unauthenticated', 'Log in to continue');
  expectAllowed(entity.allow.read, session);
  expectReadable(entity, session);
  const record = await companyRecords({ database }, session.companyId)(entity).get(params.id);
  const fileId = fileIdOf(record);
  const file = fileId ? await fileRecords(database, clock).find(session.companyId, fileId) : undefined;
  if (!file) throw noFile ? new Problem('notFound', noFile) : notFound();
  return { record, file };
}
