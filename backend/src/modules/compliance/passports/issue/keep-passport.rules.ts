import { Problem } from '@lichen/contracts/api/problems';
import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import { supplierPassport } from '@lichen/contracts/compliance/passports/supplier-passport.entity';
import { UPLOAD_TEXTS } from '@lichen/contracts/text/file-texts';
import { profile } from '@lichen/contracts/identity/profile.entity';
import type { Context, Read } from '../../../../platform/engine/rules';
import type { UnitOfWork } from '../../../../platform/engine/unit/unit-of-work';
import { fileRecords } from '../../../../platform/files/file-records';
import { holdUpload } from '../../../../platform/files/upload-guards';
import { storageBytes } from '../../../../platform/files/upload-limits';
import type { Platform } from '../../../../platform/platform';

/** Returns the legal name of a company for its passports, at most 300 characters. */
export async function legalName(read: Read, companyId: string): Promise<string> {
  return (await read(companyProfile).find(companyId))?.company_name.trim().slice(0, 300) || '–';
}

/** Returns the full name of a person; empty if the profile is gone. */
export async function personOf(read: Read, userId: string): Promise<string> {
  const found = await read(profile).find(userId);
  return `${found?.first_name ?? ''} ${found?.last_name ?? ''}`.trim();
}

interface Made {
  readonly id: string;
  readonly digest: string;
  readonly bytes: number;
  /** Name of the passport; the file name is derived from it. */
  readonly name: string;
}

const fileName = (name: string) => `${name.replace(/[^\p{L}\p{N} ._-]+/gu, ' ').trim() || 'passport'}.passport.zip`;

/**
 * Adds the file to the company; it counts towards its storage. Returns the file id; throws `tooLarge` if that is full.
 */
export async function keepPassport(
  platform: Pick<Platform, 'database' | 'clock' | 'files' | 'configuration'>,
  unit: UnitOfWork,
  { companyId, userId }: Context,
  { id, digest, bytes, name }: Made,
): Promise<string> {
  const { database, clock, configuration } = platform;
  await holdUpload(platform, unit.sql, companyId, digest);
  const kept = fileRecords(database, clock);
  const file_id = await kept.add(unit.sql, {
    ...{ companyId, ownerId: id, entity: supplierPassport.name, createdBy: userId },
    ...{ name: fileName(name), hash: digest, bytes, mime: 'application/zip' },
  });
  if ((await kept.usedBytes(unit.sql, companyId)) > storageBytes(configuration))
    throw new Problem('tooLarge', UPLOAD_TEXTS.noRoom);
  return file_id;
}
