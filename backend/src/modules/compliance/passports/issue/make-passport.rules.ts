import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { PASSPORT_CONTEXT, PASSPORT_LIMITS } from '@lichen/contracts/compliance/passports/passport-format';
import type { supplierPassport } from '@lichen/contracts/compliance/passports/supplier-passport.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { dayAt } from '@lichen/contracts/formats/days';
import { runInWorker } from '../../../../platform/bounded/run-in-worker';
import type { JobTools } from '../../../../platform/jobs/job';
import type { Platform } from '../../../../platform/platform';
import { fingerprintOf, multikeyOf } from '../../../../platform/signed-archive/multikey';
import type { UnsignedPassport } from '../passport-archive.rules';
import { type Issuer, signingKeyOf } from './issuer.rules';
import { endOfDay, momentOf } from './moments';
import type { Packed, Packing } from './pack-passport.worker';
import { passportContent, type PassportSources } from './passport-order.rules';

export interface Making {
  readonly companyId: string;
  readonly record: RecordOf<typeof supplierPassport>;
  readonly issuer: Issuer;
  /** Legal name of the company. */
  readonly name: string;
  readonly sources: PassportSources;
  readonly now: number;
}

/** Returns the bytes of a stored file in a buffer of their own, which can be transferred to a worker. */
async function bytesOf(files: Platform['files'], digest: string): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  for await (const part of await files.get(digest)) parts.push(part as Buffer);
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
    await setImmediate();
  }
  return bytes;
}

/** Reads the files of the documents and reports progress. */
async function filesOf(
  files: Platform['files'],
  entries: ReturnType<typeof passportContent>['entries'],
  tools: JobTools,
): Promise<Packing['files']> {
  const read: Packing['files'][number][] = [];
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

/** The stored archive: its SHA-256 and size in bytes. */
export interface MadePassport {
  readonly digest: string;
  readonly bytes: number;
  /** Fingerprint of the signing key. */
  readonly fingerprint: string;
}

/** Memory for the files twice, and time in ms. */
const BOUNDS = { memoryMb: 512, wallMs: 60_000 };

/** Signs and packs the passport in a worker thread, which takes over the bytes, so that other requests do not wait. */
export function packed(input: Packing, companyId: string): Promise<Packed> {
  const handedOver = input.files.map(({ bytes }) => bytes.buffer);
  const module = require.resolve('./pack-passport.worker');
  return runInWorker<Packed>({ module, input, handedOver, bounds: BOUNDS }, companyId);
}

const PIECE_BYTES = 256 * 1024;

/** Yields the archive in pieces of 256 KB, so that hashing and writing do not block other work. */
export function* piecesOf(archive: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < archive.length; at += PIECE_BYTES) yield archive.subarray(at, at + PIECE_BYTES);
}

/**
 * Builds the signed archive and stores it in the file store. Returns its SHA-256, size in bytes and key fingerprint.
 */
export async function madePassport(
  parts: Pick<Platform, 'files' | 'seals'>,
  making: Making,
  tools: JobTools,
): Promise<MadePassport> {
  const { entries, subject } = passportContent(making.sources, dayAt(making.now));
  const key = signingKeyOf(parts, making.issuer);
  const files = await filesOf(parts.files, entries, tools);
  const input = { unsigned: unsignedPassport(making, subject), files, key, created: momentOf(making.now) };
  const { archive, digest } = await packed(input, making.companyId);
  await parts.files.put(Readable.from(piecesOf(archive)), PASSPORT_LIMITS.bytes, { isOwn: true });
  return { digest, bytes: archive.length, fingerprint: fingerprintOf(multikeyOf(key)) ?? '' };
}
