import type { RevocationDocument } from '@lichen/contracts/compliance/passports/passport-format';
import type { receivedPassport } from '@lichen/contracts/compliance/passports/received-passport.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { BrokenArchive } from '../../../../platform/signed-archive/stored-zip';
import { readRevocations } from '../passport-verdict.rules';

type Received = Pick<RecordOf<typeof receivedPassport>, 'issuer_id' | 'issuer_name' | 'keys'>;

/** The list that came, if the issuer of the passport signed it. */
export function readList(bytes: Buffer, { issuer_id, issuer_name, keys }: Received): RevocationDocument | undefined {
  const issuer = { id: issuer_id ?? '', name: issuer_name ?? '', keys: [...(keys ?? [])] };
  try {
    return readRevocations(bytes, { issuer });
  } catch (error) {
    if (error instanceof BrokenArchive) return undefined;
    throw error;
  }
}
