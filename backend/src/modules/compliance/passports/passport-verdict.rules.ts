import {
  type PassportDocument,
  type RevocationDocument,
  revocationDocument,
} from '@lichen/contracts/compliance/passports/passport-format';
import { fingerprintOf } from '../../../platform/signed-archive/multikey';
import { BrokenArchive } from '../../../platform/signed-archive/stored-zip';
import { canonicalDocument, expectSigner, type Passport, readPassport } from './passport-archive.rules';

export type PassportAnswer = 'intact' | 'broken' | 'unknown' | 'expired' | 'revoked';

export type PassportVerdict =
  | { readonly answer: 'broken'; readonly why: string; readonly place: string; readonly at?: number | undefined }
  | {
      readonly answer: Exclude<PassportAnswer, 'broken'>;
      readonly passport: Passport;
      readonly fingerprint: string;
      /** Fingerprint that is trusted, the signer's own or that of an earlier key of the issuer. */
      readonly trusted?: string | undefined;
      /** Moment of the list of revoked passports, if one was read. */
      readonly listedOn?: string | undefined;
      readonly revoked?: RevocationDocument['revoked'][number] | undefined;
    };

export interface Judging {
  /** Moment of the judgement, as the passport writes moments. */
  readonly now: string;
  /** Fingerprints that are trusted, written in any way. */
  readonly trusted: readonly string[];
  readonly revocations?: Buffer | undefined;
}

const plain = (fingerprint: string) => fingerprint.replaceAll(/[^0-9a-f]/gi, '').toLowerCase();

/** The list, if its issuer is the same: by its address, and by the first key, which names all later ones. */
export function readRevocations(bytes: Buffer, { issuer }: Pick<PassportDocument, 'issuer'>): RevocationDocument {
  const place = 'list of revoked passports';
  const list = canonicalDocument(bytes, revocationDocument, place);
  expectSigner(list, place);
  const own = issuer.keys[0]?.key;
  if (list.issuer.id !== issuer.id || list.issuer.keys[0]?.key !== own)
    throw new BrokenArchive('The list of revoked passports is of another issuer', place);
  return list;
}

/** A key that is trusted vouches for those it named after it, so only the signer and earlier keys count. */
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

/** Judges a passport: every byte first, then whether it was taken back, its dates, and its signer. */
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
