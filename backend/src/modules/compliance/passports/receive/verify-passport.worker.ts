import { PASSPORT_ENTRY } from '@lichen/contracts/compliance/passports/passport-format';
import { fingerprintOf } from '../../../../platform/signed-archive/multikey';
import { BrokenArchive } from '../../../../platform/signed-archive/stored-zip';
import { type Passport, readPassport } from '../passport-archive.rules';
import { figuresIn } from './return-figures';

/** The content of an intact passport, or the defect of a broken file. */
export type Verified =
  | { readonly ok: false; readonly why: string; readonly place: string; readonly at: number | null }
  | ({ readonly ok: true } & ReturnType<typeof foundIn>);

function foundIn({ document, files, signer }: Passport, jsonBytes: number) {
  const { id, issuer, validFrom, validUntil, credentialSubject, credentialStatus, proof } = document;
  const { name, answers, certificates, returns } = credentialSubject;
  const known = issuer.keys.map(({ key }) => key);
  const size = (path: string) => files.find((each) => each.name === path)?.bytes.length ?? 0;
  return {
    ...{ id, issuerId: issuer.id, issuerName: issuer.name, subject: name, keys: issuer.keys },
    ...{ validFrom, validUntil, signedOn: proof.created, listAddress: credentialStatus?.id ?? null },
    fingerprint: fingerprintOf(signer) ?? '',
    fingerprints: known.slice(0, known.indexOf(signer) + 1).map((key) => fingerprintOf(key) ?? ''),
    holds: {
      certificates: certificates.map(({ type, name: title, from = null, to = null, number = null, file }) => ({
        ...{ type, name: title, from, to, number, file, size: size(file) },
      })),
      answers: answers.map(({ survey, surveyHash: hash, sentOn, questions }) => ({
        ...{ survey, hash, sentOn, questions: questions.length },
      })),
      returns: returns.map((each) => ({ year: each.year, name: each.name, figures: figuresIn(each) ?? null })),
    },
    entries: [
      { name: PASSPORT_ENTRY, size: jsonBytes },
      ...files.map((file) => ({ name: file.name, size: file.bytes.length })),
    ],
  };
}

/** Verifies every byte of an uploaded file. Returns the content of the passport, or what is broken and where. */
export function run({ archive }: { archive: Uint8Array }): Verified {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  try {
    const passport = readPassport(bytes);
    // Entries are stored uncompressed and the first one starts the archive, so its size is at offset 18.
    return { ok: true, ...foundIn(passport, bytes.readUInt32LE(18)) };
  } catch (error) {
    if (!(error instanceof BrokenArchive)) throw error;
    return { ok: false, why: error.message, place: error.place, at: error.at ?? null };
  }
}
