import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { PASSPORT_CONTEXT, PASSPORT_LIMITS } from '@lichen/contracts/compliance/passports/passport-format';
import type { supplierPassport } from '@lichen/contracts/compliance/passports/supplier-passport.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { dayAt } from '@lichen/contracts/formats/days';
import type { JobTools } from '../../../../platform/jobs/job';
import type { Platform } from '../../../../platform/platform';
import { fingerprintOf, multikeyOf } from '../../../../platform/signed-archive/multikey';
import type { StoredEntry } from '../../../../platform/signed-archive/stored-zip';
import { passportArchive, type UnsignedPassport } from '../passport-archive.rules';
import { type Issuer, signingKeyOf } from './issuer.rules';
import { endOfDay, momentOf } from './moments';
import { passportContent, type PassportSources } from './passport-order.rules';

export interface Making {
  readonly record: RecordOf<typeof supplierPassport>;
  readonly issuer: Issuer;
  /** Legal name of the company. */
  readonly name: string;
  readonly sources: PassportSources;
  readonly now: number;
}

async function bytesOf(files: Platform['files'], digest: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await files.get(digest)) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Files of the documents, each told when it is there. */
async function filesOf(
  files: Platform['files'],
  entries: ReturnType<typeof passportContent>['entries'],
  tools: JobTools,
): Promise<StoredEntry[]> {
  const read: StoredEntry[] = [];
  for (const { document, name } of entries) {
    await tools.progress(read.length, entries.length);
    read.push({ name, bytes: await bytesOf(files, document.contents?.hash ?? '') });
  }
  return read;
}

function unsignedPassport(
  { record, issuer, name, now }: Making,
  subject: Omit<UnsignedPassport['credentialSubject'], 'name'>,
): UnsignedPassport {
  return {
    '@context': PASSPORT_CONTEXT,
    type: ['VerifiableCredential', 'SupplierPassport'],
    version: 1,
    id: `urn:uuid:${record._id}`,
    issuer: { id: issuer.did, name, keys: issuer.keys },
    ...{ validFrom: momentOf(now), validUntil: endOfDay(record.valid_until) },
    credentialSubject: { name, ...subject },
    credentialStatus: { type: 'SupplierPassportRevocations', id: issuer.list_address },
  };
}

export interface MadePassport {
  readonly digest: string;
  readonly bytes: number;
  /** Of the key that signed it. */
  readonly fingerprint: string;
}

/** Makes the signed archive, whose bytes lie in the file store afterwards. */
export async function madePassport(
  parts: Pick<Platform, 'files' | 'seals'>,
  making: Making,
  tools: JobTools,
): Promise<MadePassport> {
  const { entries, subject } = passportContent(making.sources, dayAt(making.now));
  const key = signingKeyOf(parts, making.issuer);
  const files = await filesOf(parts.files, entries, tools);
  const archive = passportArchive(unsignedPassport(making, subject), files, { key, created: momentOf(making.now) });
  const digest = hash('sha256', archive);
  await parts.files.put(Readable.from([archive]), PASSPORT_LIMITS.bytes);
  return { digest, bytes: archive.length, fingerprint: fingerprintOf(multikeyOf(key)) ?? '' };
}
