import type { KeyObject } from 'node:crypto';
import { PASSPORT_CONTEXT } from '@lichen/contracts/compliance/passports/passport-format';
import type { supplierPassport } from '@lichen/contracts/compliance/passports/supplier-passport.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { canonicalJson, type JsonValue } from '../../../../platform/signed-archive/canonical-json';
import { type JsonObject, withProof } from '../../../../platform/signed-archive/data-proof';
import { multikeyOf } from '../../../../platform/signed-archive/multikey';
import type { Issuer } from './issuer.rules';
import { dayTextOf, momentOf } from './moments';

export interface Listing {
  readonly issuer: Issuer;
  readonly name: string;
  readonly revoked: readonly Pick<RecordOf<typeof supplierPassport>, 'passport_id' | 'revoked_on' | 'revoke_reason'>[];
}

/** Returns the signed list of revoked passports; its date is `now` (ms). */
export function revocationList({ issuer, name, revoked }: Listing, key: KeyObject, now: number): Buffer {
  const created = momentOf(now);
  const list = {
    '@context': PASSPORT_CONTEXT,
    type: 'SupplierPassportRevocations',
    issuer: { id: issuer.did, name, keys: issuer.keys },
    issuedOn: created,
    revoked: revoked.map(({ passport_id, revoked_on, revoke_reason }) => ({
      ...{ id: passport_id, on: dayTextOf(revoked_on ?? 0), reason: revoke_reason },
    })),
  } as unknown as JsonObject;
  const method = `${issuer.did}#${multikeyOf(key)}`;
  return Buffer.from(canonicalJson(withProof(list, { key, method, created }) as unknown as JsonValue));
}

/** Returns the issuer's keys as a DID document, for resolvers of `did:web`. */
export function didDocument({ did, keys }: Issuer): Buffer {
  const methods = keys.map(({ key }) => ({
    id: `${did}#${key}`,
    type: 'Multikey',
    controller: did,
    publicKeyMultibase: key,
  }));
  return Buffer.from(
    canonicalJson({
      '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
      id: did,
      verificationMethod: methods,
      assertionMethod: methods.map(({ id }) => id),
    }),
  );
}
