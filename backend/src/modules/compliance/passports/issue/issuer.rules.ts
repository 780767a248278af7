import type { KeyObject } from 'node:crypto';
import { refused } from '@lichen/contracts/api/problems';
import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import { passportIssuer } from '@lichen/contracts/compliance/passports/passport-issuer.entity';
import { PASSPORT_TEXTS } from '@lichen/contracts/compliance/passports/passport-texts';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { operation } from '../../../../platform/engine/operations';
import type { Context } from '../../../../platform/engine/rules';
import { newRow } from '../../../../platform/engine/unit/row-writes';
import type { UnitOfWork } from '../../../../platform/engine/unit/unit-of-work';
import type { Platform } from '../../../../platform/platform';
import { fingerprintOf, multikeyOf, privateKeyOf } from '../../../../platform/signed-archive/multikey';
import { sealerOf } from '../../../../platform/signing-keys/seals';
import { withNextKey } from '../key-chain.rules';
import { momentOf } from './moments';

export type Issuer = RecordOf<typeof passportIssuer>;
type Sealing = Pick<Platform, 'seals' | 'clock'>;

const SEED_BYTES = 32;
const MOST_KEYS = 50;

const purposeOf = (companyId: string) => `passport key of ${companyId}`;

/** Returns the current signing key. It must never leave the memory of this process. */
export const signingKeyOf = ({ seals }: Pick<Platform, 'seals'>, { _id, sealed_key }: Issuer): KeyObject =>
  privateKeyOf(seals.unseal(purposeOf(_id), sealed_key));

/** Returns the key encrypted with the current secret of the installation; undefined if it already is. */
export function sealedAnew({ seals }: Pick<Platform, 'seals'>, { _id, sealed_key }: Issuer): string | undefined {
  if (sealerOf(sealed_key) === seals.currentId) return undefined;
  return seals.seal(purposeOf(_id), seals.unseal(purposeOf(_id), sealed_key));
}

function freshKey({ seals, clock }: Sealing, companyId: string) {
  const seed = clock.random(SEED_BYTES);
  const key = privateKeyOf(seed);
  return { key, fingerprint: fingerprintOf(multikeyOf(key)) ?? '', sealed_key: seals.seal(purposeOf(companyId), seed) };
}

/** Returns the public addresses of an issuer in this portal, which do not reveal the company. */
function addressOf(publicUrl: string, slug: string) {
  const { host, pathname } = new URL(publicUrl);
  const parts = pathname.split('/').filter(Boolean);
  return {
    did: ['did', 'web', encodeURIComponent(host), ...parts, 'passports', slug].join(':'),
    list_address: `${publicUrl.replace(/\/+$/, '')}/passports/${slug}/revocations.json`,
  };
}

/** Returns the issuer of the company, creating it with the first passport. */
export async function issuerOf(
  unit: UnitOfWork,
  context: Context,
  { seals, clock, configuration }: Pick<Platform, 'seals' | 'clock' | 'configuration'>,
): Promise<Issuer> {
  // The lock makes a concurrent second passport find the issuer of the first.
  await unit.records(companyProfile).hold([context.companyId]);
  const known = await unit.records(passportIssuer).find(context.companyId);
  if (known) return known;
  const slug = clock.random(16).toString('hex');
  const { key, ...made } = freshKey({ seals, clock }, context.companyId);
  const record: Issuer = {
    ...{ ...newRow(context), _id: context.companyId, slug, ...addressOf(configuration.publicUrl, slug), ...made },
    keys: [{ key: multikeyOf(key), since: momentOf(context.now) }],
  };
  await unit.insert(passportIssuer, record, 'found');
  return record;
}

/** Creates a new key, signed by the current one, so that trust passes on. The old private key is deleted. */
export const rotateKey = operation(passportIssuer, 'rotate', async ({ record, context, unit, platform }) => {
  const held = (await unit.records(passportIssuer).held(record._id, 'exclusive')) ?? record;
  if (held.keys.length >= MOST_KEYS) throw refused(PASSPORT_TEXTS.mostKeys);
  const current = signingKeyOf(platform, held);
  const { key: next, ...made } = freshKey(platform, context.companyId);
  return { ...made, keys: withNextKey(held.did, held.keys, { current, next, since: momentOf(context.now) }) };
});
