import {
  type PassportDocument,
  type RevocationDocument,
  revocationDocument,
} from '@lichen/contracts/compliance/passports/passport-format';
import { fingerprintOf } from '../../../platform/signed-archive/multikey';
import { BrokenArchive } from '../../../platform/signed-archive/stored-zip';
import { canonicalDocument, expectSigner, type Passport, readPassport } from './passport-archive.rules';

/** Result of checking a passport that somebody uploaded. */
export type PassportAnswer = 'intact' | 'broken' | 'unknown' | 'expired' | 'revoked';

/** The verdict on an archive; a broken one has the entry and, if known, the byte offset. */
export type PassportVerdict =
  | { readonly answer: 'broken'; readonly why: string; readonly place: string; readonly at?: number | undefined }
  | {
      readonly answer: Exclude<PassportAnswer, 'broken'>;
      readonly passport: Passport;
      readonly fingerprint: string;
      /** The trusted fingerprint: that of the signer, or of an earlier key of the issuer. */
      readonly trusted?: string | undefined;
      /** Date of the revocation list, if one was read. */
      readonly listedOn?: string | undefined;
      readonly revoked?: RevocationDocument['revoked'][number] | undefined;
    };

/** Data that a passport is judged against. */
export interface Judging {
  /** Time of the verdict, in the format of passports. */
  readonly now: string;
  /** Trusted fingerprints, in any notation. */
  readonly trusted: readonly string[];
  readonly revocations?: Buffer | undefined;
}

const plain = (fingerprint: string) => fingerprint.replaceAll(/[^0-9a-f]/gi, '').toLowerCase();

/**
 * Reads a revocation list. Throws `BrokenArchive` unless it has the passport issuer's address and first key, which
 * leads to all later keys.
 */
export function readRevocations(bytes: Buffer, { issuer }: Pick<PassportDocument, 'issuer'>): RevocationDocument {
  const place = 'list of revoked passports';
  const list = canonicalDocument(bytes, revocationDocument, place);
  expectSigner(list, place);
  const own = issuer.keys[0]?.key;
  if (list.issuer.id !== issuer.id || list.issuer.keys[0]?.key !== own)
    throw new BrokenArchive('The list of revoked passports is of another issuer', place);
  return list;
}

/** Returns the trusted fingerprint that covers the signer. A trusted key covers later keys only. */
function trustedOf({ document, signer }: Passport, trusted: readonly string[]): string | undefined {
  const known = new Set(trusted.map(plain));
  const keys = document.issuer.keys.map(({ key }) => key);
  return keys
    .slice(0, keys.indexOf(signer) + 1)
    .map((key) => fingerprintOf(key) ?? '')
    .findLast((fingerprint) => known.has(plain(fingerprint)));
}

function answerFor({ document }: Passport, now: string, isRevoked: boolean, isTrusted: boolean) {
  if (isRevoked) return 'revoked';
  if (now < document.validFrom || now > document.validUntil) return 'expired';
  return isTrusted ? 'intact' : 'unknown';
}

/** Judges a passport: first its bytes, then revocation, validity dates and signer. */
export function passportVerdict(archive: Buffer, { now, trusted, revocations }: Judging): PassportVerdict {
  try {
    const passport = readPassport(archive);
    const list = revocations && readRevocations(revocations, passport.document);
    const revoked = list?.revoked.find(({ id }) => id === passport.document.id);
    const vouching = trustedOf(passport, trusted);
    const answer = answerFor(passport, now, revoked !== undefined, vouching !== undefined);
    const fingerprint = fingerprintOf(passport.signer) ?? '';
    return { answer, passport, fingerprint, trusted: vouching, listedOn: list?.issuedOn, revoked };
  } catch (error) {
    if (!(error instanceof BrokenArchive)) throw error;
    return { answer: 'broken', why: error.message, place: error.place, at: error.at };
  }
}
