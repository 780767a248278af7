import type { PassportDocument, RevocationDocument } from '@lichen/contracts/compliance/passports/passport-format';
import { BrokenArchive } from '../../../../platform/signed-archive/stored-zip';
import { readRevocations } from '../passport-verdict.rules';

/** A downloaded revocation list, and the issuer of the passport. */
export interface ListBytes {
  readonly bytes: Uint8Array;
  readonly issuer: PassportDocument['issuer'];
}

/** Returns the revocation list; null if it is broken or not signed by the issuer of the passport. */
export function run({ bytes, issuer }: ListBytes): RevocationDocument | null {
  try {
    return readRevocations(Buffer.from(bytes), { issuer });
  } catch (error) {
    if (error instanceof BrokenArchive) return null;
    throw error;
  }
}
