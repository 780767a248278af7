import type { KeyObject } from 'node:crypto';
import { PASSPORT_CONTEXT, type PassportKeys } from '@lichen/contracts/compliance/passports/passport-format';
import { canonicalJson, type JsonValue } from '../../../../platform/signed-archive/canonical-json';
import { type JsonObject, withProof } from '../../../../platform/signed-archive/data-proof';
import { fingerprintOf, multikeyOf, privateKeyOf } from '../../../../platform/signed-archive/multikey';
import { passportArchive, type UnsignedPassport } from '../passport-archive.rules';

/** Returns a key that depends on the number only. */
export const keyOf = (number: number): KeyObject => privateKeyOf(Buffer.alloc(32, number));

export const ISSUER = 'did:web:portal.example:passports:birch';
export const CREATED = '2026-11-01T08:00:00Z';
const ID = 'urn:uuid:01939f3e-0000-7000-8000-000000000001';

export const firstKeys = (key: KeyObject): PassportKeys => [{ key: multikeyOf(key), since: CREATED }];
export const fingerprint = (key: KeyObject): string => fingerprintOf(multikeyOf(key)) ?? '';

export function smallPassport(keys: PassportKeys = firstKeys(keyOf(1))): UnsignedPassport {
  return {
    '@context': PASSPORT_CONTEXT,
    type: ['VerifiableCredential', 'SupplierPassport'],
    version: 1,
    id: ID,
    issuer: { id: ISSUER, name: 'Birch AS', keys },
    validFrom: '2026-11-01T08:00:00Z',
    validUntil: '2027-11-01T08:00:00Z',
    credentialSubject: {
      name: 'Birch AS',
      answers: [],
      certificates: [
        { type: 'certificate', name: 'ISO 14001', from: '2026-01-01', to: '2028-12-31', file: 'files/iso.pdf' },
      ],
      returns: [],
    },
  };
}

export const smallFiles = () => [{ name: 'files/iso.pdf', bytes: Buffer.from('%PDF-1.7 certificate') }];

export const smallArchive = (unsigned = smallPassport(), key = keyOf(1)): Buffer =>
  passportArchive(unsigned, smallFiles(), { key, created: CREATED });

export function revocationList(ids: readonly string[], key = keyOf(1), keys = firstKeys(key)): Buffer {
  const revoked = ids.map((id) => ({ id, on: '2026-11-20', reason: 'Certificate withdrawn' }));
  const list = {
    '@context': PASSPORT_CONTEXT,
    type: 'SupplierPassportRevocations',
    issuer: { id: ISSUER, name: 'Birch AS', keys },
    issuedOn: '2026-11-21T08:00:00Z',
    revoked,
  } as unknown as JsonObject;
  const method = `${ISSUER}#${multikeyOf(key)}`;
  return Buffer.from(canonicalJson(withProof(list, { key, method, created: CREATED }) as unknown as JsonValue));
}

export const SMALL_ID = ID;
