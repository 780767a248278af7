import { PASSPORT_LIMITS } from '@lichen/contracts/compliance/passports/passport-format';
import { PASSPORT_TEXTS } from '@lichen/contracts/compliance/passports/passport-texts';
import { receivedPassport } from '@lichen/contracts/compliance/passports/received-passport.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { runInWorker } from '../../../../platform/bounded/run-in-worker';
import { expectAllowed, expectSubscribed } from '../../../../platform/engine/permissions/permit';
import type { Context } from '../../../../platform/engine/rules';
import { newRow } from '../../../../platform/engine/unit/row-writes';
import type { UnitOfWork } from '../../../../platform/engine/unit/unit-of-work';
import { fileRecords } from '../../../../platform/files/file-records';
import type { Uploaded, UploadHandler } from '../../../../platform/files/upload-handlers';
import type { Platform } from '../../../../platform/platform';
import { ASK_ISSUER } from './ask-issuer.job';
import type { Verified } from './verify-passport.worker';
import { storedBytes } from '../../../../platform/files/stored-bytes';

type Received = RecordOf<typeof receivedPassport>;

/** Limits of the worker, far above the needs of the largest passport. */
const BOUNDS = { memoryMb: 512, wallMs: 30_000 };

const timeOf = (moment: string): number => Date.parse(moment);

const NOTHING_FOUND = {
  ...{ broken_why: null, broken_place: null, broken_at: null, passport_id: null, issuer_id: null, issuer_name: null },
  ...{ subject_name: null, keys: null, fingerprint: null, fingerprints: null, valid_from: null, valid_until: null },
  ...{ signed_on: null, holds: null, list_address: null, asked: 'none' as const, asked_on: null, listed_on: null },
  unheard_since: null,
  ...{ revoked_on: null, revoke_reason: null, job_id: null, entries: null, file_id: null },
};

/** Returns the record fields for the result of the verification. */
function said(found: Verified): Omit<Received, keyof ReturnType<typeof newRow> | '_id' | 'name' | 'digest' | 'bytes'> {
  if (!found.ok) {
    const broken = { broken_why: found.why, broken_place: found.place.slice(0, 400), broken_at: found.at };
    return { ...NOTHING_FOUND, verdict: 'broken', ...broken };
  }
  const { id, issuerId, issuerName, subject, keys, fingerprint, fingerprints, holds, entries, listAddress } = found;
  return {
    ...NOTHING_FOUND,
    verdict: 'intact',
    ...{ passport_id: id, issuer_id: issuerId, issuer_name: issuerName, subject_name: subject },
    ...{ keys, fingerprint, fingerprints, holds, entries, list_address: listAddress },
    ...{
      valid_from: timeOf(found.validFrom),
      valid_until: timeOf(found.validUntil),
      signed_on: timeOf(found.signedOn),
    },
  };
}

/** Stores the file of an intact passport; files of broken ones are not stored. */
async function kept(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  unit: UnitOfWork,
  { companyId, userId }: Context,
  { id, file: { name, hash, bytes, mime } }: { id: string; file: Uploaded },
): Promise<string> {
  const owner = { companyId, ownerId: id, entity: receivedPassport.name, createdBy: userId };
  return fileRecords(database, clock).add(unit.sql, { ...owner, name, hash, bytes, mime });
}

/**
 * Creates a received passport from an uploaded file, intact or broken, and asks its issuer in the background. An intact
 * file that was uploaded before leads to the existing record.
 */
export const receivePassport = (platform: Pick<Platform, 'database' | 'clock' | 'files'>): UploadHandler => ({
  types: ['application/zip'],
  wrongType: PASSPORT_TEXTS.noArchive,
  maxBytes: PASSPORT_LIMITS.bytes,
  permit: (context) => {
    expectAllowed(receivedPassport.actions.take.allow, context);
    expectSubscribed(receivedPassport, context);
  },
  handle: async ({ file, context, write }) => {
    const module = require.resolve('./verify-passport.worker');
    const task = async () => {
      const archive = await storedBytes(platform.files, file.hash);
      return { module, input: { archive }, bounds: BOUNDS };
    };
    const found = await runInWorker<Verified>(task, context.companyId);
    const id = await write(async (unit) => {
      const where = { digest: file.hash, verdict: 'intact' };
      const [known] = await unit.read(receivedPassport).list({ where, limit: 1 });
      if (known) return known._id;
      const _id = context.newId();
      const record: Received = {
        ...{ ...newRow(context), _id, name: file.name, digest: file.hash, bytes: file.bytes },
        ...said(found),
        ...(found.ok ? { file_id: await kept(platform, unit, context, { id: _id, file }) } : {}),
        ...(found.ok && found.listAddress !== null
          ? { asked: 'asking' as const, job_id: await unit.startJob(ASK_ISSUER, { id: _id }) }
          : {}),
      };
      await unit.insert(receivedPassport, record, 'receive');
      return _id;
    });
    return { id };
  },
});
