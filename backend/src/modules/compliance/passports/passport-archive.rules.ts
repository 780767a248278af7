import { hash, type KeyObject } from 'node:crypto';
import {
  PASSPORT_ENTRY,
  PASSPORT_LIMITS,
  type PassportDocument,
  passportDocument,
} from '@lichen/contracts/compliance/passports/passport-format';
import type { z } from 'zod';
import { isWithinBounds } from '../../../platform/bounded/json-scan';
import { canonicalJson, type JsonValue } from '../../../platform/signed-archive/canonical-json';
import { isProven, type JsonObject, signerOf, withProof } from '../../../platform/signed-archive/data-proof';
import { multikeyOf } from '../../../platform/signed-archive/multikey';
import { BrokenArchive, readStoredZip, storedZip, type StoredEntry } from '../../../platform/signed-archive/stored-zip';
import { isKeyChain } from './key-chain.rules';

/** A passport before signing; the list of files is added with the signature. */
export type UnsignedPassport = Omit<PassportDocument, 'proof' | 'files'>;

/** A verified passport and its files. */
export interface Passport {
  readonly document: PassportDocument;
  readonly files: readonly StoredEntry[];
  /** Multikey of the signing key. */
  readonly signer: string;
}

const byName = (a: StoredEntry, b: StoredEntry) => (a.name < b.name ? -1 : 1);
const manifestOf = ({ name, bytes }: StoredEntry) => ({
  path: name,
  size: bytes.length,
  sha256: hash('sha256', bytes),
});

/** Signs the document and the digests of its files, and packs them into the archive. */
export function passportArchive(
  unsigned: UnsignedPassport,
  files: readonly StoredEntry[],
  { key, created }: { readonly key: KeyObject; readonly created: string },
): Buffer {
  const sorted = [...files].sort(byName);
  const method = `${unsigned.issuer.id}#${multikeyOf(key)}`;
  const document = { ...unsigned, files: sorted.map(manifestOf) } as unknown as JsonObject;
  const text = canonicalJson(withProof(document, { key, method, created }) as unknown as JsonValue);
  const archive = storedZip([{ name: PASSPORT_ENTRY, bytes: Buffer.from(text) }, ...sorted]);
  // An archive that this portal would refuse must not be issued.
  readPassport(archive);
  return archive;
}

/** Parses a signed JSON text; throws `BrokenArchive` unless it fits limits and schema and is canonical. */
export function canonicalDocument<T>(bytes: Buffer, schema: z.ZodType<T>, place: string): T {
  const { bytes: most, ...bounds } = PASSPORT_LIMITS.json;
  if (bytes.length > most) throw new BrokenArchive('The signed text is too large', place);
  const text = bytes.toString('utf8');
  if (!isWithinBounds(text, bounds))
    throw new BrokenArchive('The signed text nests too deep or has too many names', place);
  let value: JsonValue;
  try {
    value = JSON.parse(text) as JsonValue;
  } catch {
    throw new BrokenArchive('The signed text is not JSON', place);
  }
  const read = schema.safeParse(value);
  if (!read.success) {
    const where = read.error.issues[0]?.path.join('.') ?? '';
    throw new BrokenArchive('The signed text is not of the expected form', where ? `${place}, ${where}` : place);
  }
  // Compares the parsed data, not the text: a member that the schema drops (`__proto__`) would not be signed.
  if (!isCanonical(bytes, read.data as JsonValue))
    throw new BrokenArchive('The signed text is not in its canonical form', place);
  return read.data;
}

function isCanonical(bytes: Buffer, value: JsonValue): boolean {
  try {
    return bytes.equals(Buffer.from(canonicalJson(value)));
  } catch {
    return false;
  }
}

/** Returns the signing key. Throws `BrokenArchive` if the issuer does not list it or the signature is wrong. */
export function expectSigner(document: Pick<PassportDocument, 'issuer' | 'proof'>, place: string): string {
  const { issuer, proof } = document;
  if (!isKeyChain(issuer.id, issuer.keys))
    throw new BrokenArchive('A key of the issuer is not named by the one before it', `${place}, issuer.keys`);
  const signer = signerOf(proof);
  if (proof.verificationMethod !== `${issuer.id}#${signer}` || !issuer.keys.some(({ key }) => key === signer))
    throw new BrokenArchive('The signing key is not a key of the issuer', `${place}, proof.verificationMethod`);
  if (!isProven(document as unknown as JsonObject, proof))
    throw new BrokenArchive('The signature does not fit what is signed', `${place}, proof`);
  return signer;
}

function expectManifest({ files: listed }: PassportDocument, files: readonly StoredEntry[]): void {
  for (const [at, entry] of files.entries()) {
    const { path, size, sha256 } = listed[at] ?? {};
    if (path !== entry.name) throw new BrokenArchive('The archive holds an entry that is not listed here', entry.name);
    const found = manifestOf(entry);
    if (size !== found.size || sha256 !== found.sha256)
      throw new BrokenArchive('The content of an entry differs from its digest', entry.name);
  }
  const missing = listed[files.length];
  if (missing) throw new BrokenArchive('An entry that is listed is missing', missing.path);
}

function expectReferences({ credentialSubject, files, validFrom, validUntil }: PassportDocument): void {
  const paths = files.map(({ path }) => path);
  if (paths.some((path, at) => at > 0 && path <= (paths[at - 1] ?? '')))
    throw new BrokenArchive('The entries are not in their order', `${PASSPORT_ENTRY}, files`);
  const named = new Set(credentialSubject.certificates.map(({ file }) => file));
  const [lost] = [...named].filter((path) => !paths.includes(path));
  if (lost) throw new BrokenArchive('A certificate names a file that is missing', lost);
  const [extra] = paths.filter((path) => !named.has(path));
  if (extra) throw new BrokenArchive('A file belongs to no certificate', extra);
  if (validUntil < validFrom)
    throw new BrokenArchive('The passport ends before it begins', `${PASSPORT_ENTRY}, validUntil`);
}

/** Reads a passport and verifies every byte; throws `BrokenArchive`. Trust in the signer is not checked here. */
export function readPassport(archive: Buffer): Passport {
  const [first, ...files] = readStoredZip(archive, PASSPORT_LIMITS);
  if (first?.name !== PASSPORT_ENTRY) throw new BrokenArchive(`The first entry is not ${PASSPORT_ENTRY}`, 'archive');
  const document = canonicalDocument(first.bytes, passportDocument, PASSPORT_ENTRY);
  expectManifest(document, files);
  expectReferences(document);
  return { document, files, signer: expectSigner(document, PASSPORT_ENTRY) };
}
